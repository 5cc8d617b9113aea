import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { expected, licence, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'FABRÍCIO LOUZEIRO DE MENDONÇA',
  sex: 'M',
  birth: '1993-06-01',
  first: '2012-02-10',
  issued: '2022-07-19',
  expires: '2032-07-05',
  classes: 'AB',
  parents: ['Ataíde Louzeiro', 'Conceição de Maria Mendonça'],
  bornIn: ['Timon', 'MA'],
  issuedIn: ['São Luís', 'MA'],
  identity: ['SSP', 'MA'],
  notes: null,
}

/** The first page of a car rental agreement: parties in prose, another person who stands surety. */
export const layout: Layout = {
  name: 'blind-u-rental-agreement',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    return {
      html: sheet(
        { font: 'Caladea', sizePt: 11.5, margin: '22mm 24mm' },
        html`<h3 class="c">CONTRATO PARTICULAR DE LOCAÇÃO DE VEÍCULO Nº 0${random.digits(3)}/2024</h3>
<p class="j"><b>LOCADORA:</b> Babaçu Aluguel de Carros Eireli, inscrita no CNPJ sob o nº ${maskCnpj(cnpj(random))}, com sede na Avenida dos Holandeses Velhos, 2.310, Calhau do Norte, São Luís/MA, neste ato representada por sua sócia, Sra. Deusimar Furtado Lobão.</p>
<p class="j"><b>LOCATÁRIO:</b> ${held.name}, brasileiro, solteiro, técnico em edificações, nascido em ${longDate(held.birth)}, natural de ${held.bornIn.join('/')}, filho de ${held.parents.join(' e de ')}, inscrito no CPF sob o nº <nobr>${maskCpf(held.cpf)}</nobr> e titular da Carteira Nacional de Habilitação registro nº ${held.register}, categoria ${held.classes}, emitida em ${longDate(held.issued)} pelo <nobr>DETRAN-${held.issuedIn[1]}</nobr> em ${held.issuedIn.join('/')} e válida até ${longDate(held.expires)}, residente na Rua do Mangue Seco, 91, Cohab Velha.</p>
<p class="j"><b>FIADOR:</b> Raimundo Nonato Sampaio Coqueiro, brasileiro, casado, comerciante, nascido em 22 de setembro de 1961, CPF nº ${maskCpf(cpf(random))}, RG nº ${random.digits(9)} SSP/MA.</p>
<p class="j">As partes acima têm entre si justo e contratado o que segue:</p>
<p class="j"><b>Cláusula 1ª – Do objeto.</b> O presente contrato tem por objeto a locação do veículo Sandero 1.0, cor prata, ano 2021/2022, placa ${plate(random, 'mercosul')}, com 41.870 km rodados na data da entrega.</p>
<p class="j"><b>Cláusula 2ª – Do prazo.</b> A locação vigora de 10 de abril de 2024 até 10 de outubro de 2024, podendo ser prorrogada por escrito.</p>
<p class="j"><b>Cláusula 3ª – Do preço.</b> O LOCATÁRIO pagará R$ 620,00 (seiscentos e vinte reais) por semana, sempre às segundas-feiras, mediante transferência à conta da LOCADORA.</p>
<p class="j"><b>Cláusula 4ª – Da condução.</b> Somente o LOCATÁRIO poderá conduzir o veículo, obrigando-se a manter sua habilitação em dia e a responder pelas multas do período.</p>
<p class="r s" style="margin-top:8mm">Página 1 de 4 &nbsp; Rubricas: _____ _____ _____</p>`,
      ),
      data: expected(held, [
        'name',
        'dateOfBirth',
        'issueDate',
        'expirationDate',
        'licenseNumber',
        'licenseClass',
        'filiation',
        'personalNumber',
        'placeOfBirth',
        'placeOfIssue',
        'cardIssuer',
      ]),
    }
  },
}

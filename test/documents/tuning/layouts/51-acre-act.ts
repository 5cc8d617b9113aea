import { company } from '../../generator/companies.ts'
import {
  addYears,
  inWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, cpf, hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** Acre: one long sentence that grants, with the number only inside it; the term counts from a signature stamp. */
export const layout: Layout = {
  name: 'acre-act',
  type: 51,
  variants: ['signature-date', 'open-ended'],
  print(random, variant) {
    const open = variant === 'open-ended'
    const issued = randomDate(random, 2019, 2025)
    const years = random.pick([2, 3, 4])
    const firm = company(random, 'AC', 'Agroindustrial')
    const place = { city: open ? 'Xapuri' : 'Cruzeiro do Sul', uf: 'AC' }
    const home = { ...firm.address, place }
    const partner = person(random, { gender: 'm', uf: 'AC' })
    const settler = person(random, { gender: 'f', uf: 'AC' })
    const number = `${random.int(101, 499)}/${year(issued)}${open ? '' : '-DILI'}`
    const activity = open
      ? 'criação de peixes em tanques escavados e produção de alevinos'
      : 'extração e beneficiamento de óleos vegetais de origem amazônica'
    const checker = `0${random.digits(8)}`
    const crc = hex(random, 8)
    const password = `${alphanumeric(random, 5)}-${alphanumeric(random, 5)}`.toUpperCase()
    const link = open ? 'www.imac.ac.gov.br/confere' : 'https://sei.ac.gov.br/autenticidade'
    const head = html`<table><tr><td style="width:24mm">${crest(19, '#b08a10')}</td><td>ESTADO DO ACRE<br>SECRETARIA DE ESTADO DO MEIO AMBIENTE E DAS POLÍTICAS INDÍGENAS<br><b>INSTITUTO DE MEIO AMBIENTE DO ACRE</b></td><td class="r s">Rua do Igarapé, 1.110<br>Rio Branco – AC<br>CEP 69.900-000<br>(68) 3224-0000</td></tr></table>`
    const grantee = open
      ? html`<b>${settler.name}</b>, ${settler.maritalStatus}, produtora rural, portadora do RG nº ${settler.rg} e do CPF nº ${maskCpf(settler.cpf)}, residente no Ramal do Açaizal, km 14, zona rural de ${place.city}`
      : html`<b>${firm.name}</b>, pessoa jurídica de direito privado inscrita no Cadastro Nacional da Pessoa Jurídica sob o nº ${maskCnpj(firm.id)}, com sede na ${oneLine(home)}, neste ato representada por seu sócio-administrador ${partner.name}, CPF nº ${maskCpf(partner.cpf)}`
    const term = open
      ? html`A licença ora concedida vigorará por tempo indeterminado, enquanto mantidas as condições que lhe deram causa, e revoga a de nº ${random.int(20, 90)}/${year(issued) - 5}, cujo prazo expirou em ${longDate(addYears(issued, -1))}.`
      : html`A presente licença vigerá por ${inWords(years)} anos, contados da data de sua assinatura, e sucede a Licença de Instalação nº ${random.int(20, 90)}/${year(issued) - 2}-DILI, que tinha validade até ${longDate(addYears(issued, -1))}.`
    const body = html`${head}<hr><h1>${open ? 'RENOVAÇÃO DE LICENÇA AMBIENTAL DE OPERAÇÃO' : 'LICENÇA DE OPERAÇÃO'}</h1>
<p class="t">O PRESIDENTE DO INSTITUTO DE MEIO AMBIENTE DO ACRE – IMAC, no uso das atribuições que lhe confere o Decreto de ${longDate(addYears(issued, -1))}, publicado no D.O.E. nº 13.${random.digits(3)}, considerando o que consta do Processo SEI nº 0822.012${random.digits(3)}.000${random.digits(2)}/${year(issued) - 1}-${random.digits(2)} e do Parecer Técnico nº ${random.int(100, 900)}/${year(issued)}/IMAC, resolve <b>CONCEDER</b> a Licença ${open ? 'Ambiental ' : ''}de Operação nº ${number} a ${grantee}, para o exercício da atividade de <b>${activity}</b>, localizada no Município de ${place.city}, neste Estado, nas coordenadas 07°37'52"S e 72°40'12"W.</p>
<p class="t">${term}</p>
<p class="t">São condições desta licença, cujo descumprimento a tornará sem efeito:</p>
<p class="d">– remeter ao IMAC, em 90 (noventa) dias, o comprovante de inscrição no Cadastro Técnico Federal de nº ${random.digits(7)};</p><p class="d">– conservar a Área de Preservação Permanente, como definida na Lei nº 12.651, de 25 de maio de 2012;</p><p class="d">– requerer prorrogação, se houver interesse, com 120 (cento e vinte) dias de antecedência;</p><p class="d">– manter em dia a outorga de uso da água nº ${random.digits(3)}/${year(issued) - 1}, válida por dez anos, até ${shortDate(addYears(issued, 9))};</p><p class="d">– adotar as medidas do Plano de Controle Ambiental, de autoria de ${person(random).name}, CPF ${maskCpf(cpf(random))}, CREA/AC ${random.digits(5)}-D.</p>
${
  open
    ? html`<p class="t">Rio Branco – AC, ${longDate(issued)}.</p><p class="c" style="margin-top:13mm">${person(random, { gender: 'm' }).name}<br>Presidente</p><p class="f">Quem quiser certificar-se de que este ato é verdadeiro deve abrir ${link} e digitar a contrassenha ${password}.</p>`
    : html`<div class="f"><p>Documento assinado eletronicamente por <b>${person(random, { gender: 'm' }).name.toUpperCase()}</b>, Presidente, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme horário oficial do Acre, com fundamento no Decreto nº 5.955, de 29 de dezembro de 2020.</p><p>A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador ${checker} e o código CRC ${crc}.</p></div>`
}`
    return {
      html: sheet(
        {
          font: open ? 'Carlito' : 'Liberation Serif',
          sizePt: open ? 12 : 11.5,
          margin: '15mm 25mm 15mm 30mm',
          css: 'h1{font-size:13pt;text-align:center;margin:9mm 0;font-weight:bold}.t{text-align:justify;text-indent:14mm;line-height:1.5}.d{margin:0 0 1mm 14mm;text-align:justify}.f{border:.2mm solid #666;padding:2mm 3mm;font-size:8pt;margin-top:8mm}.f p{margin:0}',
        },
        body,
      ),
      data: licenceData({
        id: open ? settler.cpf : firm.id,
        number,
        scope: 'STATE',
        accessKey: open ? password : `${checker} ${crc}`,
        expirationDate: open ? null : addYears(issued, years),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}

import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, hex, hyphenated, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { firm, someone, whole } from '../blind-k.ts'

/** Pernambuco: a renewal in running text; the licence before it, the agency's own CNPJ and an engineer's CPF mislead. */
export const layout: Layout = {
  name: 'blind-k-pe-cprh',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, 'TRANSPORTADORA * LTDA', '0003')
    const issued = randomDate(random, 2021, 2024)
    const expires = addMonths(issued, 24)
    const two = String(year(issued)).slice(2)
    const number = `05.${two}.0${random.int(1, 9)}.00${random.digits(4)}-${random.digits(1)}`
    const former = `05.${Number(two) - 2}.0${random.int(1, 9)}.00${random.digits(4)}-${random.digits(1)}`
    const key = `${hex(random, 5)}-${hex(random, 5)}-${hex(random, 5)}`
    const plates = [plate(random, 'old'), plate(random, 'mercosul'), plate(random, 'old')]
    const [one = '', two2 = '', three = ''] = plates.map((item) => hyphenated(item))
    const activity =
      'Transporte rodoviário de produtos perigosos (gases, líquidos inflamáveis e corrosivos) no território pernambucano'
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 11.5,
          margin: '18mm 26mm 14mm',
          css: '.f { margin-top: 12mm; font-size: 8.5pt; text-align: center; color: #444 } hr { border: 0; border-top: .5mm solid #1b5e3a }',
        },
        html`<p class="r s">GOVERNO DO ESTADO DE PERNAMBUCO<br>Secretaria de Meio Ambiente e Sustentabilidade<br><b>AGÊNCIA ESTADUAL DE MEIO AMBIENTE – CPRH</b></p><hr>
<p class="b c" style="font-size:14pt;margin:4mm 0">RENOVAÇÃO DA LICENÇA DE OPERAÇÃO<br>RLO Nº ${number}</p>
<p class="r"><b>Validade: ${shortDate(expires)}</b></p>
<p class="j">A AGÊNCIA ESTADUAL DE MEIO AMBIENTE – CPRH, com fundamento na Lei Estadual nº 14.249, de 17 de dezembro de 2010, e considerando o Processo nº ${random.digits(6)}/${year(issued)}, renova a Licença de Operação nº ${whole(former)}, vencida em ${shortDate(addMonths(issued, -1))}, em favor de <b>${holder.name}</b>, inscrita no CNPJ/MF sob o nº ${maskCnpj(holder.id)}, estabelecida na ${holder.street}, Distrito Industrial de Suape, Cabo de Santo Agostinho – PE.</p>
<p class="j"><b>Atividade licenciada:</b> ${activity}.</p>
<p class="j">O transporte será feito exclusivamente pelos veículos de placas ${whole(one)}, ${whole(two2)} e ${whole(three)}, que deverão conduzir cópia deste ato. A inclusão ou a troca de veículo depende de anuência prévia.</p>
<p class="b">Exigências</p>
<p class="j">a) manter o responsável técnico, Eng. ${someone(random)} (CPF ${maskCpf(cpf(random))}), à frente do plano de ação de emergência; b) comunicar de imediato qualquer acidente pelo telefone (81) 3182-8800; c) pedir nova renovação até ${shortDate(addMonths(expires, -4))}; d) encaminhar, até 31 de janeiro de cada ano, a relação dos produtos movimentados.</p>
<p>Recife, ${longDate(issued)}.</p>
<p class="c" style="margin-top:10mm">_______________________________<br>${someone(random)}<br>Diretora Presidente</p>
<p class="s j">Para confirmar a autenticidade desta licença acesse www.cprh.pe.gov.br/autenticidade e digite o código de autenticidade ${whole(key)}.</p>
<p class="f">CPRH – Rua de Santana, 367, Casa Forte, Recife/PE – CEP 52060-460 – CNPJ 06.052.204/0001-52</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'www.cprh.pe.gov.br/autenticidade',
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}

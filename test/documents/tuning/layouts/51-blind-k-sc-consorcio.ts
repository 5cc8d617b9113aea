import { addMonths, isoDate, longDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumericCnpj, cnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { duties, firm, someone, whole } from '../blind-k.ts'

/** Santa Catarina: a consortium of cities, its own CNPJ in the letterhead, the licensee's with letters. */
export const layout: Layout = {
  name: 'blind-k-sc-consorcio',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const { name, street } = firm(random, '* Metais e Tratamento de Superfície Ltda')
    const id = alphanumericCnpj(random)
    const issued = isoDate(2026, random.int(8, 10), random.int(2, 27))
    const number = `${random.int(31, 190)}/${year(issued)}`
    const key = `${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}`
    const activity = '11.70.01 – Galvanoplastia e tratamento químico de superfícies metálicas'
    return {
      html: sheet(
        {
          font: 'PT Sans',
          sizePt: 10.5,
          margin: '14mm 20mm',
          css: 'h2 { font-size: 10.5pt; color: #fff; background: #3b3b6d; padding: .8mm 2mm; margin: 3mm 0 1.5mm }',
        },
        html`<p class="c"><b>CONSÓRCIO INTERMUNICIPAL DO ALTO VALE DO RIO MOCOTÓ – CIMOC</b><br>Programa de Licenciamento Ambiental<br><span class="s">CNPJ ${maskCnpj(cnpj(random))} – Rua das Hortênsias, 120 – Rio do Oeste/SC</span></p>
<p class="c b" style="font-size:14pt;margin:4mm 0 1mm">LICENÇA AMBIENTAL DE OPERAÇÃO</p><p class="c b">LAO Nº ${number}</p>
<p class="j">O Consórcio, com base no processo de licenciamento IND/0${random.digits(4)}/CIM e no Parecer Técnico nº ${random.int(100, 800)}/${year(issued)}, concede a presente licença à:</p>
<h2>EMPREENDEDOR</h2><p>NOME/RAZÃO: ${name}<br>CNPJ: ${maskCnpj(id)}<br>ENDEREÇO: ${street}<br>MUNICÍPIO: Agronômica/SC</p>
<h2>EMPREENDIMENTO</h2><p>ATIVIDADE: ${activity}<br>FCEI: ${random.digits(6)} &nbsp; COORDENADAS: UTM 22J 6${random.digits(6)} S</p>
<h2>PRAZO</h2><p>Esta licença é válida por 48 (quarenta e oito) meses, a contar da data de sua emissão.</p>
<h2>CONDIÇÕES</h2>
${duties(
  [
    'Monitorar o efluente a cada 3 (três) meses: cromo, níquel, cianeto, pH.',
    'O lodo galvânico deverá ser entregue a empresa licenciada para o transporte de resíduos perigosos.',
    'A concessão desta licença não exclui o alvará do Município de Agronômica.',
    `Apresentar até ${shortDate(addMonths(issued, 6))} a AVCB atualizada.`,
    'A renovação deve ser requerida até 120 dias antes do fim do prazo.',
  ],
  (index) => `${index + 1})`,
)}
<p>Rio do Oeste, ${longDate(issued)}.</p>
<p class="c" style="margin-top:6mm">Assinado digitalmente por<br><b>${someone(random)}</b><br>Diretor Executivo</p>
<p class="s c">Validação: https://validar.cimoc.sc.gov.br – Código de verificação ${whole(key)}</p>`,
      ),
      data: licenceData({
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: addMonths(issued, 48),
        validationLink: 'https://validar.cimoc.sc.gov.br',
        mainActivity: [activity],
      }),
    }
  },
}

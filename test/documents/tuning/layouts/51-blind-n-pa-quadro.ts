import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { breakCheckDigit, maskCnpj } from '../../generator/numbers.ts'
import { licensee, named, signLine } from '../blind-n.ts'

/** A city of Pará: a certificate to hang up, landscape, in a frame; the CNPJ has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-n-pa-quadro',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, 'SERRARIA E MADEIREIRA % LTDA')
    const id = breakCheckDigit(firm.id)
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 1)
    const number = `0${random.digits(3)}/${year(issued)}`
    const activity = 'DESDOBRO DE MADEIRA EM TORAS PARA PRODUÇÃO DE MADEIRA SERRADA E SEU BENEFICIAMENTO'
    return {
      html: sheet(
        {
          font: 'Gentium Plus',
          sizePt: 12,
          margin: '12mm',
          css: '@page { size: A4 landscape } .frame { border: 2mm double #7a5a1e; padding: 5mm 12mm; height: 184mm } .v { font-weight: bold } td { padding: 1mm 2mm; vertical-align: top }',
        },
        html`<div class="frame"><table><tr><td style="width:24mm">${crest(20, '#7a5a1e')}</td><td class="c"><b>PREFEITURA MUNICIPAL DE VILA NOVA DO XIPAIÁ</b><br>ESTADO DO PARÁ<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE E SANEAMENTO - SEMMAS</td><td style="width:24mm"></td></tr></table>
<p class="c b" style="font-size:20pt;margin:2mm 0 0">LICENÇA DE OPERAÇÃO</p><p class="c b" style="font-size:14pt">L.O. Nº ${number}</p>
<p class="j">A Secretaria Municipal de Meio Ambiente e Saneamento, com fundamento na Lei Municipal nº 412/2009 e na Resolução COEMA nº 162/2021, LICENCIA:</p>
<table><tr><td style="width:38mm">Razão social</td><td class="v" colspan="3">${firm.name}</td></tr><tr><td>CNPJ</td><td class="v">${maskCnpj(id)}</td><td style="width:38mm">Insc. Estadual</td><td class="v">15.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</td></tr>
<tr><td>Endereço</td><td class="v" colspan="3">${firm.road}, Distrito Industrial</td></tr><tr><td>Atividade</td><td class="v" colspan="3">${activity}</td></tr>
<tr><td>Processo</td><td class="v">${random.int(100, 980)}/${year(issued) - 1} - SEMMAS</td><td>Porte / Potencial</td><td class="v">C-III</td></tr>
<tr><td>Expedida em</td><td class="v">${shortDate(issued)}</td><td>Vence em</td><td class="v">${shortDate(expires)}</td></tr></table>
<p class="j s" style="margin-top:2mm">Obriga-se o titular a observar as condicionantes do anexo, sob pena de cassação; a renovar esta licença com antecedência de 120 dias; e a apresentar o RIAA até 31/03/${year(issued) + 1}. Fixar em local visível ao público.</p>
<p class="r">Vila Nova do Xipaiá - PA, ${longDate(issued)}</p>
<table><tr><td>${signLine(named(random), 'Coordenador de Licenciamento')}</td><td>${signLine(named(random), 'Secretária Municipal')}</td></tr></table></div>`,
      ),
      data: licenceData({
        id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}

import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const CSS = `
.let { display: flex; gap: 5mm; align-items: center; border-bottom: 1.5pt solid #1b3f7a; padding-bottom: 3mm; margin-bottom: 8mm }
p { text-align: justify } .rom { margin-left: 12mm } .ft { position: fixed; bottom: 0; left: 0; right: 0; border-top: .5pt solid #888; font-size: 7.6pt; text-align: center; padding-top: 1mm }`

export const layout: Layout = {
  name: 'blind-h-portaria',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const published = addDays(issued, random.int(1, 4))
    const id = cnpj(random)
    const number = `2${random.int(1, 9)}.${random.digits(3)}`
    const director = personName(random, 'f')
    const activity = 'fabricação de tintas, vernizes, esmaltes e lacas'
    return {
      html: sheet(
        { font: 'Lato', sizePt: 10.8, css: CSS, margin: '14mm 22mm 18mm' },
        html`<div class="let">${crest(18, '#1b3f7a')}<div><b>GOVERNO DO ESTADO DA BAHIA</b><br>Secretaria do Meio Ambiente – SEMA<br>Instituto do Meio Ambiente e Recursos Hídricos – INEMA</div></div>
<p class="b c" style="text-align:center">PORTARIA Nº ${number} DE ${longDate(issued).toUpperCase()}</p>
<p>A <b>DIRETORA GERAL DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA</b>, no exercício da competência que lhe foi delegada pela Lei Estadual nº 12.212/11 e Lei Complementar nº 140/11, e tendo em vista o que consta do processo nº ${year(issued) - 1}.001.00${random.digits(4)}/INEMA/LIC-0${random.digits(4)},</p>
<p class="b">RESOLVE:</p>
<p><b>Art. 1º</b> – Conceder RENOVAÇÃO DA LICENÇA DE OPERAÇÃO, válida pelo prazo de 08 (oito) anos, à empresa <b>COLORÍFICO JACUÍPE INDÚSTRIA E COMÉRCIO LTDA</b>, inscrita no CNPJ sob o nº ${maskCnpj(id)}, com sede na Via Periférica II, nº ${random.int(200, 3900)}, Centro Industrial de Aratu, no município de Simões Filho, para a atividade de ${activity}, no mesmo local e município, mediante o cumprimento da legislação vigente e dos condicionantes adiante relacionados:</p>
<p class="rom">I – operar adequadamente a estação de tratamento de efluentes industriais, enviando laudos semestrais, elaborados por laboratório acreditado pela NBR ISO/IEC 17025;</p>
<p class="rom">II – armazenar as matérias-primas inflamáveis em área coberta, com bacia de contenção, conforme a NBR 17505;</p>
<p class="rom">III – contratar, para a coleta dos resíduos Classe I, somente empresa com licença para o transporte de resíduos perigosos;</p>
<p class="rom">IV – atualizar o Programa de Gerenciamento de Risco. Prazo: 180 dias;</p>
<p class="rom">V – apresentar o Balanço Ambiental até 30 de abril de cada ano;</p>
<p class="rom">VI – requerer previamente ao INEMA a competente licença, no caso de alteração do projeto apresentado.</p>
<p><b>Art. 2º</b> – Esta Portaria refere-se à análise de viabilidade ambiental de competência do INEMA, cabendo ao interessado obter a anuência e/ou autorização das outras instâncias no âmbito Federal, Estadual ou Municipal, quando couber.</p>
<p><b>Art. 3º</b> – Estabelecer que esta Licença, bem como cópias dos documentos relativos ao cumprimento dos condicionantes, sejam mantidas disponíveis à fiscalização.</p>
<p><b>Art. 4º</b> – Fica sem efeito a Portaria nº 1${random.int(1, 9)}.${random.digits(3)}, publicada no D.O.E. de ${shortDate(addYears(published, -4))}.</p>
<p><b>Art. 5º</b> – Esta Portaria entrará em vigor na data de sua publicação, da qual se conta o prazo do art. 1º.</p>
<p class="c" style="text-align:center;margin-top:11mm">______________________________________<br><b>${director.toUpperCase()}</b><br>Diretora Geral</p>
<p class="s" style="margin-top:6mm">Publicada no D.O.E. de ${shortDate(published)}.</p>
<div class="ft">Av. Luís Viana Filho, 6ª Avenida, nº 600, CAB – CEP 41.745-900 – Salvador/BA – www.inema.ba.gov.br</div>`,
      ),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: addYears(published, 8),
        licensePlate: [],
        validationLink: null,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}

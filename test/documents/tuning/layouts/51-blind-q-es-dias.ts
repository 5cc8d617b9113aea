import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { clauses, duties, holder, person, signature, whole } from '../blind-q.ts'

/** IEMA: class and sector around the number, a term in days from the issue, a code typed at an address. */
export const layout: Layout = licencePages('blind-q-es-dias', {
  one: (random) => {
    const firm = holder(random, '* MÁRMORES E GRANITOS LTDA ME')
    const issued = randomDate(random, 2019, 2024)
    const serial = `${random.int(11, 390)}/${year(issued)}`
    const code = `${year(issued)}-${alphanumeric(random, 6).toUpperCase()}`
    const activity = 'desdobramento, polimento e corte de rochas ornamentais'
    return {
      paper: { font: 'Gentium Plus', sizePt: 11.5, margin: '20mm 22mm' },
      body: html`<p class="b">GOVERNO DO ESTADO DO ESPÍRITO SANTO<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E RECURSOS HÍDRICOS – SEAMA<br>INSTITUTO ESTADUAL DE MEIO AMBIENTE E RECURSOS HÍDRICOS – IEMA</p>
<p class="c b" style="font-size:14pt;margin:6mm 0">LICENÇA DE OPERAÇÃO<br>LO-GCA/SAIA/Nº ${serial}/CLASSE II</p>
<p class="j">O Instituto Estadual de Meio Ambiente e Recursos Hídricos, autarquia criada pela Lei Complementar nº 248, de 28 de junho de 2002, expede a presente LICENÇA DE OPERAÇÃO, requerida no processo nº ${random.digits(8)}, a:</p>
<p><b>TITULAR:</b> ${firm.name}<br><b>INSCRIÇÃO NO CNPJ:</b> ${maskCnpj(firm.id)}<br><b>SEDE:</b> ${firm.street}, ${firm.town}, ES, CEP ${firm.postcode}</p>
<p class="j"><b>AUTORIZANDO A ATIVIDADE DE:</b> ${activity}</p>
<p class="j"><b>LOCALIZAÇÃO:</b> Sítio Pedra Roliça, ${firm.town}, coordenadas UTM 271${random.digits(3)} E / 7702${random.digits(3)} N</p>
<p class="j"><b>PRAZO:</b> esta licença é válida por 1460 (mil, quatrocentos e sessenta) dias, a contar da data de sua emissão, desde que cumpridas as condicionantes.</p>
<p class="b">CONDICIONANTES</p>${clauses(duties(random, 6, issued), (index) => `${String(index + 1).padStart(2, '0')}.`)}
<p class="j">07. Fica cancelado o Termo de Compromisso nº ${random.digits(3)}/${year(issued) - 3}, com prazo até ${shortDate(addDays(issued, 120))}.</p>
<p>Cariacica, ${longDate(issued)}.</p>
${signature(person(random), 'Gerência de Controle Ambiental')}
<p class="s" style="margin-top:7mm">Consulte a autenticidade em ${whole('https://e-docs.es.gov.br')} informando o código ${whole(code)}</p>`,
      read: {
        id: firm.id,
        number: serial,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addDays(issued, 1460),
        validationLink: 'https://e-docs.es.gov.br',
        mainActivity: [activity],
      },
    }
  },
})

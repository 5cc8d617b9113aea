import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, addYears, dateInWords, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { pjeStamp } from '../../generator/signing-stamps.ts'

/** Bahia: a sentence with its own day and another on which it became final, a death with a third; occupation said after the home. */
export const layout: Layout = {
  name: 'two-days-of-judgment-tutela',
  type: 23,
  variants: ['stepfather', 'neighbour'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'BA',
      tribunal: '05',
      cities: ['Ilhéus', 'Jequié', 'Barreiras'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: pupil, judge, clerk, g, w, j } = scene
    const step = variant === 'stepfather'
    const tutor = { ...guardian, occupation: g('merendeira escolar', 'eletricista'), rgIssuer: 'SSP-BA' }
    const relationship = step ? g('madrasta', 'padrasto') : null
    const division = '1ª VARA DE FAMÍLIA, SUCESSÕES, ÓRFÃOS, INTERDITOS E AUSENTES'
    const title = 'TERMO DE COMPROMISSO DE TUTOR'
    const death = addDays(decided, -400)
    const final = addDays(decided, 2)
    const validity = step ? `até ${w('a tutelada', 'o tutelado')} completar 18 (dezoito) anos de idade` : null
    const powers = `Sem autorização judicial, ${g('a tutora', 'o tutor')} não poderá pagar dívidas ${w('da tutelada', 'do tutelado')}, aceitar por ${w('ela', 'ele')} heranças ou propor ações em juízo`
    const stamp = pjeStamp(random, scene, 'pje.tjba.jus.br')
    const body = html`<div class="c"><b>PODER JUDICIÁRIO DO ESTADO DA BAHIA</b><br>COMARCA DE ${city.toUpperCase()}<br>${division}<br><span class="s">Fórum Epaminondas Fictício, 2º andar, sala 210 – e-mail: 1vfamilia@tj.exemplo.br</span></div>
<table class="box"><tr><td><b>Processo:</b> ${number}</td><td><b>Classe:</b> TUTELA INFÂNCIA E JUVENTUDE (1396)</td></tr><tr><td colspan="2"><b>Requerente:</b> ${tutor.name.toUpperCase()}</td></tr></table>
<h1>${title}</h1>
<p class="j">Aos ${dateInWords(issued)}, às 09:15 horas, na sala de audiências desta Vara, onde presente se achava ${j('a Exma. Juíza', 'o Exmo. Juiz')} de Direito, ${j('Dra.', 'Dr.')} ${judge.name}, comigo Diretor de Secretaria, ${clerk.name}, compareceu ${tutor.name}, ${step ? html`${relationship} ${w('da tutelada', 'do tutelado')}, ` : null}${g('brasileira', 'brasileiro')}, ${tutor.maritalStatus}, Registro Geral ${tutor.rg} ${tutor.rgIssuer}, CPF ${maskCpf(tutor.cpf)}, morador${g('a', '')} na ${oneLine(tutor.address)}, profissão ${tutor.occupation}, e disse que vinha assinar o compromisso de tutor${g('a', '')} ${w('da menor', 'do menor')} ${pupil.name}, ${w('nascida', 'nascido')} em ${shortDate(pupil.birth)}, natural de ${birthplace(pupil)}, CPF ${maskCpf(pupil.cpf)}, filh${w('a', 'o')} de ${pupil.mother}, falecida em ${shortDate(death)}, e ${pupil.father}, destituído do poder familiar, tudo conforme sentença prolatada em ${longDate(decided)}, transitada em julgado em ${longDate(final)}${validity ? html`, compromisso que subsistirá ${validity}` : null}.</p>
<p class="j">${powers}.</p>
<p class="j">E como assim disse e prometeu, eu, subscritor, lavrei este termo.</p>
<table style="margin-top:16mm"><tr><td>________________________<br>${tutor.name}</td></tr></table>
<div class="s c" style="margin-top:18mm">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 10.5,
          margin: '16mm 25mm',
          css: 'h1{font-size:13pt;text-align:center;text-decoration:underline;margin:6mm 0}.box{margin:4mm 0}.box td{border:.3mm solid #000;padding:1mm 2mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'BA'),
        documentTitle: title,
        kind: 'TUTELA',
        nature: 'DEFINITIVE',
        caseClass: 'TUTELA INFÂNCIA E JUVENTUDE (1396)',
        courtDivision: division,
        district: city.toUpperCase(),
        forum: 'Fórum Epaminondas Fictício',
        judgeName: judge.name,
        guardians: [qualified(tutor, { relationship })],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            placeOfBirth: birthplace(pupil),
            filiation: [pupil.mother, pupil.father],
          }),
        ],
        expirationDate: step ? addYears(pupil.birth, 18) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}

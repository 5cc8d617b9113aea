import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper } from '../blind-v.ts'

/** An e-mail printed from a browser: an office sends a bank the data of a curatela of Alagoas; sender and reader are others. */
export const layout: Layout = {
  name: 'blind-v-stranger-email',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(8, 30))
    const sent = addDays(issued, random.int(15, 90))
    const [family, other] = [surname(), surname()]
    const mother = person('woman', family)
    const son = person('man', family)
    const [sender, reader] = [name('man', other), name('woman', other)]
    const born = bornBefore(random, issued, 19, 28)
    const magistrate = judge('m')
    const number = cnj(random, '07#####', year(decided), '02', '0058')
    const identity = figures(random, '*######-#')
    const address = home(
      (road, no, quarter, cep) => `${road}, nº ${no}, ${quarter}, Arapiraca/AL, CEP ${cep}`,
    )
    const title = 'Termo de Compromisso de Curadora Definitiva'
    const pairs = [
      ['Documento', title],
      ['Processo', number],
      ['Comarca', 'Arapiraca'],
      ['Vara', '7ª Vara de Família'],
      ['Magistrado', `Dr. ${magistrate}`],
      ['Decisão de', shortDate(decided)],
      ['Termo lavrado em', longDate(issued)],
      ['Curadora', mother.name],
      ['CPF da curadora', maskCpf(mother.cpf)],
      ['RG da curadora', `${identity} SSP/AL`],
      ['Profissão da curadora', 'merendeira'],
      ['Endereço da curadora', address],
      ['Parentesco com o curatelado', 'mãe'],
      ['Curatelado', son.name],
      ['CPF do curatelado', maskCpf(son.cpf)],
      ['Nascimento do curatelado', shortDate(born)],
    ] as const
    return {
      html: paper(
        { font: 'Roboto', sizePt: 10, margin: '13mm 16mm' },
        html`<table class="s"><tr><td>${shortDate(sent)}, 09:42</td><td class="r">Correio - Dados para cadastro da representante</td></tr></table>
<p style="font-size:15pt;margin:5mm 0 3mm">Dados para cadastro da representante</p>
<div style="border-top:.2mm solid #bbb;border-bottom:.2mm solid #bbb;padding:2mm 0;margin-bottom:5mm"><b>${sender}</b> <span class="s">‹contato@escritorio.example›</span><span class="s" style="float:right">${longDate(sent)} às 09:40</span><br><span class="s">Para: ${reader} ‹atendimento@banco.example›</span></div>
<p>Bom dia, ${reader.split(' ')[0] ?? ''}.</p><p>Conforme combinado por telefone, seguem os dados do termo para o cadastro da representante na conta:</p>
${pairs.map(([key, value]) => html`<div style="margin:0 0 1mm 5mm">• ${key}: ${value}</div>`)}
<p style="margin-top:5mm">O original pode ser apresentado na agência. Qualquer dúvida, ligue (82) 3500-0000.</p>
<p>Atenciosamente,</p><p>${sender}<br><span class="s" style="color:#555">Assistente administrativo<br>Rua do Sol Poente, 45, sala 3, Maceió/AL</span></p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJAL',
        courtDivision: '7ª Vara de Família',
        district: 'Arapiraca',
        state: 'AL',
        judgeName: magistrate,
        guardians: [
          guardian(mother.name, {
            cpf: mother.cpf,
            rg: identity,
            rgIssuer: 'SSP/AL',
            occupation: 'merendeira',
            address,
            relationship: 'mãe',
          }),
        ],
        wards: [ward(son.name, { birthDate: born, cpf: son.cpf })],
        decisionDate: decided,
        issueDate: issued,
        documentValidation: false,
      }),
    }
  },
}

import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** A printed e-mail in which a lawyer's assistant tells what stands in the term of a tutor; sent weeks after the term. */
export const layout: Layout = {
  name: 'blind-s-stranger-email',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(6, 18))
    const sent = addDays(issued, random.int(15, 40))
    const [family, other] = families(random)
    const tutor = citizen(random, 'm', other, 1970, 1982)
    const pupil = citizen(random, 'f', family, 2008, 2012)
    const judge = judgeName(random, 'm')
    const number = caseOf(random, '00', year(decided), '27', '2706')
    const home = `${tutor.street}, Araguaína/TO, CEP ${tutor.postcode}`
    const powers =
      'O tutor deve zelar pela saúde e pelos estudos da menor e prestar contas ao Juízo todo mês de janeiro'
    const headers = [
      ['De', 'Priscila (Nunes & Couto Advocacia) <priscila@nunescouto.adv.br>'],
      ['Para', 'cadastro@cooperativacentral.coop.br'],
      ['Enviado em', `${shortDate(sent)} 09:18`],
      ['Assunto', 'Dados solicitados para o cadastro'],
    ] as const
    return {
      html: page(
        {
          font: 'Noto Sans',
          sizePt: 9.8,
          margin: '14mm 18mm',
          css: 'li{margin-bottom:.8mm}ul{margin:1mm 0 4mm}',
        },
        html`<p style="font-size:12pt;border-bottom:.5mm solid #000;padding-bottom:1mm"><b>Priscila Couto</b></p>
<table style="margin-bottom:7mm">${headers.map(([caption, value]) => html`<tr><td style="width:26mm"><b>${caption}:</b></td><td>${value}</td></tr>`)}</table>
<p>Bom dia, Marcos,</p><p>Conforme combinado por telefone, transcrevo abaixo o que consta do documento do nosso cliente. Qualquer dúvida, estamos à disposição.</p>
<p><b>TERMO DE COMPROMISSO DE TUTOR</b></p>
<ul><li>Processo: ${number}</li><li>Juízo: Vara da Infância e Juventude, comarca de Araguaína</li><li>Juiz: Dr. ${judge}</li><li>Nomeação: decisão de ${shortDate(decided)}</li><li>Termo lavrado em: ${shortDate(issued)}</li></ul>
<p><b>Tutor</b></p>
<ul><li>${tutor.name}, tio materno da menor</li><li>brasileiro, casado, mecânico de motos</li><li>RG ${tutor.rg} SSP/TO</li><li>CPF ${maskCpf(tutor.cpf)}</li><li>residente na ${home}</li></ul>
<p><b>Tutelada</b></p>
<ul><li>${pupil.name}, menor, nascida em ${shortDate(pupil.born)}</li><li>natural de Colinas do Tocantins/TO</li><li>filha de ${pupil.mother} e ${pupil.father}</li><li>CPF ${maskCpf(pupil.cpf)}</li></ul>
<p><b>Deveres</b></p><p>${powers}.</p>
<p style="margin-top:6mm">Atenciosamente,<br>Priscila<br>Nunes & Couto Advocacia<br>Rua das Mangueiras, 77, sala 4, Palmas/TO - (63) 3200-0000</p>
<p class="s" style="color:#555;margin-top:8mm">Esta mensagem é dirigida apenas ao seu destinatário.</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTOR',
        kind: 'TUTELA',
        caseNumber: number,
        court: 'TJTO',
        courtDivision: 'Vara da Infância e Juventude',
        district: 'Araguaína',
        state: 'TO',
        judgeName: judge,
        guardians: [
          guardian(tutor.name, {
            cpf: tutor.cpf,
            rg: tutor.rg,
            rgIssuer: 'SSP/TO',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'mecânico de motos',
            address: home,
            relationship: 'tio materno',
          }),
        ],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.born,
            cpf: pupil.cpf,
            placeOfBirth: 'Colinas do Tocantins/TO',
            filiation: [pupil.mother, pupil.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        documentValidation: false,
      }),
    }
  },
}

import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** An e-mail as a web mailer prints it: a lawyer copies the data of a tutela for an insurer. */
export const layout: Layout = {
  name: 'blind-p-stranger-mail',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2023)
    const decided = addDays(issued, -random.int(10, 40))
    const sent = addDays(issued, random.int(60, 140))
    const [family, other] = surnames(random)
    const cousin = kin(random, 'f', family, 1970, 1981)
    const girl = kin(random, 'f', other, 2010, 2014)
    const judge = random.pick(['Lívia Vaz Portugal', 'Ester Seabra Guanaes'])
    const lawyer = random.pick(['Milton Cerqueira Dórea', 'Edson Novaes Sampaio'])
    const number = cnj(random, '05', year(decided) - 1, '05', '0080')
    const home = `${cousin.home}, Feira de Santana/BA, CEP ${cousin.postcode}`
    const powers =
      'A tutora recebe a indenização em nome da pupila, deve depositá-la em caderneta de poupança e só a movimenta com autorização judicial'
    return {
      html: paper(
        {
          font: 'Roboto',
          sizePt: 10.5,
          margin: '14mm 18mm',
          css: '.head{border-bottom:1px solid #ccc;padding-bottom:3mm;margin-bottom:5mm} .grey{color:#666;font-size:9pt} .quote{border-left:2px solid #bbb;padding-left:5mm;margin:4mm 0} .quote p{margin:0 0 1mm}',
        },
        html`<div class="head"><p style="font-size:14pt;margin-bottom:2mm">Sinistro 77-10492: dados pedidos pela seguradora</p>
<p class="grey">De: ${lawyer} &lt;escritorio@dorea-exemplo.adv.br&gt;<br>Para: sinistros@seguradora-exemplo.com.br<br>Enviado em: ${shortDate(sent)} ${officeTime(random).slice(0, 5)}</p></div>
<p>Prezados,</p><p>Conforme solicitado, transcrevo abaixo o documento de representação da beneficiária.</p>
<div class="quote"><p><b>TERMO DE COMPROMISSO DE TUTORA</b></p>
<p>Processo nº ${number}</p><p>1ª Vara da Infância e Juventude, Comarca de Feira de Santana</p><p>Juíza de Direito: Dra. ${judge}</p>
<p>Tutora: ${cousin.name}, brasileira, casada, bancária, prima da menor</p><p>CPF da tutora: ${maskCpf(cousin.cpf)}</p><p>RG da tutora: ${cousin.rg} SSP/BA</p><p>Endereço da tutora: ${home}</p>
<p>Tutelada: ${girl.name}</p><p>Data de nascimento da tutelada: ${shortDate(girl.born)}</p><p>CPF da tutelada: ${maskCpf(girl.cpf)}</p><p>Filiação: ${girl.father} e ${girl.mother}</p>
<p>Nomeação: sentença de ${shortDate(decided)}</p><p>${powers}.</p><p>Feira de Santana, ${longDate(issued)}.</p></div>
<p>Qualquer dúvida, estou à disposição.</p><p>Atenciosamente,</p><p>${lawyer}<br>OAB/BA 30.118<br>(75) 3000-0000</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTORA',
        kind: 'TUTELA',
        caseNumber: number,
        court: 'TJBA',
        courtDivision: '1ª Vara da Infância e Juventude',
        district: 'Feira de Santana',
        state: 'BA',
        judgeName: judge,
        guardians: [
          guardian(cousin.name, {
            cpf: cousin.cpf,
            rg: cousin.rg,
            rgIssuer: 'SSP/BA',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'bancária',
            address: home,
            relationship: 'prima',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: girl.born,
            cpf: girl.cpf,
            filiation: [girl.father, girl.mother],
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

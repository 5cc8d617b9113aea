import { addDays, addYears, longDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, phone, troupe } from '../blind-ab.ts'

/** An e-mail to a bank that tells what is in a term, one line of text after another. */
export const layout: Layout = {
  name: 'blind-ab-stranger-email',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random)
    const number = caseNumber(random, year(filed), '18')
    const family = cast.family()
    const [wife, husband, sender, receiver] = [cast.woman(), cast.man(family), cast.man(), cast.woman()]
    const [mother, father] = [cast.woman(family), cast.man(family)]
    const at = home(random)
    const address = `${at.street}, ${at.door}, ${at.quarter}, Chapada do Buriti/PI, CEP ${at.postcode}`
    const powers =
      'A curadora pode movimentar as contas do curatelado até o limite de três salários mínimos por mês e não pode dar garantias em nome dele'
    const sent = shortDate(addDays(issued, 12))
    const body = html`<h1>Dados do termo para o cadastro da conta</h1>
<div class="m"><div class="av">${sender.name[0]}</div><div><b>${sender.name}</b> &lt;atendimento@escritorio-ipe.exemplo&gt;<br><span class="g">Para: ${receiver.name} (agência ${random.digits(4)}) &#160; ${sent} 16:42</span></div></div>
<p>Boa tarde, prezada,</p><p>Conforme combinado por telefone, seguem por escrito os dados do documento. A via original será levada à agência na semana que vem.</p>
<p>Título do documento: TERMO DE CURATELA PROVISÓRIA<br>Processo: ${number}<br>Classe: Interdição<br>Data do termo: ${longDate(issued)}<br>Data da decisão que nomeou a curadora: ${shortDate(decided)}<br>Prazo: 1 (um) ano, a contar da data do termo</p>
<p>Curadora: ${wife.name}<br>CPF da curadora: ${wife.printedCpf}<br>RG da curadora: ${wife.rg} SSP/PI<br>Nacionalidade: brasileira<br>Estado civil: casada<br>Profissão: apicultora<br>Parentesco com o curatelado: esposa<br>Endereço: ${address}</p>
<p>Curatelado: ${husband.name}<br>CPF do curatelado: ${husband.printedCpf}<br>RG do curatelado: ${husband.rg}<br>Data de nascimento: ${shortDate(husband.birth)}<br>Naturalidade: Serra da Carnaúba/PI<br>Pai: ${father.name}<br>Mãe: ${mother.name}</p>
<p>Poderes e limites: ${powers}.</p>
<p>Se faltar alguma informação, por favor me avise até sexta-feira.</p><p>Atenciosamente,<br>${sender.name}<br>Escritório Ipê – Rua do Comércio, 40 – ${phone(random, 86)}</p>
<p class="q">Em ${shortDate(addDays(issued, 10))}, ${receiver.name} escreveu:<br>&gt; Bom dia! Para alterar a titularidade preciso do número do processo e dos dados da curadora.</p>`
    return {
      html: paper(
        {
          font: 'Open Sans',
          sizePt: 9.8,
          margin: '14mm 20mm',
          css: 'h1{font-size:15pt;font-weight:normal;margin:0 0 4mm}.m{display:flex;gap:4mm;align-items:center;border-bottom:.2mm solid #ccc;padding-bottom:3mm;margin-bottom:4mm}.av{width:10mm;height:10mm;border-radius:50%;background:#7b5ea7;color:#fff;text-align:center;line-height:10mm}.g{color:#666;font-size:8.6pt}.q{color:#777;border-left:.6mm solid #ccc;padding-left:3mm;font-size:8.6pt}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJPI',
        state: 'PI',
        guardians: [
          guardian(wife.name, {
            cpf: wife.cpf,
            rg: wife.rg,
            rgIssuer: 'SSP/PI',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'apicultora',
            address,
            relationship: 'esposa',
          }),
        ],
        wards: [
          ward(husband.name, {
            birthDate: husband.birth,
            cpf: husband.cpf,
            rg: husband.rg,
            placeOfBirth: 'Serra da Carnaúba/PI',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(issued, 1),
        validityText: '1 (um) ano',
        powers,
        documentValidation: false,
      }),
    }
  },
}

import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, foot, paper } from '../blind-v.ts'

/** TJPR, Projudi: definitive custody for an aunt; the stamp at the head of the sheet, the identifier at its foot. */
export const layout: Layout = {
  name: 'blind-v-pr-projudi',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(30, 80))
    const signed = addDays(issued, 2)
    const [family, other] = [surname(), surname()]
    const aunt = person('woman', family)
    const boy = person('boy', other)
    const parents = [name('man', other), name('woman', family)]
    const born = bornBefore(random, issued, 4, 13)
    const magistrate = judge('f')
    const number = cnj(random, '00#####', year(decided), '16', '0019')
    const code = figures(random, 'PJVK# *RTQ# **XHN *W##C')
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const identity = figures(random, '*.###.###-#')
    const address = home(
      (road, no, quarter, cep) => `${road}, n. ${no}, ${quarter}, Apucarana - PR, CEP ${cep}`,
    )
    const title = 'TERMO DE GUARDA DEFINITIVA'
    const powers =
      'A guardiã fica obrigada a zelar pela saúde, pela instrução e pela guarda do infante, a quem deverá garantir o convívio com os genitores nos domingos alternados'
    return {
      html: paper(
        {
          font: 'DejaVu Serif',
          sizePt: 10,
          margin: '20mm 22mm 22mm',
          stamp: foot(
            html`<div class="c">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${code}</div>`,
          ),
        },
        html`<p class="s r" style="font-size:7.4pt">PROJUDI - Processo: ${number} - Ref. mov. 91.1 - JUNTADA DE TERMO - Arq: Termo<br>Assinado digitalmente por ${magistrate} em ${shortDate(signed)}</p>
<div class="c b">PODER JUDICIÁRIO DO ESTADO DO PARANÁ</div><div class="c">COMARCA DE APUCARANA<br>VARA DA INFÂNCIA E JUVENTUDE</div>
<p class="c s">Travessa João Gaspar, 10 - Centro - Apucarana/PR</p>
<p style="margin:6mm 0 1mm">Autos nº. ${number}</p><table style="width:auto"><tr><td style="padding-right:6mm">Classe Processual:</td><td>Guarda</td></tr><tr><td>Assunto Principal:</td><td>Parentesco</td></tr><tr><td>Requerente(s):</td><td>${aunt.name}</td></tr><tr><td>Requerido(s):</td><td>${parents[0]}<br>${parents[1]}</td></tr></table>
<p class="c b" style="margin:8mm 0 5mm;letter-spacing:.6pt">${title}</p>
<p class="j">A Juíza de Direito desta Vara, Doutora ${magistrate}, no uso de suas atribuições e em cumprimento à sentença do mov. 84.1, proferida em ${longDate(decided)}, DEFERE, em caráter definitivo, a guarda do infante ${boy.name}, nascido em ${longDate(born)}, em Apucarana - PR, CPF ${maskCpf(boy.cpf)}, filho de ${parents[0]} e ${parents[1]}, à sua tia materna, ${aunt.name}, brasileira, viúva, auxiliar de enfermagem, RG ${identity} SESP/PR, CPF ${maskCpf(aunt.cpf)}, com residência na ${address}, que assume o compromisso neste ato.</p>
<p class="j">${powers}.</p>
<p class="j">Dado e passado nesta cidade de Apucarana, em ${longDate(issued)}.</p>
<p class="c" style="margin-top:10mm"><i>Assinado digitalmente</i><br>${magistrate}<br>Juíza de Direito</p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJPR',
        courtDivision: 'VARA DA INFÂNCIA E JUVENTUDE',
        district: 'APUCARANA',
        state: 'PR',
        judgeName: magistrate,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: identity,
            rgIssuer: 'SESP/PR',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'auxiliar de enfermagem',
            address,
            relationship: 'tia materna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: born,
            cpf: boy.cpf,
            placeOfBirth: 'Apucarana/PR',
            filiation: parents,
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [magistrate],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** TJCE: tutor and pupil in two columns beside each other, captions before the values, e-SAJ's lines at the foot. */
export const layout: Layout = {
  name: 'blind-s-ce-columns',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2017, 2022)
    const decided = addDays(issued, -random.int(4, 16))
    const [family] = families(random)
    const brother = citizen(random, 'm', family, 1990, 1996)
    const girl = citizen(random, 'f', family, 2006, 2009)
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '00', year(decided), '06', '0071')
    const related = caseOf(random, '00', year(decided) - 1, '06', '0071')
    const home = `${brother.street}, Crato-CE`
    const code = alphanumeric(random, 7)
    const link = 'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const signer = judge.toUpperCase()
    const powers =
      'Ao tutor é vedado, sem licença judicial, pagar dívidas da menor, aceitar heranças ou vender-lhe os bens móveis, conforme o art. 1.748 do Código Civil'
    const line = (caption: string, value: string) => html`<div><b>${caption}:</b> ${value}</div>`
    return {
      html: page(
        {
          font: 'Noto Serif',
          sizePt: 9.8,
          margin: '16mm 20mm',
          css: '.two td{width:50%;vertical-align:top;border:.25mm solid #333;padding:3mm;line-height:1.5}.esaj{border-top:.2mm solid;margin-top:26mm;padding-top:2mm;font-size:7.4pt}',
        },
        html`<p class="c"><b>ESTADO DO CEARÁ<br>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA</b><br>Comarca de Crato<br>1ª Vara de Família e Sucessões<br><span class="s">Rua Álvaro Peixoto, s/n, São Miguel - CEP 63122-145, Fone: (88) 3500-0000, Crato-CE</span></p>
<p class="c b" style="margin:7mm 0 5mm;font-size:12pt">TERMO DE TUTELA PROVISÓRIA</p>
<p>Processo nº: <b>${number}</b><br>Classe: <b>Tutela c/c Destituição do Poder Familiar</b><br>Assunto: <b>Nomeação</b><br>Processo apenso: ${related}</p>
<table class="two"><tr><td><p class="c b">TUTOR</p>${line('Nome', brother.name)}${line('Nacionalidade', 'brasileiro')}${line('Estado civil', 'solteiro')}${line('Profissão', 'eletricista')}${line('RG', `${brother.rg} SSPDS/CE`)}${line('CPF', maskCpf(brother.cpf))}${line('Endereço', home)}${line('Parentesco', 'irmão')}</td><td><p class="c b">TUTELADA</p>${line('Nome', girl.name)}${line('Nascimento', shortDate(girl.born))}${line('Naturalidade', 'Barbalha/CE')}${line('CPF', maskCpf(girl.cpf))}${line('Mãe', girl.mother)}${line('Pai', girl.father)}</td></tr></table>
<p class="j" style="margin-top:5mm">No dia ${longDate(issued)}, nesta Secretaria, o tutor acima qualificado, designado por decisão interlocutória proferida em ${shortDate(decided)} pela Dra. ${judge}, Juíza de Direito, assumiu o encargo da tutela provisória da menor ao lado.</p>
<p class="j">${powers}.</p>
<div class="esaj">Este documento é cópia do original assinado digitalmente por ${signer}. Liberado nos autos digitais por ${signer}, em ${shortDate(issued)} às 14:33.<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e o código ${code}.</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA PROVISÓRIA',
        kind: 'TUTELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Tutela c/c Destituição do Poder Familiar',
        court: 'TJCE',
        courtDivision: '1ª Vara de Família e Sucessões',
        district: 'Crato',
        state: 'CE',
        judgeName: judge,
        guardians: [
          guardian(brother.name, {
            cpf: brother.cpf,
            rg: brother.rg,
            rgIssuer: 'SSPDS/CE',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'eletricista',
            address: home,
            relationship: 'irmão',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: girl.born,
            cpf: girl.cpf,
            placeOfBirth: 'Barbalha/CE',
            filiation: [girl.mother, girl.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [signer],
        signatureDate: `${issued}T14:33:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

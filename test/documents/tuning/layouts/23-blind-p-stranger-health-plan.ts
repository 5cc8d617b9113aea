import { addDays, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** A health plan's screen, printed: two columns of fields with captions above; a definitive curatela, its signature and code. */
export const layout: Layout = {
  name: 'blind-p-stranger-health-plan',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2023)
    const decided = addDays(issued, -random.int(35, 75))
    const [family, other] = surnames(random)
    const nephew = kin(random, 'm', family, 1978, 1988)
    const aunt = kin(random, 'f', other, 1943, 1952)
    const judge = random.pick(['Bernardo Vasques Lontra', 'Cláudio Saraceni Motta'])
    const number = cnj(random, '00', year(decided) - 1, '19', '0037')
    const time = officeTime(random)
    const code = alphanumeric(random, 12).toUpperCase()
    const link = 'https://www3.tjrj.jus.br/consultaprocessual/validar'
    const home = `${nephew.home}, Nova Friburgo/RJ, CEP ${nephew.postcode}`
    const powers =
      'O curador pratica todos os atos patrimoniais e negociais da curatelada, salvo venda de imóveis, que exige alvará'
    const field = (caption: string, value: string): Html =>
      html`<div class="f"><label>${caption}</label><div>${value}</div></div>`
    return {
      html: paper(
        {
          font: 'PT Sans',
          sizePt: 10,
          margin: '13mm 15mm',
          css: '.grid{display:grid;grid-template-columns:1fr 1fr;gap:1.5mm 6mm;margin-bottom:4mm} .f label{font-size:7.8pt;color:#5a5a5a} .f div{border-bottom:1px solid #c9c9c9;padding-bottom:.5mm} .wide{grid-column:1/3} h4{margin:0 0 2mm;border-left:1.5mm solid #1a7f6b;padding-left:2mm}',
        },
        html`<p class="s">Vida Serrana Saúde &nbsp;|&nbsp; Beneficiários &nbsp;|&nbsp; Representação legal &nbsp;|&nbsp; Atendente: Jéssica Motta Lins</p>
<h4>Documento</h4><div class="grid">${field('Título do documento', 'Termo de Curatela Definitiva')}${field('Processo', number)}${field('Comarca', 'Nova Friburgo')}${field('Vara', 'Vara de Família, da Infância e da Juventude')}${field('Juiz', judge)}${field('Classe', 'Interdição')}${field('Data da sentença', shortDate(decided))}${field('Data do termo', shortDate(issued))}</div>
<h4>Curador</h4><div class="grid">${field('Nome', nephew.name)}${field('CPF', maskCpf(nephew.cpf))}${field('RG', nephew.rg)}${field('Órgão emissor', 'DETRAN/RJ')}${field('Nacionalidade', 'brasileiro')}${field('Estado civil', 'casado')}${field('Profissão', 'contador')}${field('Parentesco', 'sobrinho')}<div class="wide">${field('Endereço', home)}</div></div>
<h4>Curatelada</h4><div class="grid">${field('Nome', aunt.name)}${field('CPF', maskCpf(aunt.cpf))}${field('Data de nascimento', shortDate(aunt.born))}${field('RG', aunt.rg)}${field('Pai', aunt.father)}${field('Mãe', aunt.mother)}</div>
<h4>Poderes e autenticidade</h4><div class="grid"><div class="wide">${field('Poderes', powers)}</div>${field('Assinado eletronicamente por', judge.toUpperCase())}${field('Data e hora da assinatura', `${shortDate(issued)} ${time}`)}${field('Site para conferência', link)}${field('Código de autenticação', code)}</div>
<p class="s">Protocolo interno 2209174 - Registro ANS 00.000-1</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Curatela Definitiva',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJRJ',
        courtDivision: 'Vara de Família, da Infância e da Juventude',
        district: 'Nova Friburgo',
        state: 'RJ',
        judgeName: judge,
        guardians: [
          guardian(nephew.name, {
            cpf: nephew.cpf,
            rg: nephew.rg,
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'contador',
            address: home,
            relationship: 'sobrinho',
          }),
        ],
        wards: [
          ward(aunt.name, {
            birthDate: aunt.born,
            cpf: aunt.cpf,
            rg: aunt.rg,
            filiation: [aunt.father, aunt.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}`,
        verificationLink: link,
        verificationCode: code,
        documentValidation: false,
      }),
    }
  },
}

import { longDate, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import type { Random } from '../../generator/random.ts'
import { days, home, paper, phone, troupe } from '../blind-ab.ts'

/** Rio de Janeiro: the powers, the quoted law, the judge and the stamp are on the second page. */
export const layout: Layout = {
  name: 'blind-ab-two-pages',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '19')
    const family = cast.family()
    const [niece, aunt, judge, clerk] = [cast.woman(family), cast.woman(family), cast.man(), cast.woman()]
    const [mother, father] = [cast.woman(family), cast.man(family)]
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, apartamento ${random.int(101, 904)}, ${at.quarter}, Barra do Gravatá/RJ, CEP ${at.postcode}`
    const caseClass = 'Interdição - Tutela e Curatela'
    const powers =
      'Caberá à curadora, nos limites da sentença, representar a curatelada nos atos patrimoniais e negociais, zelar por seu tratamento e por seu bem-estar e prestar contas no mês de março de cada ano. Ficam fora da curatela o direito ao próprio corpo, à sexualidade, ao matrimônio, à privacidade, à educação, à saúde, ao trabalho e ao voto'
    const signer = judge.name.toUpperCase()
    const time = officeTime(random)
    const code = `4${group(random, 3)}.${group(random, 4)}.${group(random, 4)}.${group(random, 4)}`
    const link = 'https://www3.tjrj.jus.br/CertidaoCNJ/validacao.do'
    const line = phone(random, 22)
    const head = (page: number) =>
      html`<table class="h"><tr><td>Estado do Rio de Janeiro Poder Judiciário<br>Tribunal de Justiça<br>Comarca de Barra do Gravatá<br>Cartório da 2ª Vara de Família<br><span class="s">Rua dos Navegantes, 12 3º andar CEP: 28999-110 - Tel.: ${line} e-mail: bgr02vfam@tjrj.exemplo</span></td><td class="r">Fls. ${page + 140}</td></tr></table>`
    const body = html`${head(1)}<p><b>Processo:</b> ${number}</p><p><b>Classe/Assunto:</b> ${caseClass}</p><p class="s">Requerente: ${niece.name}<br>Interditando: ${aunt.name}<br>Distribuído em: ${shortDate(filed)}</p>
<p class="c b t">TERMO DE CURATELA</p>
<p class="j">Na cidade de Barra do Gravatá, no dia ${longDate(issued)}, em Cartório, presente a Sra. <b>${niece.name}</b>, brasileira, em união estável, fisioterapeuta, portadora da carteira de identidade nº ${niece.rg}, expedida pelo DETRAN/RJ, inscrita no CPF sob o nº ${niece.printedCpf}, domiciliada e residente na ${address}, sobrinha da interditada, prestou o compromisso de exercer, bem e fielmente, o cargo de CURADORA DEFINITIVA de <b>${aunt.name}</b>, brasileira, nascida em ${shortDate(aunt.birth)}, natural de Ilha do Pontal/RJ, carteira de identidade nº ${aunt.rg}, CPF nº ${aunt.printedCpf}, filha de ${father.name} e de ${mother.name}, conforme sentença proferida em ${shortDate(decided)} pelo MM. Juiz de Direito, Dr. ${judge.name}, nos autos em epígrafe.</p>
<p class="j">A curadora provisória anteriormente nomeada, por decisão de ${shortDate(filed)}, fica dispensada do encargo. A curatelada reside com a curadora desde 2019 e é acompanhada no CAPS II, prontuário nº ${random.digits(6)}.</p>
<p class="r s">continua na folha seguinte</p>
<div class="break"></div>${head(2)}<p class="s">Continuação do termo de curatela do processo ${number}</p><p class="j">${powers}.</p>
<p class="j s">Lei nº 13.146, de 6 de julho de 2015: “Art. 85. A curatela afetará tão somente os atos relacionados aos direitos de natureza patrimonial e negocial. § 3º No caso de pessoa em situação de institucionalização, ao nomear curador, o juiz deve dar preferência a pessoa que tenha vínculo de natureza familiar, afetiva ou comunitária com o curatelado.”</p>
<p class="j">Nada mais havendo, encerro o presente. Eu, ${clerk.name} - Técnica de Atividade Judiciária - Matr. 01/${random.digits(5)}, digitei.</p>
<div class="st">Assinado digitalmente por ${signer} em ${shortDate(signed)} ${time}<br>Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: ${link}</div>`
    return {
      html: paper(
        {
          font: 'DejaVu Serif',
          sizePt: 10,
          margin: '16mm 20mm',
          css: '.h{border-bottom:.4mm double #222;margin-bottom:5mm}.h td{vertical-align:top;white-space:nowrap}.t{font-size:13pt;margin:6mm 0}.j{line-height:1.5}.st{margin-top:16mm;border-left:1mm solid #777;padding-left:3mm;font-size:9pt}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass,
        court: 'TJRJ',
        state: 'RJ',
        courtDivision: '2ª Vara de Família',
        district: 'Barra do Gravatá',
        judgeName: judge.name,
        guardians: [
          guardian(niece.name, {
            cpf: niece.cpf,
            rg: niece.rg,
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileira',
            maritalStatus: 'em união estável',
            occupation: 'fisioterapeuta',
            address,
            relationship: 'sobrinha',
          }),
        ],
        wards: [
          ward(aunt.name, {
            birthDate: aunt.birth,
            cpf: aunt.cpf,
            rg: aunt.rg,
            placeOfBirth: 'Ilha do Pontal/RJ',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [signer],
        signatureDate: `${signed}T${time}`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

function group(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ2345679'])).join('')
}

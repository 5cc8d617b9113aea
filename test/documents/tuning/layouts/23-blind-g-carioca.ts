import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-carioca',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2021, '19')
    const issued = randomDate(random, 2024, 2025)
    const decided = addDays(issued, -9)
    const [niece, uncle] = [cpf(random), cpf(random)]
    const code = `4${random.sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], 3).join('')}.${random.digits(1)}KPW.QH${random.digits(1)}N.T${random.digits(1)}V4`
    return {
      html: sheet(
        {
          font: 'Tuffy',
          sizePt: 11,
          margin: '14mm 24mm',
          css: `.h p { margin: 0 } .h { border-left: 2mm solid #234a7c; padding-left: 4mm } h1 { font-size: 16pt; font-weight: normal; margin: 12mm 0 8mm; text-transform: none }
.g { display: grid; grid-template-columns: 40mm 1fr; gap: 1mm 3mm; margin-bottom: 8mm } .g span { color: #234a7c } .tx { line-height: 1.65 }
.f { position: absolute; bottom: 0; left: 24mm; right: 24mm; display: flex; gap: 5mm; font-size: 8pt; align-items: center; border-top: .3mm solid #234a7c; padding-top: 3mm }`,
        },
        html`<div class="h"><p>Estado do Rio de Janeiro</p><p>Poder Judiciário</p><p>Tribunal de Justiça</p><p class="b">Comarca de Petrópolis</p>
<p class="b">Cartório da 1ª Vara de Família</p><p class="s">Av. Barão do Quitandinha, 911, Centro · e-mail: pet01vfam@tjrj.jus.br</p></div>
<h1>Termo de Curatela – Substituição de Curador</h1>
<div class="g"><span>Processo</span><b>${number}</b><span>Classe/Assunto</span><b>Remoção, Modificação e Dispensa de Tutor ou Curador / Família</b>
<span>Juíza</span><b>Dra. Anna Beatriz Solano Reis</b></div>
<div class="tx j"><p>Certifico e dou fé que, por decisão de fls. 148/149, datada de ${shortDate(decided)}, foi dispensado do encargo o anterior
curador, Sr. Murilo Accioly Wanderbrook (termo firmado em 14/06/2016), e nomeada em seu lugar a Sra. Patrícia Accioly Wanderbrook Nunes,
sobrinha do curatelado, brasileira, casada, arquiteta, identidade nº 10.884.532-1 IFP/RJ, CPF nº ${maskCpf(niece)}, residente e domiciliada
à Rua Coronel Veiga Lobo, 88, casa 4, Valparaíso, Petrópolis, RJ, CEP 25655-150, para exercer a curatela do Sr. Haroldo
Accioly, CPF nº ${maskCpf(uncle)}, nascido a 3 de dezembro de 1938.</p>
<p>Fica a curadora autorizada a praticar, em nome do curatelado, os atos relativos à administração de seus rendimentos e imóveis, devendo
depositar em juízo o produto de eventual venda. Este termo produz efeitos até ulterior deliberação deste Juízo.</p>
<p>A curadora, ciente de suas obrigações, aceitou o múnus e prometeu cumpri-lo com zelo.</p>
<p style="margin-top:8mm">Petrópolis, ${longDate(issued)}.</p></div>
<p style="margin-top:16mm"><b>Anna Beatriz Solano Reis</b><br>Juíza Titular</p><p class="s">Assinado eletronicamente em ${shortDate(issued)} por
ANNA BEATRIZ SOLANO REIS</p>
<div class="f">${blindQr(77, 20)}<div>Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: www.tjrj.jus.br – Serviços –
Validação de documentos<br>PET01VFAM</div></div>`,
      ),
      data: {
        documentTitle: 'Termo de Curatela – Substituição de Curador',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Remoção, Modificação e Dispensa de Tutor ou Curador / Família',
        court: 'TJRJ',
        courtDivision: '1ª Vara de Família',
        district: 'Petrópolis',
        forum: null,
        state: 'RJ',
        judgeName: 'Anna Beatriz Solano Reis',
        guardians: [
          {
            name: 'Patrícia Accioly Wanderbrook Nunes',
            cpf: niece,
            rg: '10.884.532-1',
            rgIssuer: 'IFP/RJ',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'arquiteta',
            address: 'Rua Coronel Veiga Lobo, 88, casa 4, Valparaíso, Petrópolis, RJ, CEP 25655-150',
            relationship: 'sobrinha',
            role: 'CURATOR',
          },
        ],
        wards: [
          {
            name: 'Haroldo Accioly',
            birthDate: '1938-12-03',
            cpf: uncle,
            rg: null,
            placeOfBirth: null,
            filiation: [],
            role: 'CURATEE',
          },
        ],
        guardianName: 'Patrícia Accioly Wanderbrook Nunes',
        guardianCpf: niece,
        guardianRg: '10.884.532-1',
        wardName: 'Haroldo Accioly',
        wardBirthDate: '1938-12-03',
        wardCpf: uncle,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: null,
        validityText: 'até ulterior deliberação deste Juízo',
        powers:
          'Fica a curadora autorizada a praticar, em nome do curatelado, os atos relativos à administração de seus rendimentos e imóveis, devendo depositar em juízo o produto de eventual venda',
        signedBy: ['ANNA BEATRIZ SOLANO REIS'],
        signatureDate: issued,
        verificationLink: 'www.tjrj.jus.br',
        verificationCode: code,
        documentValidation: true,
      },
    }
  },
}

import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Goiás: a decision that serves as the term, with report and grounds before the part that names the guardian. */
export const layout: Layout = {
  name: 'blind-b-decisao-go',
  type: 23,
  variants: ['tia'],
  print(random) {
    const number = caseNumber(random, 2023, '09')
    const [a, b] = [cpf(random), cpf(random)]
    const code = random.digits(24)
    const judge = 'Thiago Arruda Cintra'
    const powers =
      'A guardiã fica autorizada a matricular a criança em estabelecimento de ensino, acompanhá-la em consultas e procedimentos médicos e receber, em nome dela, eventual benefício assistencial'
    const body = html`<div class="c"><b>PODER JUDICIÁRIO DO ESTADO DE GOIÁS</b><br>Comarca de Jataí<br>Vara de Família e Sucessões<br><span class="s">Rua José Carvalho Bastos, nº 1.400, Residencial Epaminondas, Jataí/GO, CEP 75805-090</span></div>
<p style="margin-top:6mm">Autos nº: ${number}<br>Natureza: Guarda c/c Regulamentação de Visitas<br>Polo ativo: Lucimar Rezende Campelo<br>Polo passivo: Patrícia Rezende Campelo e outro<br>Advogada: Dra. Ivanilda Porto Sá (OAB/GO 41.772)</p>
<p class="c b" style="margin:5mm 0 1mm">DECISÃO COM FORÇA DE TERMO DE GUARDA PROVISÓRIA</p><p class="c s">(art. 33, § 2º, da Lei nº 8.069/1990)</p>
<p class="j">Trata-se de ação de guarda ajuizada em 13/03/2023 por <b>Lucimar Rezende Campelo</b> em face dos genitores do infante, Patrícia Rezende Campelo e Josué Fernandes Lacerda. Narra que cuida do sobrinho desde 2021, quando a genitora se mudou para Uberlândia/MG.</p>
<p class="j">Instado, o Ministério Público, por seu Promotor de Justiça, Dr. Edmundo Vilaça Torres, manifestou-se favoravelmente (mov. 9, de 27/03/2023). É o breve relato. Decido.</p>
<p class="j">A probabilidade do direito decorre do relatório do Conselho Tutelar, e o perigo de dano, da impossibilidade de renovar a matrícula escolar. Presentes, portanto, os requisitos do art. 300 do CPC.</p>
<p class="j">Ante o exposto, DEFIRO a tutela de urgência e CONCEDO a guarda provisória de <b>Enzo Gabriel Campelo Lacerda</b>, nascido aos 06/07/2016, CPF ${maskCpf(b)}, natural de Rio Verde/GO, filho de Patrícia Rezende Campelo e Josué Fernandes Lacerda, à tia materna, <b>Lucimar Rezende Campelo</b>, brasileira, casada, manicure, portadora da CI nº 4.419.087 DGPC/GO e do CPF nº ${maskCpf(a)}, residente e domiciliada na Rua Riachuelo, Qd. 12, Lt. 8, Setor Santa Maria, Jataí/GO, CEP 75800-147, até ulterior deliberação deste Juízo. ${powers}.</p>
<p class="j">A presente decisão, assinada eletronicamente, vale como termo de guarda, ofício e mandado, dispensada a lavratura de outro documento. Cite-se a parte requerida para contestar no prazo de 15 (quinze) dias. Designe-se audiência no CEJUSC. Intimem-se. Cumpra-se.</p>
<p>Jataí, 30 de março de 2023.</p><p class="c b">${judge}<br><span style="font-weight:normal">Juiz de Direito</span></p>
<div class="x">Documento Assinado e Publicado Digitalmente em 30/03/2023 18:06:51<br>Assinado por ${judge.toUpperCase()}<br>Localizar pelo código: ${code}, no endereço: https://projudi.tjgo.jus.br/p</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'PT Serif',
            sizePt: 11,
            margin: '18mm 22mm',
            css: '.j{text-indent:14mm;margin-bottom:3mm}.x{font-size:7.5pt;margin-top:6mm;color:#333}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'DECISÃO COM FORÇA DE TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda c/c Regulamentação de Visitas',
        state: 'GO',
        courtDivision: 'Vara de Família e Sucessões',
        district: 'Jataí',
        judgeName: judge,
        guardians: [
          {
            name: 'Lucimar Rezende Campelo',
            cpf: a,
            rg: '4.419.087',
            rgIssuer: 'DGPC/GO',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'manicure',
            address: 'Rua Riachuelo, Qd. 12, Lt. 8, Setor Santa Maria, Jataí/GO, CEP 75800-147',
            relationship: 'tia materna',
          },
        ],
        wards: [
          {
            name: 'Enzo Gabriel Campelo Lacerda',
            birthDate: '2016-07-06',
            cpf: b,
            placeOfBirth: 'Rio Verde/GO',
            filiation: ['Patrícia Rezende Campelo', 'Josué Fernandes Lacerda'],
          },
        ],
        decisionDate: '2023-03-30',
        issueDate: '2023-03-30',
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: '2023-03-30T18:06:51',
        verificationLink: 'https://projudi.tjgo.jus.br/p',
        verificationCode: code,
      }),
    }
  },
}

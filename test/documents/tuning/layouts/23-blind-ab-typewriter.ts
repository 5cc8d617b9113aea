import { dateInWords, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { days, paper, troupe } from '../blind-ab.ts'

/** Bahia, an old paper from before the unified numbers: typewriter, names at three signature lines. */
export const layout: Layout = {
  name: 'blind-ab-typewriter',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random, 1998, 2005)
    const number = `${random.int(100, 980)}/${year(filed)}`
    const family = cast.family()
    const [aunt, mother, boy] = [cast.woman(), cast.woman(family), cast.boy(issued, family)]
    const [judge, clerk] = [cast.man(), cast.woman()]
    const address = `Rua da Cacimba, nº ${random.int(3, 290)}, Povoado Mandacaru, município de Riacho do Licuri, Bahia`
    const powers =
      'A guardiã fica obrigada a sustentar, guardar e educar o menor, e a apresentá-lo em Juízo sempre que isso lhe for determinado'
    const body = html`<p class="c">PODER JUDICIÁRIO<br>ESTADO DA BAHIA<br>JUÍZO DE DIREITO DA COMARCA DE RIACHO DO LICURI<br>VARA ÚNICA</p>
<p class="c u">TERMO DE GUARDA DEFINITIVA</p>
<p>Processo nº ${number}<br>Ação: Guarda de Menor<br>Requerente: ${aunt.name}<br>Requerida: ${mother.name}</p>
<p class="t">AOS ${dateInWords(issued).toUpperCase()}, nesta cidade de Riacho do Licuri, no Fórum local, no cartório dos feitos cíveis, perante mim, escrivã de seu cargo, e o Doutor ${judge.name}, Juiz de Direito desta Comarca, compareceu a Senhora ${aunt.name}, brasileira, solteira, rendeira, RG nº ${aunt.rg} SSP/BA, CPF nº ${aunt.printedCpf}, residente na ${address}, tia materna do menor, e por ela foi dito que aceitava, como de fato aceita, a guarda definitiva do menor ${boy.name}, nascido em ${shortDate(boy.birth)}, natural de Riacho do Licuri/BA, filho de ${mother.name}, que lhe foi deferida por sentença de ${shortDate(decided)}, da qual não houve recurso, prometendo exercer o encargo bem e fielmente.</p>
<p class="t">${powers}.</p>
<p class="t">A audiência de instrução realizou-se em ${shortDate(filed)}, com a presença do representante do Ministério Público. Registro lavrado no Livro 3-B, fls. ${random.int(20, 190)}.</p>
<p class="t">Do que, para constar, lavrei este termo, que, lido e achado conforme, vai por todos assinado.</p>
<div class="l">_________________________________<br>${judge.name}<br>Juiz de Direito</div><div class="l">_________________________________<br>${aunt.name}<br>Guardiã</div><div class="l">_________________________________<br>${clerk.name}<br>Escrivã</div>`
    return {
      html: paper(
        {
          font: 'Liberation Mono',
          sizePt: 10.5,
          margin: '18mm 18mm 14mm 30mm',
          css: 'body{color:#2a2a2a}.u{text-decoration:underline;margin:7mm 0;letter-spacing:.8mm}.t{text-align:left;text-indent:22mm;line-height:1.5}.l{text-align:center;margin-top:9mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'Guarda de Menor',
        court: 'TJBA',
        state: 'BA',
        courtDivision: 'VARA ÚNICA',
        district: 'RIACHO DO LICURI',
        judgeName: judge.name,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SSP/BA',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'rendeira',
            address,
            relationship: 'tia materna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.birth,
            placeOfBirth: 'Riacho do Licuri/BA',
            filiation: [mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name, aunt.name, clerk.name],
        documentValidation: false,
      }),
    }
  },
}

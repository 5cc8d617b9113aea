import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.o { border: .6mm solid #222; padding: 5mm 7mm }
.top { display: flex; gap: 6mm; align-items: center; border-bottom: .3mm solid #222; padding-bottom: 3mm; line-height: 1.3 }
h1 { font-size: 13.5pt; margin: 5mm 0; text-align: center }
.a { display: grid; grid-template-columns: 40mm 1fr; row-gap: 1.5mm; font-size: 10.4pt } .a dt { color: #333 } .a dd { margin: 0 }
dl { margin: 0 0 3mm } .sec { font-weight: bold; font-size: 9.5pt; border-bottom: .2mm solid #222; margin: 4mm 0 2mm }
.ft { display: flex; justify-content: space-between; margin-top: 19mm } .ft div { width: 72mm; text-align: center; border-top: .25mm solid #222; padding-top: 1mm; font-size: 9.6pt }
`

/** Mato Grosso do Sul: captions beside values within a frame; the CPF of the curatee has a slip of the pen. */
export const layout: Layout = {
  name: 'blind-d-moldura',
  type: 23,
  variants: ['cpf-errado'],
  source: 'none',
  print(random) {
    const judge = 'Zuleica Mirapinho Ferradaz'
    const curator = 'Marlon Cantareli Benitez'
    const ward = 'Ramona Benitez Cantareli'
    const [decided, issued] = ['2022-08-19', '2022-09-01']
    const number = cnj(`08${random.digits(5)}`, 2022, '12', '0002')
    const curatorId = cpf(random)
    const wardId = breakCheckDigit(cpf(random))
    const [identity, wardRg] = [rg(random, 'dotted'), rg(random, 'plain')]
    const address = 'Rua Ciro Melinho, 1733, Vila Progresso Novo, Dourados/MS, CEP 79822-030'
    const powers =
      'Poderá o curador assinar recibos e abrir conta-salário em nome da curatelada. Não poderá alienar nem onerar bens, tampouco contratar empréstimo, sem autorização expressa do juízo'
    return {
      html: unbroken(
        sheet(
          { font: 'PT Sans', sizePt: 10.5, css, margin: '14mm 16mm' },
          html`<div class="o"><div class="top">${crest(15, '#333')}<div><b>TRIBUNAL DE JUSTIÇA DE MATO GROSSO DO SUL</b><br>Comarca de Dourados<br>1ª Vara de Família e Sucessões<br><span class="s">Av. Presidente Vargas Filho, 210 – Jardim América – CEP 79804-030</span></div></div>
<h1>TERMO DE CURATELA PROVISÓRIA</h1>
<dl class="a"><dt>Autos:</dt><dd><b>${number}</b></dd><dt>Classe:</dt><dd>Interdição/Curatela</dd><dt>Parte autora:</dt><dd>Ministério Público Estadual</dd></dl>
<div class="sec">Curador provisório</div>
<dl class="a"><dt>Nome</dt><dd>${curator}</dd><dt>Nacionalidade</dt><dd>brasileiro</dd><dt>Estado civil</dt><dd>solteiro</dd><dt>Profissão</dt><dd>auxiliar de produção</dd><dt>RG</dt><dd>${identity} SEJUSP/MS</dd><dt>CPF</dt><dd>${maskCpf(curatorId)}</dd><dt>Endereço</dt><dd>${address}</dd><dt>Parentesco</dt><dd>neto</dd></dl>
<div class="sec">Curatelada</div>
<dl class="a"><dt>Nome</dt><dd>${ward}</dd><dt>Nascimento</dt><dd>04/01/1939</dd><dt>Naturalidade</dt><dd>Ponta Porã/MS</dd><dt>RG</dt><dd>${wardRg}</dd><dt>CPF</dt><dd>${maskCpf(wardId)}</dd><dt>Filiação</dt><dd>Teodoro Benitez e Eusebia Mirapinho Benitez</dd></dl>
<div class="sec">Encargo</div>
<p class="j">Nomeado por decisão de ${shortDate(decided)}, pelo prazo de 180 dias, o curador promete desempenhar bem e fielmente o cargo. ${powers}.</p>
<p>Dourados/MS, ${longDate(issued)}.</p>
<div class="ft"><div>${judge}<br>Juíza de Direito</div><div>${curator}<br>Curador</div></div></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJMS',
        courtDivision: '1ª Vara de Família e Sucessões',
        district: 'Dourados',
        state: 'MS',
        judgeName: judge,
        guardians: [
          {
            name: curator,
            cpf: curatorId,
            rg: identity,
            rgIssuer: 'SEJUSP/MS',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'auxiliar de produção',
            address,
            relationship: 'neto',
          },
        ],
        wards: [
          {
            name: ward,
            birthDate: '1939-01-04',
            cpf: wardId,
            rg: wardRg,
            placeOfBirth: 'Ponta Porã/MS',
            filiation: ['Teodoro Benitez', 'Eusebia Mirapinho Benitez'],
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: '2023-02-28',
        validityText: '180 dias',
        powers,
        signedBy: [judge, curator],
        documentValidation: false,
      }),
    }
  },
}

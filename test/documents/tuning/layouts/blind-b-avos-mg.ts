import { addDays, longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { pje, reading, unbroken } from '../blind-b.ts'

/** Minas Gerais: grandparents take the child, or both siblings; the parents and the lawyer stand near them. */
export const layout: Layout = {
  name: 'blind-b-avos-mg',
  type: 23,
  variants: ['irmaos', 'neta'],
  print(random, variant) {
    const both = variant === 'irmaos'
    const number = caseNumber(random, 2022, '13')
    const ids = Array.from({ length: 4 }, () => cpf(random))
    const [a = '', b = '', c = '', d = ''] = ids
    const judge = 'Cássia Drumond Peçanha'
    const issued = both ? '2022-06-03' : '2022-10-18'
    const decided = both ? '2022-05-26' : '2022-10-11'
    const address = 'Rua Santo Antônio do Grama, nº 88, bairro Major Prates, Montes Claros/MG, CEP 39403-215'
    const first = {
      name: 'Geralda das Dores Ferreira Mota',
      nationality: 'brasileira',
      maritalStatus: 'casada',
      occupation: 'lavradora',
      rg: 'MG-8.214.770',
      rgIssuer: 'PC/MG',
      cpf: a,
      address,
    }
    const second = {
      name: 'Osvaldo Alkmim Mota',
      nationality: 'brasileiro',
      maritalStatus: 'casado',
      occupation: 'vaqueiro',
      rg: 'M-3.907.155',
      rgIssuer: 'SSP/MG',
      cpf: b,
      address,
    }
    const kin = both ? ['avó materna', 'avô materno'] : ['avó paterna', 'avô paterno']
    const parents = both
      ? ['Kelly Cristina Ferreira Mota', 'Weverton Pires de Aguilar']
      : ['Adriana Lopes Sarmento', 'Reginaldo Ferreira Mota']
    const wards = both
      ? [
          { name: 'Yasmin Vitória Mota de Aguilar', birthDate: '2013-04-09', cpf: c, filiation: parents },
          { name: 'Arthur Miguel Mota de Aguilar', birthDate: '2017-01-21', cpf: d, filiation: parents },
        ]
      : [{ name: 'Lorena Sarmento Mota', birthDate: '2015-12-30', cpf: c, filiation: parents }]
    const powers =
      'Os guardiões ficam obrigados à prestação de assistência material, moral e educacional, conferindo-se-lhes o direito de opor-se a terceiros, inclusive aos pais, e não poderão ausentar-se da comarca com as crianças por mais de trinta dias sem comunicação ao Juízo'
    const powersOne = powers.replace('as crianças', 'a criança')
    const term = '180 (cento e oitenta) dias'
    const stamp = pje(
      random,
      'pje.tjmg.jus.br',
      'CASSIA DRUMOND PECANHA',
      both ? '2022-06-03' : '2022-10-18',
      '15:22:47',
    )
    const short = (date: string) => date.split('-').reverse().join('/')
    const body = html`<p class="b">PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS<br>Justiça de Primeira Instância<br>Comarca de Montes Claros / 2ª Vara de Família e Sucessões da Comarca de Montes Claros</p>
<p class="s">Rua Raimundo Penalva, 70, Vila Guilhermina, Montes Claros - MG - CEP: 39401-010</p><hr>
<p>PROCESSO Nº: ${number}<br>CLASSE: [CÍVEL] GUARDA DE FAMÍLIA (14671)<br>ASSUNTO: [Guarda]<br>REQUERENTE: ${first.name.toUpperCase()} e outros<br>REQUERIDO(A): ${parents[0]?.toUpperCase()} e outros</p>
<h1>TERMO DE GUARDA PROVISÓRIA E RESPONSABILIDADE</h1>
<p class="j">Aos ${longDate(issued)}, na Secretaria deste Juízo, compareceram ${first.name}, ${first.nationality}, ${first.maritalStatus}, ${first.occupation}, portadora do RG ${first.rg} ${first.rgIssuer} e do CPF ${maskCpf(a)}, e seu marido ${second.name}, ${second.nationality}, ${second.maritalStatus}, ${second.occupation}, portador do RG ${second.rg} ${second.rgIssuer} e do CPF ${maskCpf(b)}, ambos residentes e domiciliados na ${address}, acompanhados de seu advogado, Dr. Hélcio Nunes Barral, OAB/MG 98.114, respectivamente ${kin[0]} e ${kin[1]} ${both ? 'das crianças' : 'da criança'} abaixo, a quem a MMª. Juíza de Direito, Dra. ${judge}, por decisão de ${short(decided)} (ID 9483221${random.digits(3)}), deferiu a GUARDA PROVISÓRIA, pelo prazo de ${term}, de:</p>
${wards.map((ward, index) => html`<p class="w">${index + 1}) <b>${ward.name}</b>, nascid${ward.name.startsWith('A') ? 'o' : 'a'} em ${short(ward.birthDate)}, CPF ${maskCpf(ward.cpf)}${both && index === 0 ? ';' : `, ${both ? 'ambos filhos' : 'filha'} de ${parents[0]} e de ${parents[1]}.`}</p>`)}
<p class="j">${both ? powers : powersOne}.</p>
<p class="j">Do que, para constar, lavrei este termo, que lido e achado conforme vai assinado pelos compromissados. Eu, Marluce Teixeira Guedes, Oficial Judiciário, o subscrevi.</p>
<p class="l">Guardiã: ______________________________ &nbsp;&nbsp; Guardião: ______________________________</p>
<div class="f">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Carlito',
            sizePt: 12,
            margin: '16mm 22mm',
            css: 'h1{font-size:14pt;text-align:center;margin:5mm 0 5mm}.w{margin-left:12mm}.l{margin:12mm 0 10mm}.f{border-top:.2mm solid #777;font-size:8pt;padding-top:1mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA E RESPONSABILIDADE',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: '[CÍVEL] GUARDA DE FAMÍLIA (14671)',
        state: 'MG',
        courtDivision: '2ª Vara de Família e Sucessões',
        district: 'Montes Claros',
        judgeName: judge,
        guardians: [
          { ...first, relationship: kin[0] ?? null },
          { ...second, relationship: kin[1] ?? null },
        ],
        wards,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 180),
        validityText: term,
        powers: both ? powers : powersOne,
        ...stamp.read,
      }),
    }
  },
}

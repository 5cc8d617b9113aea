import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, type Keeper, type Kept, unbroken } from '../blind-d.ts'

const css = `
.head { display: grid; grid-template-columns: 20mm 1fr 20mm; align-items: center; text-align: center; line-height: 1.2 }
.case { margin: 5mm 0 6mm; width: 100% } .case td { padding: .3mm 0; vertical-align: top } .case td:first-child { width: 46mm }
h1 { font-size: 13pt; text-align: center; margin: 7mm 0 }
.body { text-align: justify; line-height: 1.6 } .body p { text-indent: 14mm; margin-bottom: 3mm }
.lines { display: flex; flex-wrap: wrap; gap: 12mm; justify-content: space-around; margin-top: 18mm }
.lines div { border-top: .3mm solid #222; padding: 1mm 5mm; text-align: center; min-width: 64mm }
.seal { position: fixed; right: 4mm; top: 22mm; height: 250mm; writing-mode: vertical-rl; font: 6.6pt/1.35 'Liberation Sans'; color: #222 }
`

interface Case {
  readonly district: string
  readonly forum: string
  readonly division: string
  readonly street: string
  readonly title: string
  readonly caseClass: string
  readonly judge: string
  readonly parent: string
  readonly decided: string
  readonly issued: string
  readonly released: readonly [string, string]
  readonly address: string
  readonly guardians: readonly (Keeper & { readonly female: boolean })[]
  readonly wards: readonly (Kept & { readonly female: boolean })[]
}

const SIBLINGS: Case = {
  district: 'LIMEIRA',
  forum: 'FORO DE LIMEIRA',
  division: '2ª VARA DE FAMÍLIA E SUCESSÕES',
  street: 'RUA BOA MORTE DO ARVOREDO, 661, Limeira-SP - CEP 13480-181',
  title: 'TERMO DE ENTREGA SOB GUARDA PROVISÓRIA',
  caseClass: 'Guarda de Família - Guarda',
  judge: 'Helena Covalonga Bastide',
  parent: 'Tainara Mangabeiro Sales',
  decided: '2025-05-08',
  issued: '2025-05-14',
  released: ['2025-05-14', '16:22'],
  address: 'Rua dos Sabiás-Laranjeira, nº 218, casa 2, Jardim Novo Horizonte, Limeira/SP, CEP 13486-220',
  guardians: [
    {
      female: true,
      name: 'IVONE GRAÚNA MANGABEIRO',
      nationality: 'brasileira',
      maritalStatus: 'casada',
      occupation: 'costureira',
      relationship: 'avó materna',
    },
    {
      female: false,
      name: 'ALCIDES TORREALVA MANGABEIRO',
      nationality: 'brasileiro',
      maritalStatus: 'casado',
      occupation: 'pedreiro aposentado',
      relationship: 'avô materno',
    },
  ],
  wards: [
    {
      female: true,
      name: 'YASMIN MANGABEIRO SALES',
      birthDate: '2016-08-03',
      placeOfBirth: 'Limeira/SP',
      filiation: ['Deivid Sales Ximendes', 'Tainara Mangabeiro Sales'],
    },
    {
      female: false,
      name: 'ENZO MANGABEIRO SALES',
      birthDate: '2019-01-27',
      placeOfBirth: 'Araras/SP',
      filiation: ['Deivid Sales Ximendes', 'Tainara Mangabeiro Sales'],
    },
  ],
}

const NIECE: Case = {
  district: 'SÃO PAULO',
  forum: 'FORO REGIONAL IV - LAPA',
  division: '3ª Vara da Família e Sucessões',
  street: 'Rua Aurora Paulistana, 1200, São Paulo - SP - CEP 05065-110',
  title: 'TERMO DE GUARDA PROVISÓRIA',
  caseClass: 'Procedimento Comum Cível - Guarda',
  judge: 'Otacílio Bentoval Ferradaz',
  parent: 'Jéssica Salvaterra do Amaral',
  decided: '2024-10-22',
  issued: '2024-10-31',
  released: ['2024-11-01', '09:03'],
  address: 'Avenida Brigadeiro Nogueira Alta, 905, apto. 71-B, Vila Romanesca, São Paulo/SP, CEP 05048-070',
  guardians: [
    {
      female: true,
      name: 'Solange Salvaterra Pontevilha',
      nationality: 'brasileira',
      maritalStatus: 'divorciada',
      occupation: 'técnica de enfermagem',
      relationship: 'tia materna',
    },
  ],
  wards: [
    {
      female: true,
      name: 'Lorena Salvaterra do Amaral',
      birthDate: '2012-02-19',
      placeOfBirth: 'Osasco/SP',
      filiation: ['Wesley do Amaral Lamarão', 'Jéssica Salvaterra do Amaral'],
    },
  ],
}

/** São Paulo's system: case block, prose, the stamp turned in the right margin. */
export const layout: Layout = {
  name: 'blind-d-esaj-guarda',
  type: 23,
  variants: ['irmaos', 'sobrinha'],
  print(random, variant) {
    const of = variant === 'irmaos' ? SIBLINGS : NIECE
    const number = cnj(
      `10${random.digits(5)}`,
      Number(of.decided.slice(0, 4)),
      '26',
      variant === 'irmaos' ? '0320' : '0004',
    )
    const code = alphanumeric(random, 8)
    const plural = of.guardians.length > 1
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const guardians = of.guardians.map((one, i) => ({
      ...one,
      cpf: cpf(random),
      rg: rg(random, i ? 'withX' : 'dotted'),
      rgIssuer: 'SSP/SP',
      address: of.address,
    }))
    const validity = plural ? '120 (cento e vinte) dias' : '6 (seis) meses'
    const powers = plural
      ? 'Aos guardiões incumbe a prestação de assistência material, moral e educacional às crianças, sendo-lhes defeso confiá-las a terceiros ou levá-las para fora do Estado sem licença judicial'
      : 'A guardiã responderá pela matrícula escolar, pelos tratamentos de saúde e pela representação da adolescente perante repartições públicas, não lhe sendo permitido viajar com ela ao exterior sem autorização deste Juízo'
    const qualified = (one: (typeof guardians)[number]): Html =>
      html`<b>${one.name}</b>, ${one.nationality}, ${one.maritalStatus}, ${one.occupation}, ${one.female ? 'portadora' : 'portador'} do RG nº ${one.rg} - ${one.rgIssuer} e do CPF nº ${maskCpf(one.cpf)}, ${one.relationship} ${plural ? 'das crianças' : 'da adolescente'}`
    const born = (one: (typeof of.wards)[number]): Html =>
      html`<b>${one.name}</b>, ${one.female ? 'nascida' : 'nascido'} em ${shortDate(one.birthDate ?? '')}, natural de ${one.placeOfBirth}`
    const parents = of.wards[0]?.filiation?.join(' e ')
    const stamp = html`<div class="seal">Este documento é cópia do original, assinado digitalmente por ${of.judge.toUpperCase()}, liberado nos autos em ${shortDate(of.released[0])} às ${of.released[1]} .<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</div>`
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Serif', sizePt: 11, css, margin: '14mm 22mm 14mm 20mm', stamp },
          html`<div class="head">${crest(17, '#444')}<div><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>COMARCA DE ${of.district}<br>${of.forum}<br>${of.division}<br><span class="s">${of.street}</span><br><span class="s">Horário de Atendimento ao Público: das 13h00min às 17h00min</span></div><div></div></div>
<h1>${of.title}</h1>
<table class="case"><tr><td>Processo Digital nº:</td><td><b>${number}</b></td></tr>
<tr><td>Classe - Assunto</td><td><b>${of.caseClass}</b></td></tr>
<tr><td>Requerente:</td><td><b>${of.guardians[0]?.name}${plural ? ' e outro' : ''}</b></td></tr>
<tr><td>Requerido:</td><td><b>${of.parent}</b></td></tr>
<tr><td colspan="2" class="r">Tramitação prioritária<br>Justiça Gratuita</td></tr></table>
<div class="body"><p>Juiz(a) de Direito: Dr(a). <b>${of.judge}</b></p>
<p>Em ${longDate(of.issued)}, no ofício judicial desta Vara, ${plural ? 'apresentaram-se' : 'apresentou-se'} ${guardians.map((one, i) => html`${i ? ' e ' : ''}${qualified(one)}`)}, ${plural ? 'ambos residentes' : 'residente'} na ${of.address}, a quem foi entregue, pelo prazo de ${validity} e conforme decisão de fls. 47/48, proferida em ${shortDate(of.decided)}, a guarda provisória de ${of.wards.map((one, i) => html`${i ? ' e ' : ''}${born(one)}`)}, ${plural ? 'ambos filhos' : 'filha'} de ${parents}.</p>
<p>${powers}.</p>
<p>${plural ? 'Os compromissados declararam' : 'A compromissada declarou'} aceitar o encargo e ${plural ? 'prometeram' : 'prometeu'} cumpri-lo bem e fielmente, na forma da lei. Do que, para constar, lavrei este termo, que vai ${plural ? 'por todos' : 'por ambos'} assinado. Eu, Cleonice Jequitaí, Escrevente Técnico Judiciário, digitei.</p></div>
<div class="lines">${guardians.map((one) => html`<div>${one.name}</div>`)}</div>`,
        ),
      ),
      data: expected({
        documentTitle: of.title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: of.caseClass,
        court: 'TJSP',
        courtDivision: of.division,
        district: of.district,
        forum: of.forum,
        state: 'SP',
        judgeName: of.judge,
        guardians,
        wards: of.wards,
        decisionDate: of.decided,
        issueDate: of.issued,
        expirationDate: plural ? addDays(of.issued, 120) : '2025-04-30',
        validityText: validity,
        powers,
        signedBy: [of.judge.toUpperCase()],
        signatureDate: `${of.released[0]}T${of.released[1]}:00`,
        verificationLink: link,
        verificationCode: code,
        documentValidation: true,
      }),
    }
  },
}

import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.l { line-height: 1.75 } .l b { font-weight: 600 }
h1 { font-size: 13pt; margin: 5mm 0 4mm }
h2 { font-size: 10pt; margin: 4mm 0 1mm; text-transform: none; border-bottom: .2mm dotted #777 }
.op { display: flex; justify-content: space-between; border-bottom: .8mm solid #0b7a75; color: #0b7a75; padding-bottom: 2mm }
`

/** Nothing but captions and values, one a line: as a court's clerk lists them, and as a health plan copies them. */
export const layout: Layout = {
  name: 'blind-d-lista',
  type: 23,
  variants: ['cartorio', 'plano'],
  print(random, variant) {
    const court = variant === 'cartorio'
    const address = court
      ? 'Sítio Canto da Saracura, zona rural, Penedo/AL, CEP 57200-000'
      : 'Rua do Sol Nascente, 310, Baixa Grande, Arapiraca/AL, CEP 57307-120'
    const curator = {
      name: court ? 'Josivânia Marambaia dos Anjos' : 'CLEYTON RIBEIRINHO JEQUITAÍ',
      cpf: cpf(random),
      rg: rg(random, 'plain'),
      rgIssuer: court ? 'SSP/AL' : 'SEDS/AL',
      nationality: court ? 'brasileira' : 'brasileiro',
      maritalStatus: court ? 'solteira' : 'casado',
      occupation: court ? 'marisqueira' : 'vigilante',
      address,
      relationship: court ? 'sobrinha' : 'irmão',
    }
    const ward = {
      name: court ? 'Cícero Marambaia dos Anjos' : 'ROSEANE RIBEIRINHO JEQUITAÍ',
      birthDate: court ? '1958-06-29' : '1989-10-05',
      cpf: cpf(random),
      rg: rg(random, 'dotted'),
      placeOfBirth: court ? 'Piaçabuçu/AL' : 'Palmeira dos Índios/AL',
      filiation: court
        ? ['Manoel dos Anjos', 'Regina Marambaia dos Anjos']
        : ['JURACI RIBEIRINHO', 'MARLUCE JEQUITAÍ RIBEIRINHO'],
    }
    const judge = court ? 'Evandro Abrolhos Cabralino' : 'Suely Pontevilha Graúna'
    const number = cnj(`07${random.digits(5)}`, court ? 2022 : 2024, '02', court ? '0049' : '0058')
    const title = court ? 'TERMO DE CURATELA' : 'Termo de Curatela Provisória'
    const [decided, issued] = court ? ['2023-03-10', '2023-04-18'] : ['2025-01-28', '2025-02-03']
    const powers = court
      ? 'A curadora fica autorizada a receber o benefício de prestação continuada e a representar o curatelado perante bancos e o INSS; qualquer alienação de bens depende de alvará'
      : 'Representar a curatelada em atos patrimoniais e negociais, excluída a contratação de empréstimos'
    const caseClass = court ? 'Interdição' : 'Interdição/Curatela'
    const division = court ? '1ª VARA CÍVEL E DE FAMÍLIA' : '3ª Vara de Família'
    const line = (caption: string, value: string) => html`<b>${caption}:</b> ${value}<br>`
    const people = html`<h2>${court ? 'Curadora' : 'Representante'}</h2><div class="l">${line('Nome do curador', curator.name)}${line('CPF do curador', maskCpf(curator.cpf))}${line('RG do curador', `${curator.rg} ${curator.rgIssuer}`)}${line('Nacionalidade', curator.nationality)}${line('Estado civil', curator.maritalStatus)}${line('Profissão', curator.occupation)}${line('Parentesco', curator.relationship)}${line('Endereço', address)}</div>
<h2>${court ? 'Curatelado' : 'Beneficiária representada'}</h2><div class="l">${line('Nome do curatelado', ward.name)}${line('Nascimento', shortDate(ward.birthDate))}${line('Natural de', ward.placeOfBirth)}${line('Pai', ward.filiation[0] ?? '')}${line('Mãe', ward.filiation[1] ?? '')}${line('CPF do curatelado', maskCpf(ward.cpf))}${line('RG do curatelado', ward.rg)}</div>`
    const page = court
      ? html`<b>PODER JUDICIÁRIO DO ESTADO DE ALAGOAS</b><br>COMARCA DE PENEDO<br>${division}<h1>${title}</h1>
<div class="l">${line('Processo', number)}${line('Classe', caseClass)}${line('Assunto', 'Capacidade')}${line('Juiz de Direito', judge)}${line('Data da sentença', shortDate(decided))}</div>
${people}<h2>Encargo</h2><div class="l">${line('Poderes', `${powers}.`)}${line('Compromisso', 'exercer o cargo bem e fielmente')}${line('Local e data', `Penedo, ${shortDate(issued)}`)}</div>
<p style="margin-top:15mm">______________________________<br>${judge}</p><p style="margin-top:11mm">______________________________<br>${curator.name}</p>`
      : html`<div class="op"><b>VIDA SERENA AUTOGESTÃO EM SAÚDE</b><span>Cadastro – representação legal</span></div>
<p class="s" style="margin-top:2mm">Transcrição dos dados do documento apresentado pelo titular em 10/02/2025. Não substitui o original. Contrato 88.104-2.</p>
<div class="l">${line('Documento apresentado', title)}${line('Processo', number)}${line('Classe', caseClass)}${line('Vara', division)}${line('Comarca', 'Arapiraca')}${line('Juiz', judge)}${line('Data da decisão', shortDate(decided))}${line('Data do termo', shortDate(issued))}${line('Validade', '180 dias')}</div>
${people}<h2>Observação</h2><div class="l">${line('Poderes', `${powers}.`)}</div>
<p class="s" style="margin-top:6mm">Atendente: matrícula 30417 – Impresso em 11/02/2025 08:14</p>`
    return {
      html: unbroken(
        sheet({ font: court ? 'Gentium Book Plus' : 'Lato', sizePt: 10.5, css, margin: '16mm 22mm' }, page),
      ),
      data: expected({
        documentTitle: title,
        kind: 'CURATELA',
        nature: court ? null : 'PROVISIONAL',
        caseNumber: number,
        caseClass,
        court: 'TJAL',
        courtDivision: division,
        district: court ? 'PENEDO' : 'Arapiraca',
        state: 'AL',
        judgeName: judge,
        guardians: [curator],
        wards: [ward],
        decisionDate: decided,
        issueDate: issued,
        ...(court ? {} : { expirationDate: '2025-08-02', validityText: '180 dias' }),
        powers,
        signedBy: court ? [judge, curator.name] : [],
        documentValidation: court,
      }),
    }
  },
}

import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { esaj, reading, unbroken } from '../blind-b.ts'

/** São Paulo: the notary's term from a template, the stamp turned in the right margin. */
export const layout: Layout = {
  name: 'blind-b-interdicao-sp',
  type: 23,
  variants: ['provisorio', 'sentenca'],
  print(random, variant) {
    const early = variant === 'provisorio'
    const number = caseNumber(random, early ? 2023 : 2019, '26')
    const [first, second] = [cpf(random), cpf(random)]
    const judge = early ? 'Leopoldo Brás Tavolaro' : 'Ivone Sacramento Lauriti'
    const city = early ? 'Jaboticabal' : 'Itapetininga'
    const forum = `FORO DE ${city.toUpperCase()}`
    const division = early ? '1ª VARA CÍVEL' : '2ª VARA DA FAMÍLIA E DAS SUCESSÕES'
    const issued = early ? '2023-08-22' : '2021-11-09'
    const decided = early ? '2023-08-17' : '2021-07-30'
    const title = early
      ? 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO'
      : 'TERMO DE COMPROMISSO DE CURADOR DEFINITIVO'
    const caseClass = 'Interdição/Curatela - Nomeação'
    const keeper = early
      ? {
          name: 'ROSEMEIRE APARECIDA GALVANI BUENO',
          nationality: 'Brasileira',
          maritalStatus: 'Casada',
          occupation: 'Auxiliar de Cozinha',
          rg: '27.418.306-5',
          rgIssuer: 'SSP/SP',
          address: 'Rua Floriano Peixoto, 1189, Jardim Kennedy - CEP 14871-230, Jaboticabal-SP',
        }
      : {
          name: 'DORIVAL PASCHOALINO NETO',
          nationality: 'Brasileiro',
          maritalStatus: 'Divorciado',
          occupation: 'Torneiro Mecânico',
          rg: '18.002.915-X',
          rgIssuer: 'SSP/SP',
          address:
            'Avenida Padre Antônio Brunetti, 640, bloco 3, apto 12, Vila Rio Branco - CEP 18208-080, Itapetininga-SP',
        }
    const ward = early
      ? {
          name: 'ALCINDO GALVANI',
          rg: '5.611.240-2',
          birthDate: '1941-02-03',
          filiation: ['Ernesto Galvani', 'Pierina Bozzo Galvani'],
        }
      : {
          name: 'ANA CLÁUDIA PASCHOALINO',
          rg: '44.370.118-9',
          birthDate: '1984-10-27',
          filiation: ['Benedito Paschoalino', 'Neusa Trevisan Paschoalino'],
        }
    const powers = early
      ? 'ficando autorizado(a) a receber o benefício previdenciário da parte requerida e a representá-la perante bancos e repartições públicas, vedada a alienação ou oneração de bens sem autorização judicial'
      : 'O(A) curador(a) não poderá por qualquer modo alienar ou onerar bens móveis, imóveis ou de quaisquer naturezas pertencentes ao(à) curatelado(a), sem autorização judicial. Os valores recebidos de entidade previdenciária deverão ser aplicados exclusivamente na saúde, alimentação e no bem-estar do(a) curatelado(a)'
    const stamp = esaj(
      random,
      'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do',
      number,
      early ? 'LEOPOLDO BRAS TAVOLARO' : 'IVONE SACRAMENTO LAURITI',
      issued,
      early ? '16:41' : '11:08',
    )
    const [day, month, year] = ward.birthDate.split('-').reverse()
    const row = (label: string, value: string) =>
      html`<tr><td class="k">${label}</td><td class="b">${value}</td></tr>`
    const body = html`<div class="c b">TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO<br>COMARCA DE ${city.toUpperCase()}<br>${forum}<br>${division}</div>
<p class="c s">${early ? 'PRAÇA DO CAFÉ, S/Nº, Jaboticabal - SP - CEP 14870-500' : 'RUA VIRGÍLIO DE REZENDE, 700, Itapetininga - SP - CEP 18200-900'}<br>Horário de Atendimento ao Público: das 13h00min às17h00min</p>
<h1>${title}</h1>
<table>${row('Processo Digital nº:', number)}${row('Classe - Assunto', caseClass)}${row('Requerente:', keeper.name)}${row('Requerido:', ward.name)}${row('Curador Especial:', 'Defensoria Pública do Estado de São Paulo')}</table>
<p class="c">Juiz(a) de Direito: Dr(a). ${judge}</p>
<p class="j t">Em ${city}, aos ${longDate(issued)}, no Cartório da ${early ? '1ª Vara Cível' : '2ª Vara da Família e das Sucessões'}, do Foro de ${city}, ${early ? 'onde eu, Escrevente Técnico Judiciário ao final identificado, fui vindo, ' : ''}compareceu o(a) Sr(a). ${keeper.name}, ${keeper.nationality}, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(first)}, residente e domiciliado(a) na ${keeper.address}, a quem foi deferido o compromisso de, bem e fielmente, exercer o cargo de CURADOR(A) ${early ? 'PROVISÓRIO(A)' : 'DEFINITIVO(A)'} de ${ward.name}, RG ${ward.rg}, CPF ${maskCpf(second)}, nascido(a) em ${day}/${month}/${year}, filho(a) de ${ward.filiation[0]} e de ${ward.filiation[1]}, nos termos da r. ${early ? 'decisão' : 'sentença'} proferida em ${decided.split('-').reverse().join('/')}${early ? `, ${powers}.` : ', transitada em julgado.'} ${early ? '' : `${powers}.`}</p>
<p class="j">Aceito o compromisso, assim prometeu cumprir. NADA MAIS. Lido e achado conforme, vai devidamente assinado. Eu, ${early ? 'Wagner Luís Prata' : 'Tânia Mara Quadrado'}, Escrevente Técnico Judiciário, digitei.</p>
<p class="g">________________________________<br>${keeper.name}<br>Curador(a)</p>
<p class="c s">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Liberation Sans',
            sizePt: 11,
            margin: '18mm 26mm 16mm 24mm',
            stamp: html`<div class="m">${stamp.text}</div>`,
            css: 'h1{font-size:12.5pt;text-align:center;margin:5mm 0}.k{width:42mm}.t{margin-top:5mm;line-height:1.5}.g{margin:16mm 0 8mm;text-align:center}.m{position:fixed;right:6mm;top:14mm;height:266mm;writing-mode:vertical-rl;font-size:6.6pt;line-height:1.25}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: title,
        kind: 'CURATELA',
        nature: early ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass,
        state: 'SP',
        courtDivision: division,
        district: city.toUpperCase(),
        forum,
        judgeName: judge,
        guardians: [{ ...keeper, cpf: first }],
        wards: [{ ...ward, cpf: second }],
        decisionDate: decided,
        issueDate: issued,
        powers,
        ...stamp.read,
      }),
    }
  },
}

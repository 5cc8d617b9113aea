import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
h1 { font-size: 14pt; text-align: center; text-decoration: underline; margin: 5mm 0 }
.w td, .w th { border: .18mm solid #000; padding: .6mm 2mm; vertical-align: top; text-align: left; font-weight: normal }
.w th { background: #d9d9d9; font-weight: bold; text-align: center }
.w td:first-child { width: 40mm; font-weight: bold }
.w { margin-bottom: 4mm }
.q { text-align: justify }
.n td { border: 0; text-align: center; padding: 9mm 2mm 0; width: 50% }
`

/** A word processor's tables: a column for each of two guardians, one cell over both, signatures in a table without lines. */
export const layout: Layout = {
  name: 'blind-d-processador',
  type: 23,
  variants: ['casal'],
  print(random) {
    const judge = 'Genivaldo Aroeirense Maciel'
    const address = 'Travessa do Dendezeiro, nº 9, bairro Mangabinha, Valença/BA, CEP 45400-000'
    const [one, two] = [
      {
        name: 'Railda Lamarão de Souto Graúna',
        cpf: cpf(random),
        rg: rg(random, 'plain'),
        rgIssuer: 'SSP-BA',
        nationality: 'brasileira',
        maritalStatus: 'em união estável',
        occupation: 'merendeira escolar',
        relationship: 'tia materna',
        address,
      },
      {
        name: 'Edvan Covalonga dos Reis',
        cpf: cpf(random),
        rg: rg(random, 'dotted'),
        rgIssuer: 'SSP-BA',
        nationality: 'brasileiro',
        maritalStatus: 'em união estável',
        occupation: 'pescador',
        relationship: 'tio por afinidade',
        address,
      },
    ]
    const ward = {
      name: 'Kauan Vítor Itaúbal de Jesus',
      birthDate: '2018-05-30',
      cpf: cpf(random),
      placeOfBirth: 'Nilo Peçanha/BA',
      filiation: ['Tatiane Itaúbal de Jesus'],
    }
    const [decided, issued] = ['2023-11-07', '2023-12-01']
    const number = cnj(`80${random.digits(5)}`, 2021, '05', '0271')
    const powers =
      'A guarda obriga os guardiões a sustentar, educar e proteger a criança e lhes dá o direito de opor-se a terceiros, inclusive aos pais. Devem os guardiões permitir as visitas da genitora, em domingos alternados'
    const row = (caption: string, first: string, second: string) =>
      html`<tr><td>${caption}</td><td>${first}</td><td>${second}</td></tr>`
    return {
      html: unbroken(
        sheet(
          { font: 'Carlito', sizePt: 10.6, css, margin: '15mm 20mm 12mm 25mm' },
          html`<p class="c b">PODER JUDICIÁRIO DO ESTADO DA BAHIA<br>COMARCA DE VALENÇA<br>2ª VARA CÍVEL, DE FAMÍLIA E DA INFÂNCIA E JUVENTUDE</p>
<h1>TERMO DE GUARDA DEFINITIVA</h1>
<table class="w"><tr><th colspan="2">I – DADOS DO PROCESSO</th></tr><tr><td>Número</td><td>${number}</td></tr><tr><td>Classe</td><td>Guarda de Infância e Juventude</td></tr><tr><td>Requerida</td><td>Tatiane Itaúbal de Jesus</td></tr><tr><td>Sentença</td><td>${shortDate(decided)}, transitada em julgado em 28/11/2023</td></tr></table>
<table class="w"><tr><th colspan="3">II – GUARDIÕES</th></tr>${row('Nome', one?.name ?? '', two?.name ?? '')}${row('Nacionalidade', one?.nationality ?? '', two?.nationality ?? '')}${row('Estado civil', one?.maritalStatus ?? '', two?.maritalStatus ?? '')}${row('Profissão', one?.occupation ?? '', two?.occupation ?? '')}${row('RG', `${one?.rg} ${one?.rgIssuer}`, `${two?.rg} ${two?.rgIssuer}`)}${row('CPF', maskCpf(one?.cpf ?? ''), maskCpf(two?.cpf ?? ''))}${row('Parentesco', one?.relationship ?? '', two?.relationship ?? '')}<tr><td>Endereço</td><td colspan="2">${address}</td></tr></table>
<table class="w"><tr><th colspan="2">III – CRIANÇA</th></tr><tr><td>Nome</td><td>${ward.name}</td></tr><tr><td>Nascimento</td><td>${shortDate(ward.birthDate)}</td></tr><tr><td>Naturalidade</td><td>${ward.placeOfBirth}</td></tr><tr><td>CPF</td><td>${maskCpf(ward.cpf)}</td></tr><tr><td>Filiação</td><td>${ward.filiation[0]} e pai não declarado</td></tr></table>
<p class="q">Pelo MM. Juiz de Direito, Dr. ${judge}, foi deferida aos qualificados no quadro II a guarda definitiva da criança do quadro III, cessando a provisória de que tratava o termo lavrado em 16/09/2021. ${powers}.</p>
<p class="q">Os guardiões aceitam o encargo e obrigam-se a cumpri-lo bem e fielmente.</p>
<p class="r">Valença – BA, ${longDate(issued)}.</p>
<table class="n"><tr><td>________________________________<br>${judge}<br>Juiz de Direito</td><td>________________________________<br>${one?.name}<br>Guardiã</td></tr><tr><td>________________________________<br>${two?.name}<br>Guardião</td><td>________________________________<br>Diretor de Secretaria</td></tr></table>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJBA',
        courtDivision: '2ª VARA CÍVEL, DE FAMÍLIA E DA INFÂNCIA E JUVENTUDE',
        district: 'VALENÇA',
        state: 'BA',
        judgeName: judge,
        guardians: [one, two].flatMap((each) => (each ? [each] : [])),
        wards: [ward],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, one?.name ?? '', two?.name ?? ''],
        documentValidation: true,
      }),
    }
  },
}

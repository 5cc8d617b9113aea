import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.h { line-height: 1.35; margin-bottom: 5mm } .h b { font-size: 12pt }
h1 { font-size: 13pt; background: #222; color: #fff; padding: 2mm 3mm; margin: 0 0 5mm }
.j { line-height: 1.55 } .w th, .w td { border: .25mm solid #333; padding: 1.2mm 2mm; font-size: 9.6pt; text-align: left } .w th { background: #eee } .w { margin: 3mm 0 5mm }
.y { margin-top: 17mm; width: 80mm; border-top: .25mm solid #222; padding-top: 1mm }
`

/** Paraíba: one guardian, three brothers and sisters in a table with a row for each. */
export const layout: Layout = {
  name: 'blind-d-tres-irmaos',
  type: 23,
  variants: ['tabela'],
  source: 'none',
  print(random) {
    const judge = 'Severino Ramos Jequitaí'
    const guardian = 'Terezinha Abrolhos Cantalice'
    const parents = ['Genilson Cantalice Mirapinho', 'Fabiana Abrolhos Cantalice']
    const wards = [
      { name: 'Maria Heloísa Abrolhos Cantalice', birthDate: '2011-04-18', placeOfBirth: 'Patos/PB' },
      { name: 'José Miguel Abrolhos Cantalice', birthDate: '2014-09-02', placeOfBirth: 'Patos/PB' },
      { name: 'Ana Sophia Abrolhos Cantalice', birthDate: '2018-12-11', placeOfBirth: 'Pombal/PB' },
    ].map((one) => ({ ...one, cpf: cpf(random), filiation: parents }))
    const [decided, issued] = ['2024-02-20', '2024-03-05']
    const number = cnj(`08${random.digits(5)}`, 2024, '15', '0251')
    const guardianId = cpf(random)
    const identity = rg(random, 'dotted')
    const address = 'Rua Pedro Firmino do Açude, 209, Belo Horizonte, Patos/PB, CEP 58704-000'
    const powers =
      'Fica a guardiã obrigada a manter os irmãos juntos, a assegurar-lhes frequência escolar e a trazer ao processo, a cada três meses, relatório de sua situação'
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Sans', sizePt: 10.4, css, margin: '16mm 18mm' },
          html`<div class="h"><b>TRIBUNAL DE JUSTIÇA DA PARAÍBA</b><br>COMARCA DE PATOS<br>7ª VARA MISTA<br><span class="s">Rua Doutor Pedro da Caatinga, s/n – Centro – CEP 58700-000</span></div>
<h1>TERMO DE GUARDA E RESPONSABILIDADE</h1>
<p>Processo n.º ${number}<br>Classe: Medidas de Proteção à Criança e Adolescente</p>
<p class="j">Por força da decisão liminar de ${shortDate(decided)}, do Juiz ${judge}, é entregue à Sra. <b>${guardian}</b>, brasileira, casada, agente comunitária de saúde, RG ${identity} SSDS/PB, CPF ${maskCpf(guardianId)}, tia materna, residente na ${address}, a guarda dos três irmãos abaixo relacionados, todos filhos de ${parents[0]} e ${parents[1]}:</p>
<table class="w"><tr><th>Nº</th><th>Nome</th><th>Nascimento</th><th>Naturalidade</th><th>CPF</th></tr>${wards.map((one, i) => html`<tr><td>${i + 1}</td><td>${one.name}</td><td>${shortDate(one.birthDate)}</td><td>${one.placeOfBirth}</td><td>${maskCpf(one.cpf)}</td></tr>`)}</table>
<p class="j">${powers}.</p>
<p class="j">A guarda vale até nova decisão nos autos. Compromissada na forma da lei, a guardiã prometeu agir bem e fielmente.</p>
<p>Patos/PB, ${longDate(issued)}.</p>
<div class="y">${judge}<br><span class="s">Juiz de Direito</span></div><div class="y">${guardian}<br><span class="s">Guardiã</span></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Medidas de Proteção à Criança e Adolescente',
        court: 'TJPB',
        courtDivision: '7ª VARA MISTA',
        district: 'PATOS',
        state: 'PB',
        judgeName: judge,
        guardians: [
          {
            name: guardian,
            cpf: guardianId,
            rg: identity,
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'agente comunitária de saúde',
            address,
            relationship: 'tia materna',
          },
        ],
        wards,
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até nova decisão nos autos',
        powers,
        signedBy: [judge, guardian],
        documentValidation: true,
      }),
    }
  },
}

import { longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, somebody, term } from '../blind-z.ts'

const LINK = 'https://licenciamento.saolazarodooeste.mg.gov.br/certidoes/conferir'
const css = `
.edge { border: 3pt double #5b4a1e; padding: 7mm 8mm; min-height: 262mm } h1 { font-size: 17pt; text-align: center; margin: 5mm 0 1mm; letter-spacing: .5pt }
td, th { border: .6pt solid #5b4a1e; padding: 1.2mm 1.8mm; font-size: .9em; vertical-align: top } td:first-child, td:last-child { white-space: nowrap } th { background: #f2ecd9 }`

/** A town of Minas licenses three activities at once: a certificate in a frame with a table of codes and measures. */
export const layout = licencePages('blind-z-mineira', {
  one: (random) => {
    const { issued, expires } = term(random, 10, 2019, 2024)
    const firm = holder(random, 'Mineração')
    const number = `0${random.int(10, 97)}/${year(issued)}`
    const key = Array.from({ length: 6 }, () => hex(random, 2)).join('-')
    const rows = [
      ['A-02-09-7', 'Extração de rocha para produção de britas', 'Produção bruta', '180.000 t/ano'],
      [
        'A-05-01-0',
        'Unidade de Tratamento de Minerais - UTM, com tratamento a seco',
        'Capacidade instalada',
        '200.000 t/ano',
      ],
      ['C-10-02-2', 'Usinas de produção de concreto asfáltico', 'Produção nominal', '60 t/h'],
    ]
    const body = html`<div class="edge"><div class="c">${crest(17, '#5b4a1e')}<br><b>PREFEITURA MUNICIPAL DE SÃO LÁZARO DO OESTE</b><br>ESTADO DE MINAS GERAIS<br>Secretaria Municipal de Meio Ambiente – Conselho Municipal de Defesa do Meio Ambiente (CODEMA)</div>
      <h1>CERTIFICADO DE LICENÇA AMBIENTAL</h1><p class="c b">Nº ${number}</p>
      <p class="c">Licenciamento Ambiental Concomitante – LAC 2 (Licença de Operação Corretiva) – Classe 4</p>
      <p class="j" style="margin-top:4mm">O CODEMA, em sua ${random.int(31, 88)}ª reunião ordinária, e a Secretaria Municipal de Meio Ambiente, nos termos da Deliberação Normativa COPAM nº 213, de 2017, certificam que foi licenciado o empreendimento <b>Pedreira Serra das Antas</b>, do empreendedor <b>${firm.name}</b>, CNPJ <b>${maskCnpj(firm.id)}</b>, situado na Estrada da Lagoa Funda, km ${random.int(3, 19)}, zona rural deste município, processo administrativo nº ${random.digits(5)}/${year(issued) - 2}/001/${year(issued) - 1}, para as atividades de:</p>
      <table><tr><th>Código</th><th>Atividade</th><th>Parâmetro</th><th>Quantidade</th></tr>${rows.map((row) => html`<tr>${row.map((text) => html`<td>${text}</td>`)}</tr>`)}</table>
      <p style="margin-top:4mm"><b>Validade da licença: 10 (dez) anos, com vencimento em ${shortDate(expires)}.</b></p>
      <p>( &nbsp; ) sem condicionantes &nbsp;&nbsp; ( X ) com condicionantes – Anexo I</p>
      <p>Outorga de uso de água: Portaria nº ${random.digits(7)}/${year(issued) - 1}, válida até ${shortDate(`${year(issued) + 4}-09-30`)}.</p>
      <p class="j s">A concessão desta licença não dispensa o empreendedor da observância da legislação dos demais entes e não autoriza a supressão de vegetação.</p>
      <p class="b c" style="margin-top:4mm">ANEXO I – CONDICIONANTES</p>${duties(random, 5).map((duty, index) => html`<p class="j s" style="margin-bottom:1mm">${index + 1}ª – ${duty}</p>`)}
      <p class="c" style="margin-top:6mm">São Lázaro do Oeste, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm"><b>${somebody(random, 'f')}</b><br>Secretária Municipal de Meio Ambiente</p>
      <p class="s c">Chave de acesso: ${key}<br>Verifique a autenticidade deste certificado em ${LINK}</p></div>`
    return {
      paper: { font: 'Gentium Plus', sizePt: 10.5, css, margin: '12mm 14mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: LINK,
        mainActivity: rows.map(([code, name]) => `${code} ${name}`),
      },
    }
  },
})

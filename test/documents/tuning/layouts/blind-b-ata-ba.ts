import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { pje, reading, unbroken } from '../blind-b.ts'

/** Bahia: minutes of the hearing in which the curator takes the oath; everyone present is named first. */
export const layout: Layout = {
  name: 'blind-b-ata-ba',
  type: 23,
  variants: ['audiencia'],
  print(random) {
    const number = caseNumber(random, 2024, '05')
    const [a, b] = [cpf(random), cpf(random)]
    const judge = 'Maria Clara Dantas Sodré'
    const stamp = pje(random, 'pje.tjba.jus.br', 'MARIA CLARA DANTAS SODRÉ', '2024-11-21', '10:48:09')
    const powers =
      'A curadora poderá praticar os atos de mera administração, requerer e receber benefícios junto ao INSS e assinar documentos perante o SUS, ficando-lhe vedado contrair empréstimos consignados'
    const row = (who: string, name: string) => html`<tr><td>${who}</td><td>${name}</td></tr>`
    const body = html`<table><tr><td style="width:22mm" class="b">TJBA</td><td><b>PODER JUDICIÁRIO</b><br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA<br>VARA DOS FEITOS DE RELAÇÕES DE CONSUMO, CÍVEIS E FAMÍLIA<br>COMARCA DE ITABERABA</td></tr></table>
<p class="c b" style="margin:5mm 0 4mm;text-decoration:underline">ATA DE AUDIÊNCIA E TERMO DE CURATELA PROVISÓRIA</p>
<table class="t">${row('Processo', number)}${row('Classe', 'INTERDIÇÃO/CURATELA (58)')}${row('Data e hora', '21 de novembro de 2024, às 09h30')}${row('Juíza de Direito', judge)}${row('Promotor de Justiça', 'Alan Pitangueira Rios')}${row('Defensora Pública', 'Noélia Barreto Quadros (curadora especial)')}${row('Requerente', 'Edinalva Souza Cerqueira')}${row('Requerido', 'Manoel Messias Souza Cerqueira')}${row('Testemunha', 'Zenilda Pacheco Amorim')}</table>
<p class="j">Aberta a audiência, apregoadas as partes, constatou-se a presença das pessoas acima. Realizada a entrevista do interditando, registrada em mídia, este não soube informar a data nem o valor do dinheiro. Pela Defensoria Pública foi requerida a realização de perícia. Pelo Ministério Público foi dito que não se opunha à curatela provisória.</p>
<p class="j">Pela MM. Juíza foi proferida a seguinte <b>DECISÃO</b>: &ldquo;Nomeio EDINALVA SOUZA CERQUEIRA curadora provisória de MANOEL MESSIAS SOUZA CERQUEIRA, até o julgamento final. Designo perícia para o dia 12/02/2025, às 14h, e nomeio perito o Dr. Olavo Mendes Brandão, CRM/BA 11.904.&rdquo;</p>
<p class="j"><b>COMPROMISSO:</b> Em seguida, EDINALVA SOUZA CERQUEIRA, brasileira, solteira, merendeira, RG 08.741.226-90 SSP/BA, CPF ${maskCpf(a)}, residente na Rua do Umbuzeiro, 57, Primavera, Itaberaba/BA, CEP 46880-000, prestou o compromisso legal de exercer com boa-fé o encargo de curadora de MANOEL MESSIAS SOUZA CERQUEIRA, RG 03.117.845-22, CPF ${maskCpf(b)}, nascido em 25/12/1969, filho de Josefa Souza Cerqueira e de Antenor Cerqueira. ${powers}.</p>
<p class="j">Intimados os presentes. Nada mais havendo, encerrou-se a ata, que segue assinada eletronicamente pela magistrada, dispensada a assinatura dos demais. Eu, Iasmin Teles, estagiária, digitei.</p>
<div class="f">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Roboto',
            sizePt: 10.5,
            margin: '15mm 20mm',
            css: '.t{margin-bottom:4mm}.t td{border:.2mm solid #888;padding:.8mm 2mm}.t td:first-child{width:42mm;background:#eee}.j{margin-bottom:3mm}.f{font-size:8pt;margin-top:14mm;text-align:right}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'ATA DE AUDIÊNCIA E TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO/CURATELA (58)',
        state: 'BA',
        courtDivision: 'VARA DOS FEITOS DE RELAÇÕES DE CONSUMO, CÍVEIS E FAMÍLIA',
        district: 'ITABERABA',
        judgeName: judge,
        guardians: [
          {
            name: 'EDINALVA SOUZA CERQUEIRA',
            cpf: a,
            rg: '08.741.226-90',
            rgIssuer: 'SSP/BA',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'merendeira',
            address: 'Rua do Umbuzeiro, 57, Primavera, Itaberaba/BA, CEP 46880-000',
          },
        ],
        wards: [
          {
            name: 'MANOEL MESSIAS SOUZA CERQUEIRA',
            birthDate: '1969-12-25',
            cpf: b,
            rg: '03.117.845-22',
            filiation: ['Josefa Souza Cerqueira', 'Antenor Cerqueira'],
          },
        ],
        decisionDate: '2024-11-21',
        issueDate: '2024-11-21',
        validityText: 'até o julgamento final',
        powers,
        ...stamp.read,
      }),
    }
  },
}

import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { pje, reading, unbroken } from '../blind-b.ts'

/** Distrito Federal: an office table, three wards in its rows, both parents as opposing parties. */
export const layout: Layout = {
  name: 'blind-b-quadro-df',
  type: 23,
  variants: ['tres-irmaos'],
  print(random) {
    const number = caseNumber(random, 2025, '07')
    const [a = '', ...ids] = Array.from({ length: 4 }, () => cpf(random))
    const names = ['ISABELA NUNES CARREIRO', 'DAVI LUCCA NUNES CARREIRO', 'MIRELLA NUNES CARREIRO']
    const births = ['2010-11-23', '2014-03-02', '2019-07-19']
    const parents = ['Fernanda Nunes Batalha', 'Cleiton Carreiro Sobral']
    const judge = 'Otaviano Brandt Meira'
    const stamp = pje(random, 'pje.tjdft.jus.br', 'OTAVIANO BRANDT MEIRA', '2025-02-14', '17:59:03')
    const powers =
      'O guardião assume a obrigação de prestar assistência material, moral e educacional aos menores, podendo representá-los perante escolas, planos de saúde e órgãos públicos do Distrito Federal'
    const row = (label: string, value: string) =>
      html`<tr><th>${label}</th><td colspan="3">${value}</td></tr>`
    const short = (date: string) => date.split('-').reverse().join('/')
    const body = html`<div class="c"><b>Poder Judiciário da União</b><br>TRIBUNAL DE JUSTIÇA DO DISTRITO FEDERAL E DOS TERRITÓRIOS<br>2ª Vara de Família e de Órfãos e Sucessões de Samambaia<br>CIRCUNSCRIÇÃO JUDICIÁRIA DE SAMAMBAIA<br><span class="s">QR 302, Conjunto 1, Lote 2, 1º andar, sala 117, Samambaia Sul/DF, CEP: 72300-633 - Atendimento: 12h às 19h</span></div>
<table class="q"><tr><td colspan="4" class="c b">TERMO DE GUARDA PROVISÓRIA</td></tr>
${row('Número do processo', number)}${row('Classe judicial', 'GUARDA DE FAMÍLIA (14671)')}${row('Requerente', 'JOSÉ EDUARDO NUNES BATALHA')}${row('Requeridos', parents.join(' e ').toUpperCase())}${row('Juiz de Direito', judge)}${row('Decisão', `ID 22590${random.digits(4)}, de 12/02/2025`)}${row('Validade', 'até ulterior deliberação')}
<tr><td colspan="4" class="b z">Guardião</td></tr>${row('Nome', 'JOSÉ EDUARDO NUNES BATALHA')}<tr><th>CPF</th><td>${maskCpf(a)}</td><th>RG</th><td>2.340.918 SSP/DF</td></tr><tr><th>Estado civil</th><td>solteiro</td><th>Profissão</th><td>bombeiro civil</td></tr>${row('Endereço', 'QS 406, Conjunto G, Lote 4, ap. 301, Samambaia Norte/DF, CEP 72318-547')}${row('Parentesco', 'tio materno')}
<tr><td colspan="4" class="b z">Menores</td></tr><tr><th>Nome</th><th>Nascimento</th><th>CPF</th><th>Filiação</th></tr>
${names.map((name, i) => html`<tr><td>${name}</td><td>${short(births[i] ?? '')}</td><td>${maskCpf(ids[i] ?? '')}</td><td>${parents.join(' e ')}</td></tr>`)}</table>
<p class="j">${powers}.</p><p class="j">Pelo guardião foi dito que aceita o encargo e promete desempenhá-lo fielmente.</p>
<p>Samambaia/DF, 14 de fevereiro de 2025.</p><table class="c" style="margin-top:12mm"><tr><td>_______________________<br>José Eduardo Nunes Batalha</td></tr></table>
<div class="f">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Lato',
            sizePt: 9.5,
            margin: '14mm 18mm',
            css: '.q{margin:5mm 0}.q td,.q th{border:.2mm solid #666;padding:.8mm 1.6mm;text-align:left;vertical-align:top}.q .c{text-align:center;font-size:12pt}.z{background:#ddd}.f{margin-top:12mm;font-size:7.5pt}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE FAMÍLIA (14671)',
        state: 'DF',
        court: 'TJDFT',
        courtDivision: '2ª Vara de Família e de Órfãos e Sucessões de Samambaia',
        district: 'SAMAMBAIA',
        judgeName: judge,
        guardians: [
          {
            name: 'JOSÉ EDUARDO NUNES BATALHA',
            cpf: a,
            rg: '2.340.918',
            rgIssuer: 'SSP/DF',
            maritalStatus: 'solteiro',
            occupation: 'bombeiro civil',
            address: 'QS 406, Conjunto G, Lote 4, ap. 301, Samambaia Norte/DF, CEP 72318-547',
            relationship: 'tio materno',
          },
        ],
        wards: names.map((name, i) => ({
          name,
          birthDate: births[i] ?? null,
          cpf: ids[i] ?? null,
          filiation: parents,
        })),
        decisionDate: '2025-02-12',
        issueDate: '2025-02-14',
        validityText: 'até ulterior deliberação',
        powers,
        ...stamp.read,
      }),
    }
  },
}

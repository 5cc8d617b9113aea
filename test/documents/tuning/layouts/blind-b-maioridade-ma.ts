import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { pje, reading, unbroken } from '../blind-b.ts'

/** Maranhão: the ward is named before the guardian; the guardianship ends at majority. */
export const layout: Layout = {
  name: 'blind-b-maioridade-ma',
  type: 23,
  variants: ['bisavo'],
  print(random) {
    const number = caseNumber(random, 2023, '10')
    const [a, b] = [cpf(random), cpf(random)]
    const judge = 'Perpétua Coutinho Aragão'
    const stamp = pje(random, 'pje.tjma.jus.br', 'PERPETUA COUTINHO ARAGAO', '2024-05-08', '08:55:17')
    const powers =
      'O guardião prestará à adolescente toda a assistência de que necessitar, dela não podendo se desfazer, e a inscreverá como sua dependente nos órgãos previdenciários'
    const body = html`<p class="b">ESTADO DO MARANHÃO<br>PODER JUDICIÁRIO<br>VARA ÚNICA DA COMARCA DE BARREIRINHAS</p><p class="s">Fórum Deputado Luciano Fernandes Moreira, Av. Rodoviária, s/n, Boa Fé, Barreirinhas-MA, CEP 65590-000. Tel. (98) 3349-0000</p>
<p class="b" style="margin-top:6mm">PROCESSO Nº ${number}<br>CLASSE: GUARDA DE INFÂNCIA E JUVENTUDE (1420)<br>REQUERENTE: DOMINGOS RAPOSO CALDAS<br>REQUERIDA: CLEIDIANE CALDAS ARAÚJO</p>
<p class="c b" style="font-size:14pt;margin:8mm 0">TERMO DE COMPROMISSO DE GUARDIÃO</p>
<p class="j">A adolescente RAYSSA CALDAS ARAÚJO, nascida em 10/09/2009, na cidade de Tutóia/MA, inscrita no CPF sob o nº ${maskCpf(b)}, filha de Cleidiane Caldas Araújo, fica, a partir desta data e até a maioridade, sob a guarda de seu bisavô materno, DOMINGOS RAPOSO CALDAS, brasileiro, viúvo, aposentado, portador do RG nº 0341187720078 SESP/MA e do CPF nº ${maskCpf(a)}, com endereço no Povoado Tapuio, casa 14, Barreirinhas/MA, CEP 65590-000, na forma da sentença de ID 11722${random.digits(4)}, prolatada no dia 17 de abril de 2024.</p>
<p class="j">${powers}.</p>
<p class="j">Presente o compromissado, que disse aceitar a incumbência, pela MM. Juíza foi-lhe deferido o compromisso legal, de que se lavrou este termo.</p>
<p>Barreirinhas/MA, quarta-feira, 8 de maio de 2024.</p><p class="b c" style="margin-top:8mm">${judge}<br><span style="font-weight:normal">Juíza de Direito Titular da Comarca de Barreirinhas</span></p>
<p style="margin-top:12mm">_________________________________________<br>Polegar direito de DOMINGOS RAPOSO CALDAS (não assina)</p><p>A rogo: ____________________________</p>
<div class="f">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Noto Serif',
            sizePt: 10.5,
            margin: '18mm 24mm',
            css: '.j{text-indent:15mm;line-height:1.6}.f{margin-top:16mm;font-size:7.5pt}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE COMPROMISSO DE GUARDIÃO',
        kind: 'GUARDA',
        caseNumber: number,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        state: 'MA',
        courtDivision: 'VARA ÚNICA',
        district: 'BARREIRINHAS',
        forum: 'Fórum Deputado Luciano Fernandes Moreira',
        judgeName: judge,
        guardians: [
          {
            name: 'DOMINGOS RAPOSO CALDAS',
            cpf: a,
            rg: '0341187720078',
            rgIssuer: 'SESP/MA',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'aposentado',
            address: 'Povoado Tapuio, casa 14, Barreirinhas/MA, CEP 65590-000',
            relationship: 'bisavô materno',
          },
        ],
        wards: [
          {
            name: 'RAYSSA CALDAS ARAÚJO',
            birthDate: '2009-09-10',
            cpf: b,
            placeOfBirth: 'Tutóia/MA',
            filiation: ['Cleidiane Caldas Araújo'],
          },
        ],
        decisionDate: '2024-04-17',
        issueDate: '2024-05-08',
        expirationDate: '2027-09-10',
        validityText: 'até a maioridade',
        powers,
        ...stamp.read,
      }),
    }
  },
}

import { shortDate } from '../../generator/dates.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, rg } from '../../generator/numbers.ts'

/** A laboratory's report on a driver's hair: a head of short captions in two columns, a table of substances below. */
export const layout: Layout = {
  name: 'blind-f-toxicologico',
  type: 54,
  variants: ['laudo'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const substances = [
      ['Anfetamina', '0,20'],
      ['Metanfetamina', '0,20'],
      ['Anfepramona', '0,20'],
      ['Femproporex', '0,20'],
      ['Mazindol', '0,50'],
      ['Cocaína', '0,50'],
      ['Benzoilecgonina', '0,05'],
      ['Carboxi-THC', '0,001'],
      ['Morfina', '0,20'],
      ['Codeína', '0,20'],
    ] as const
    const css = `.hd{display:grid;grid-template-columns:1fr 1fr;border:.8pt solid #1f6f54;padding:2.4mm 3mm;gap:.5mm 6mm} .hd b{font-weight:600;color:#1f6f54} td,th{padding:.8mm 2mm;font-size:8.6pt;text-align:left} th{border-bottom:1pt solid #1f6f54} tr:nth-child(odd) td{background:#f0f6f3}`
    return {
      html: sheet(
        { font: 'DejaVu Sans', sizePt: 8.6, css, margin: '14mm 15mm' },
        html`<div style="display:flex;justify-content:space-between"><div><span style="font-size:15pt;color:#1f6f54">QueratoLab</span><br><span class="s">Laboratório de Toxicologia Ltda – CNPJ ${maskCnpj(cnpj(random))}<br>CNES 7730412 – Acreditado ISO/IEC 17025 – CRL 0988</span></div>${blindQr(random.int(1, 9999), 20)}</div>
<h1 class="c" style="font-size:12pt;margin:4mm 0">LAUDO DE EXAME TOXICOLÓGICO DE LARGA JANELA DE DETECÇÃO</h1>
<div class="hd"><div><b>Doador:</b> ALTAMIRO SUCUPIRA GONDIM</div><div><b>Amostra:</b> QL-${random.digits(8)}</div><div><b>Nasc.:</b> ${shortDate('1968-06-06')} &nbsp; <b>Sexo:</b> M</div><div><b>Coleta:</b> 17/02/2026 09:15</div><div><b>CPF:</b> ${maskCpf(id)}</div><div><b>Recebimento:</b> 19/02/2026</div><div><b>RG:</b> ${rg(random, 'plain')} SSP/CE</div><div><b>Liberação:</b> 26/02/2026 18:40</div><div><b>CNH nº:</b> ${register}</div><div><b>Posto:</b> Clínica São Gerardo – Sobral/CE</div><div><b>Categoria:</b> D</div><div><b>Coletor:</b> Elenice P. Farrapo (COREN 338.172)</div><div><b>Emissor da CNH:</b> DETRAN/CE</div><div><b>Material:</b> pelo da perna, 4 cm</div><div><b>Validade da CNH:</b> ${shortDate('2026-11-03')}</div><div><b>Finalidade:</b> renovação de habilitação</div></div>
<table style="margin-top:5mm"><tr><th>Substância</th><th>Corte (ng/mg)</th><th>Método</th><th>Resultado</th></tr>${substances.map(([name, cut]) => html`<tr><td>${name}</td><td>${cut}</td><td>LC-MS/MS</td><td>Não detectado</td></tr>`)}</table>
<p style="margin-top:5mm"><b>CONCLUSÃO: NEGATIVO</b> para todas as substâncias pesquisadas nos 180 dias anteriores à coleta.</p>
<p class="s j">Este resultado foi enviado ao sistema nacional em 26/02/2026 às 18:44, protocolo RCH-${random.digits(10)}, e vale por 90 dias a partir da coleta para fins de habilitação. Contraprova guardada por cinco anos.</p>
<p class="c" style="margin-top:14mm">Dr. Perseu Vilaronga Mota<br><span class="s">Responsável técnico – CRF/CE 6.113</span></p>`,
      ),
      data: {
        name: 'ALTAMIRO SUCUPIRA GONDIM',
        dateOfBirth: '1968-06-06',
        issueDate: null,
        expirationDate: '2026-11-03',
        licenseNumber: register,
        licenseClass: 'D',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'CE',
        cardIssuer: 'DETRAN-CE',
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}

import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'

/** A fleet program's screen: a menu at the left, entry fields with the value first and its caption beneath. */
export const layout: Layout = {
  name: 'blind-x-stranger-fleet-screen',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'RO')
    const [birth, first, issued, expires] = ['1989-01-11', '2008-02-27', '2022-08-15', '2032-08-08']
    const css =
      '@page{size:A4 landscape;margin:0}.app{display:flex;height:208mm}.menu{width:52mm;background:#22313f;color:#dfe6ec;padding:6mm}.menu div{margin:0 0 5mm}.main{flex:1;padding:7mm 10mm;background:#f5f7f9}.panel{background:#fff;border:.2mm solid #ccd3da;border-radius:1.5mm;padding:5mm;margin-bottom:5mm}.f{display:flex;flex-wrap:wrap;gap:4.5mm 6mm}.f>div{min-width:44mm}.v{border-bottom:.3mm solid #7b8a99;font-size:11.5pt;padding:0 1mm .6mm}.u{font-size:8pt;color:#63717e;padding:.4mm 1mm 0}h4{margin:0 0 3mm;color:#22313f}'
    const fields = (pairs: readonly (readonly [value: string, caption: string])[]) =>
      html`<div class="f">${pairs.map(([value, caption]) => html`<div><div class="v">${value}</div><div class="u">${caption}</div></div>`)}</div>`
    return {
      html: sheet(
        { font: 'DejaVu Sans Condensed', sizePt: 10, css, margin: '0' },
        html`<div class="app"><div class="menu"><div style="font-size:14pt">FrotaNorte</div><div>Painel</div><div>Veículos</div><div>Motoristas</div><div>Manutenção</div><div>Abastecimento</div><div>Relatórios</div></div>
<div class="main"><p style="font-size:13pt">Motoristas › Detalhe <span class="s" style="color:#63717e">&nbsp; alterado em 16/03/2026 por gestor01</span></p>
<div class="panel"><h4>Pessoa</h4>${fields([
          ['WAGNER TEIXEIRA GUAPORÉ', 'Nome completo'],
          [shortDate(birth), 'Data de nascimento'],
          [maskCpf(numbers.cpf), 'CPF'],
          ['Ji-Paraná/RO', 'Naturalidade'],
          ['LUZIA TEIXEIRA', 'Nome da mãe'],
          ['03/05/2021', 'Data de admissão'],
        ])}</div>
<div class="panel"><h4>Habilitação</h4>${fields([
          [numbers.register, 'Nº de registro da CNH'],
          ['E', 'Categoria'],
          [shortDate(first), 'Primeira habilitação'],
          [shortDate(issued), 'Data de emissão'],
          [shortDate(expires), 'Data de validade'],
          ['DETRAN-RO', 'Órgão emissor da CNH'],
          ['Vilhena/RO', 'Local de emissão da CNH'],
          ['EAR, CETPP, A', 'Observações da CNH'],
        ])}</div>
<div class="panel"><h4>Veículo em uso</h4>${fields([
          [plate(random, 'mercosul'), 'Placa'],
          ['Scania R450', 'Modelo'],
          ['22/12/2026', 'Validade do cronotacógrafo'],
        ])}</div></div></div>`,
      ),
      data: reading({
        name: 'WAGNER TEIXEIRA GUAPORÉ',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'E',
        filiation: ['LUZIA TEIXEIRA'],
        personalNumber: numbers.cpf,
        placeOfBirth: 'Ji-Paraná/RO',
        placeOfIssue: 'RO',
        comments: 'EAR, CETPP, A',
        hasCetpp: true,
      }),
    }
  },
}

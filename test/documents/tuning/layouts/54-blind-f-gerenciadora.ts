import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'

/** A risk manager's screen: a menu at the left, greyed input boxes with captions before them, tabs above. */
export const layout: Layout = {
  name: 'blind-f-gerenciadora',
  type: 54,
  variants: ['consulta'],
  source: 'none',
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const field = (caption: string, value: string) =>
      html`<label>${caption}</label><div class="i">${value || '\u00a0'}</div>`
    const css = `.app{display:flex;border:1pt solid #8a93a5;min-height:240mm} .m{width:36mm;background:#26324a;color:#dfe5f2;padding:4mm 3mm;font-size:10pt} .m div{padding:1.8mm 0;border-bottom:.4pt solid #43506b} .b{flex:1;padding:4mm} .tabs span{display:inline-block;padding:1mm 3.4mm;border:.7pt solid #8a93a5;border-bottom:none;margin-right:1mm;font-size:9.6pt} .tabs .on{background:#fff;font-weight:bold} .tabs span:not(.on){background:#dde1ea} .form{border:.7pt solid #8a93a5;padding:4mm;display:grid;grid-template-columns:36mm 1fr;gap:2mm 3mm;align-items:center} label{text-align:right;color:#3b4355} .i{border:.7pt solid #b7bdca;background:#f2f3f6;padding:.9mm 2mm} .ok{background:#2e8b57;color:#fff;padding:2mm 4mm;font-weight:bold;margin-top:4mm}`
    return {
      html: sheet(
        { font: 'Roboto', sizePt: 11, css, margin: '8mm 8mm' },
        html`<div class="app"><div class="m"><b>SENTINELA GR</b><div style="margin-top:4mm">Início</div><div>Nova pesquisa</div><div>Motoristas</div><div>Veículos</div><div>Viagens</div><div>Relatórios</div><div>Faturas</div><div>Ajuda</div><div>Sair</div></div>
<div class="b"><p><b style="font-size:14pt">Consulta de perfil</b><br><span class="s">Solicitação 9.440.187 – usuário: trans.lagoa – 12/10/2026 05:58</span></p><div class="tabs"><span class="on">Motorista</span><span>Veículo</span><span>Carreta</span><span>Histórico</span></div>
<div class="form">${field('Nome', 'Abimael Curuçá Nazareno')}${field('CPF', maskCpf(id))}${field('Nascimento', shortDate('1987-08-26'))}${field('Naturalidade', 'Marabá/PA')}${field('Nome da mãe', 'Socorro Curuçá')}${field('Nome do pai', 'Benjamim Nazareno da Silva Curuçá')}${field('Registro CNH', register)}${field('Categoria', 'AE')}${field('Data emissão', shortDate('2022-10-21'))}${field('Vencimento', shortDate('2032-10-13'))}${field('Órgão emissor', 'DETRAN/PA')}${field('Observação', 'EAR')}${field('Vínculo', 'Autônomo')}${field('Último embarque', '03/10/2026 – Barcarena x Uberlândia')}${field('Placa vinculada', plate(random, 'mercosul'))}</div>
<div class="ok">PERFIL ADEQUADO – liberação L0077-5528-91 válida até 10/01/2027</div><p class="s" style="margin-top:4mm">Limite por viagem: R$ 600.000,00 · Produtos: alimentos, madeira, geral · Não liberado para eletrônicos</p></div></div>`,
      ),
      data: {
        name: 'Abimael Curuçá Nazareno',
        dateOfBirth: '1987-08-26',
        issueDate: '2022-10-21',
        expirationDate: '2032-10-13',
        licenseNumber: register,
        licenseClass: 'AE',
        filiation: ['Socorro Curuçá', 'Benjamim Nazareno da Silva Curuçá'],
        personalNumber: id,
        placeOfBirth: 'Marabá/PA',
        placeOfIssue: 'PA',
        cardIssuer: 'DETRAN-PA',
        comments: 'EAR',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}

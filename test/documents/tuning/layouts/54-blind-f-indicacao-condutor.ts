import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate, rg } from '../../generator/numbers.ts'

/** A city's form on which an owner names who drove: numbered boxes, the owner above, the driver below. */
export const layout: Layout = {
  name: 'blind-f-indicacao-condutor',
  type: 54,
  variants: ['infrator'],
  source: 'none',
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const box = (caption: string, value: string, width: string) =>
      html`<div class="x" style="width:${width}"><span>${caption}</span><div>${value || '\u00a0'}</div></div>`
    const css = `.row{display:flex} .x{border:.8pt solid #000;margin:0 -.8pt -.8pt 0;padding:.6mm 1.4mm 1mm} .x span{font-size:6.6pt} .x div{font-family:'Liberation Mono';font-size:11pt;line-height:1.1;margin-top:.6mm} h1{font-size:12.5pt;text-align:center;margin:0 0 1mm} h2{font-size:9pt;margin:4.5mm 0 1mm}`
    return {
      html: sheet(
        { font: 'Liberation Sans', sizePt: 9, css, margin: '14mm 15mm' },
        html`<h1>FORMULÁRIO DE IDENTIFICAÇÃO DO CONDUTOR INFRATOR (FICI)</h1><p class="c s">Secretaria Municipal de Trânsito de Ponta Grossa · Órgão autuador 277770 · Entregar até 28/08/2026</p>
<h2>I – AUTUAÇÃO</h2><div class="row">${box('1 – Nº do auto de infração', `PG0${random.digits(7)}`, '34%')}${box('2 – Data e hora', '11/07/2026 22:48', '30%')}${box('3 – Placa / UF', `${plate(random, 'mercosul')} / PR`, '36%')}</div><div class="row">${box('4 – Enquadramento', '605-03 Avançar sinal vermelho – fisc. eletrônica', '70%')}${box('5 – Pontos', '7', '30%')}</div>
<h2>II – PROPRIETÁRIO OU ARRENDATÁRIO</h2><div class="row">${box('6 – Nome', 'ARLINDO BUSQUETTI PALMEIRINHA', '64%')}${box('7 – CPF', maskCpf(cpf(random)), '36%')}</div><div class="row">${box('8 – Endereço', 'R. DAS ARAUCARIAS 1022 AP 31 - OFICINAS', '64%')}${box('9 – Telefone', '42 99871-5530', '36%')}</div>
<h2>III – CONDUTOR NO MOMENTO DA INFRAÇÃO</h2><div class="row">${box('10 – Nome completo', 'MIRELLA BUSQUETTI DE TIBAGI', '64%')}${box('11 – CPF', maskCpf(id), '36%')}</div><div class="row">${box('12 – Nº de registro da CNH ou da permissão', register, '38%')}${box('13 – Categoria', 'B', '14%')}${box('14 – Emissor', 'DETRAN/PR', '20%')}${box('15 – Validade', shortDate('2036-02-19'), '28%')}</div><div class="row">${box('16 – RG / órgão', `${rg(random)} SESP`, '40%')}${box('17 – Data de nascimento', shortDate('2004-06-17'), '26%')}${box('18 – Naturalidade', 'TIBAGI/PR', '34%')}</div><div class="row">${box('19 – Endereço', 'R. DAS ARAUCARIAS 1022 AP 31 - OFICINAS', '64%')}${box('20 – CEP', '84036-240', '36%')}</div>
<h2>IV – TERMO</h2><p class="j s">Os signatários declaram, sob as penas do art. 299 do Código Penal, que as informações são verdadeiras. A indicação feita depois do prazo, sem as duas assinaturas ou sem cópia legível da habilitação não será aceita, e os pontos irão para o prontuário do proprietário.</p>
<div style="display:flex;gap:10mm;margin-top:15mm"><div style="flex:1;border-top:.8pt solid #000" class="c s">Assinatura do proprietário</div><div style="flex:1;border-top:.8pt solid #000" class="c s">Assinatura do condutor</div></div>
<h2>V – USO DO ÓRGÃO</h2><div class="row">${box('Protocolo', `2026/${random.digits(7)}`, '34%')}${box('Recebido em', '21/08/2026', '26%')}${box('Servidor', 'MAT. 17.445', '40%')}</div>`,
      ),
      data: {
        name: 'MIRELLA BUSQUETTI DE TIBAGI',
        dateOfBirth: '2004-06-17',
        issueDate: null,
        expirationDate: '2036-02-19',
        licenseNumber: register,
        licenseClass: 'B',
        filiation: [],
        personalNumber: id,
        placeOfBirth: 'TIBAGI/PR',
        placeOfIssue: 'PR',
        cardIssuer: 'DETRAN-PR',
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}

import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A screen of a payroll program, tab of documents; the CPF has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-l-hr-screen',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2021, 2024, 10)
    const [id, register] = [breakCheckDigit(cpf(random)), licenceRegister(random)]
    const field = (label: string, value: string, wide = 1) =>
      html`<div style="grid-column:span ${wide}"><label>${label}</label><div class="in">${value}</div></div>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9,
          margin: '12mm',
          css: `.win { border: 1pt solid #5b7ea4; background: #f0f0f0 } .bar { background: #2b579a; color: #fff; padding: 1.5mm 3mm } .tabs span { display: inline-block; padding: 1.2mm 3mm; border: .5pt solid #999; background: #ddd }
.tabs .on { background: #fff; font-weight: bold } .g { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm 3mm; padding: 3mm } label { color: #444; font-size: 8pt } .in { background: #fff; border: .5pt solid #888; padding: .8mm 1.5mm; min-height: 5.4mm }
fieldset { margin: 2mm 3mm; border: .5pt solid #aaa; padding: 0 } legend { margin-left: 2mm; color: #2b579a }`,
        },
        html`<div class="win"><div class="bar">FolhaMax 11.4 – Cadastro de Colaboradores – [Consulta]</div>
<div class="g">${field('Matrícula', random.digits(6))}${field('Nome', 'CLEITON ARAGÃO NEPOMUCENO', 2)}${field('Situação', 'Ativo')}
${field('Nascimento', shortDate(birth))}${field('CPF', maskCpf(id))}${field('Admissão', '11/03/2019')}${field('Cargo', 'Operador de empilhadeira')}</div>
<div class="tabs"> &nbsp;<span>Pessoais</span><span>Contrato</span><span class="on">Documentos</span><span>Dependentes</span><span>Férias</span></div>
<fieldset><legend>Carteira de trabalho / PIS</legend><div class="g">${field('CTPS', random.digits(7))}${field('Série', '00127')}${field('UF CTPS', 'AM')}${field('PIS', random.digits(11))}</div></fieldset>
<fieldset><legend>Identidade</legend><div class="g">${field('RG', `${random.digits(7)}-${random.digits(1)}`)}${field('Órgão emissor RG', 'SSP/AM')}${field('Data expedição RG', '15/08/2006')}${field('Título de eleitor', random.digits(12))}</div></fieldset>
<fieldset><legend>Habilitação</legend><div class="g">${field('Nº registro CNH', register)}${field('Categoria CNH', 'AC')}${field('Emissão CNH', shortDate(issued))}${field('Vencimento CNH', shortDate(expires))}
${field('1ª habilitação', shortDate(first))}${field('Órgão emissor CNH', 'DETRAN/AM')}${field('Observações CNH', '', 2)}</div></fieldset>
<fieldset><legend>Filiação</legend><div class="g">${field('Mãe', 'RAIMUNDA ARAGÃO DOS REIS', 2)}${field('Pai', 'OSVALDO NEPOMUCENO', 2)}</div></fieldset>
<p style="padding:2mm 3mm" class="s">Última alteração: 27/05/2024 16:02 por lcosta &nbsp; | &nbsp; Empresa 003 – Manaus &nbsp; | &nbsp; F5 Atualizar &nbsp; F9 Pesquisar &nbsp; Esc Sair</p></div>`,
      ),
      data: paperData({
        name: 'CLEITON ARAGÃO NEPOMUCENO',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AC',
        filiation: ['RAIMUNDA ARAGÃO DOS REIS', 'OSVALDO NEPOMUCENO'],
        personalNumber: id,
        issuer: 'AM',
        hasCetpp: false,
      }),
    }
  },
}

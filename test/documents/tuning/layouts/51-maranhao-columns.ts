import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Maranhão: a form of two columns, main activity beside the secondary ones, each wrapping under its label. */
export const layout: Layout = {
  name: 'maranhao-columns',
  type: 51,
  variants: ['beside', 'below'],
  print(random, variant) {
    const beside = variant === 'beside'
    const firm = company(random, 'MA', 'Logística')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 4)
    const number = `10${random.digits(5)}/${year(issued)}`
    const code = `${alphanumeric(random, 4)}.${alphanumeric(random, 4)}`
    const main = beside
      ? '52.31-1/02 - Atividades do operador portuário com movimentação de granéis sólidos'
      : '16.29-3/01 - Fabricação de artefatos diversos de madeira, exceto móveis'
    const others = beside
      ? [
          '52.11-7/01 - Armazéns gerais',
          '49.30-2/02 - Transporte rodoviário de carga, exceto produtos perigosos e mudanças',
        ]
      : ['02.20-9/02 - Produção de carvão vegetal', '38.32-7/00 - Recuperação de materiais plásticos']
    const cell = (label: string, value: ReturnType<typeof html> | string, span = 1) =>
      html`<td colspan="${span}"><div class="l">${label}</div><div>${value}</div></td>`
    const list = html`${others.map((one) => html`<div>${one}</div>`)}`
    const body = html`<table><tr><td>${crest(15)}</td><td class="b">ESTADO DO MARANHÃO<br>SECRETARIA DE ESTADO DO MEIO AMBIENTE E RECURSOS NATURAIS – SEMA</td><td class="r"><b>LICENÇA DE OPERAÇÃO</b><br>Nº ${number}</td></tr></table>
<table class="g"><tr>${cell('Nome do empreendedor', firm.name)}${cell('CNPJ/CPF', maskCnpj(firm.id))}</tr><tr>${cell('Processo', `${random.digits(6)}/${year(issued)}`)}${cell('e-Processo de origem', `${random.digits(6)}/${year(issued) - 1}`)}</tr>
${beside ? html`<tr>${cell('Atividade principal', main)}${cell('Atividades secundárias', list)}</tr>` : html`<tr>${cell('Atividade principal', main, 2)}</tr><tr>${cell('Atividades secundárias', list, 2)}</tr>`}
<tr>${cell('Endereço do empreendimento', `${firm.address.street}, ${firm.address.number}, Vila Maranhense`)}${cell('Município', 'São Luís do Campo')}</tr><tr>${cell('Emitida em', shortDate(issued))}${cell('Expira em', shortDate(expires))}</tr></table>
<p class="j">Esta licença autoriza a operação do empreendimento acima descrito nas condições que seguem e não contempla o transporte de produtos perigosos.</p>${conditions(random, 9)}
<p class="c" style="margin-top:6mm">${person(random, { gender: 'm' }).name}<br>Secretário Adjunto de Licenciamento</p><p class="s c">Esta licença pode ter sua veracidade comprovada no site http://sigla.sema.ma.gov.br/valida. Código de segurança: ${code}</p>`
    return {
      html: sheet(
        {
          font: beside ? 'PT Sans' : 'Carlito',
          sizePt: 9.5,
          css: '.g td{border:.2mm solid #999;padding:.8mm 1.5mm;vertical-align:top;width:50%}.g{margin:2mm 0}.l{font-size:7pt;color:#333}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'http://sigla.sema.ma.gov.br/valida',
        mainActivity: [main, ...others],
      }),
    }
  },
}

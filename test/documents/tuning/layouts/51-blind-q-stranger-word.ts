import { randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { holder, RULED, ruled, whole } from '../blind-q.ts'

/** A word processor's table that retells a licence by adhesion without an end, with its address and code. */
export const layout: Layout = licencePages('blind-q-stranger-word', {
  one: (random) => {
    const firm = holder(random, 'Serralheria e Esquadrias * Ltda')
    const issued = randomDate(random, 2020, 2025)
    const number = `${random.int(2100, 9700)}/${year(issued)}`
    const code = alphanumeric(random, 9).toUpperCase()
    const link = 'https://licencas.portotabare.sc.gov.br/conferir'
    const activity = 'Fabricação de esquadrias de metal, sem tratamento químico de superfície'
    return {
      paper: { font: 'Carlito', sizePt: 12, css: RULED, margin: '25mm 25mm' },
      body: html`<p class="c b" style="font-size:16pt">Resumo da licença ambiental</p>
${ruled(
  [
    ['Órgão que emitiu', 'Prefeitura Municipal de Porto Tabaré – Secretaria Municipal do Meio Ambiente'],
    ['Tipo', 'LICENÇA AMBIENTAL POR ADESÃO E COMPROMISSO (LAC)'],
    ['Número da licença', number],
    ['Protocolo', `${random.digits(6)}/${year(issued) - 1}`],
    ['Empresa licenciada', firm.name],
    ['CNPJ', maskCnpj(firm.id)],
    ['Endereço', `${firm.street}, CEP ${firm.postcode}`],
    ['Atividade', activity],
    ['Data de emissão', shortDate(issued)],
    ['Validade', 'Prazo indeterminado'],
    ['Conferência da autenticidade', html`${whole(link)}`],
    ['Código de autenticidade', code],
  ],
  ['Campo', 'Informação'],
)}
<p>Responsável pelo preenchimento: setor administrativo. Próxima auditoria interna em ${shortDate(randomDate(random, 2027, 2028))}.</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        validationLink: link,
        mainActivity: [activity],
      },
    }
  },
})

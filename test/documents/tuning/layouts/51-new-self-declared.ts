import { addDays, addYears, isoDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, type Html, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, alphanumericCnpj, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import type { Random } from '../../generator/random.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** A CNPJ as issued from July 2026, with a letter at least. */
function lettered(random: Random): string {
  const id = alphanumericCnpj(random)
  return /[A-Z]/.test(id) ? id : lettered(random)
}

/** What a portal prints when the applicant has answered its questions. */
export const layout = licencePages('new-self-declared', {
  questions(random) {
    const one = { ...firm(random, 'CE', 'Lava Jato'), id: lettered(random) }
    const issued = isoDate(2026, random.int(8, 10), random.int(1, 28))
    const expires = addYears(issued, 3)
    const number = `${year(issued)}-${random.digits(6)}`
    const key = alphanumeric(random, 16)
    const applicant = folk(random, { uf: 'CE' })
    const line = (a: string, b: string): Html => html`<div class="q"><span>${a}</span><span>${b}</span></div>`
    const body = html`<p class="s">natuur.semace.ce.gov.br/licencas/${random.digits(6)} &#160;&#160; Impresso em ${shortDate(addDays(issued, 2))} 16:40</p><p>Superintendência Estadual do Meio Ambiente – Governo do Estado do Ceará</p><p style="font-size:14pt">Licença Ambiental por Adesão e Compromisso – LAC</p>${line('Licença nº', number)}${line('Situação', 'Emitida')}${line('Emitida em', shortDate(issued))}${line('Vence em', shortDate(expires))}${line('Protocolo', `${random.digits(8)}/${year(issued)}`)}<p class="h">Titular</p>${line('Nome', one.name)}${line('CNPJ', maskCnpj(one.id))}${line('Endereço', written(one.address, 'short'))}<p class="h">Quem declarou</p>${line('Nome', applicant.name)}${line('CPF', maskCpf(applicant.cpf))}${line('Declarado em', shortDate(addDays(issued, -9)))}<p class="h">Perguntas e respostas</p>${line('Qual a atividade?', 'Lavagem e polimento de veículos')}${line('Tem caixa separadora de água e óleo?', 'Sim')}${line('Transporta ou armazena produtos perigosos?', 'Não')}${line('Fica em unidade de conservação?', 'Não')}${line('Outorga de poço vence em', shortDate(addYears(issued, 1)))}<table style="margin-top:5mm"><tr><td style="width:24mm">${blindQr(random.int(1, 999), 20)}</td><td class="s">Chave ${key}<br>Validar em natuur.semace.ce.gov.br/validar</td></tr></table>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10,
        margin: '14mm 18mm',
        css: '.q{display:flex;justify-content:space-between;border-bottom:.2mm solid #ddd;padding:.9mm 0}.h{margin:4mm 0 1mm;color:#0b6e4f}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'natuur.semace.ce.gov.br/validar',
        mainActivity: ['Lavagem e polimento de veículos'],
      },
    }
  },
  draft(random) {
    const at = town(random, 'GO')
    const one = firm(random, 'GO', 'Granja')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 6)
    const number = `${random.int(3, 97)}/${year(issued)}`
    const body = html`<p>Prefeitura de ${at.city} – Agência Municipal do Meio Ambiente</p><p class="r">MINUTA – sem efeito legal até a assinatura</p><p style="font-size:14pt">LICENÇA AMBIENTAL DE OPERAÇÃO Nº ${number}</p><p>Interessado: ${one.name}<br>CNPJ: ${maskCnpj(one.id)}<br>Endereço: ${written(one.address)}<br>Atividade: Avicultura de corte<br>Validade: ${shortDate(expires)}<br>Processo: ${random.digits(8)}</p><p class="j">Prazo para manifestação do interessado sobre esta minuta: até ${shortDate(addDays(issued, 15))}. Plano de controle ambiental aprovado em ${shortDate(addDays(issued, -60))}.</p><p>${at.city}, ${shortDate(issued)}.</p><p style="margin-top:12mm">_________________________<br>${folk(random).name}<br>Presidente da Agência</p>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 11, margin: '24mm' },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['Avicultura de corte'],
        documentValidation: false,
      },
    }
  },
})

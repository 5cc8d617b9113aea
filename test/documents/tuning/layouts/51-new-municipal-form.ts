import { addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { type Html, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** Small towns' forms: ticks for the kind of licence, captions below the lines, an open term, a month without a day. */
export const layout = licencePages('new-municipal-form', {
  ticks(random) {
    const at = town(random, 'MA')
    const one = firm(random, 'MA', 'Oficina')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 1)
    const number = `0${random.digits(2)}-${year(issued)}`
    const kinds = [
      'Licença Prévia – LP',
      'Licença de Instalação – LI',
      'Licença de Operação – LO',
      'Autorização',
    ]
    const body = html`<p class="c"><b>ESTADO DO MARANHÃO</b><br>PREFEITURA MUNICIPAL DE ${at.city.toUpperCase()}<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE E TURISMO</p><table class="t"><tr><td colspan="2" class="c b">LICENÇA AMBIENTAL MUNICIPAL Nº ${number}</td></tr><tr><td colspan="2">${kinds.map((one, i) => `( ${i === 2 ? 'x' : ' '} ) ${one}`).join('    ')}</td></tr><tr><td colspan="2">Requerente: ${one.name}</td></tr><tr><td>CNPJ/CPF: ${maskCnpj(one.id)}</td><td>Fone: (98) 9${random.digits(4)}-${random.digits(4)}</td></tr><tr><td colspan="2">Endereço: ${written(one.address)}</td></tr><tr><td colspan="2">Atividade: manutenção e reparação mecânica de veículos automotores</td></tr><tr><td>Data: ${shortDate(issued)}</td><td>Vencimento: ${shortDate(expires)}</td></tr><tr><td colspan="2">Taxa recolhida em ${shortDate(addMonths(issued, -1))}, DAM nº ${random.digits(8)}</td></tr></table><p>OBS.: esta licença deverá ser renovada anualmente, 60 dias antes do vencimento.</p><table style="margin-top:18mm"><tr><td class="c">_______________________<br>${folk(random).name}<br>Fiscal Ambiental</td><td class="c">_______________________<br>${folk(random).name}<br>Secretário Municipal</td></tr></table>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 12,
        margin: '22mm',
        css: '.t td{border:.4mm solid #000;padding:1.6mm 2mm}.t{margin:6mm 0}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['manutenção e reparação mecânica de veículos automotores'],
      },
    }
  },
  open(random) {
    const at = town(random, 'RS')
    const owner = folk(random, { uf: 'RS' })
    const issued = randomDate(random, 2022, 2025)
    const number = `${random.int(3, 88)}/${year(issued)}`
    const below = (value: string, caption: string): Html =>
      html`<div class="v">${value}<small>${caption}</small></div>`
    const body = html`<p><b>Prefeitura de ${at.city}</b> · Departamento de Meio Ambiente · Licenciamento</p><h1>LICENÇA DE OPERAÇÃO ${number}</h1><div class="w">${below(owner.name, 'titular')}${below(maskCpf(owner.cpf), 'CPF do titular')}${below('Criação de suínos em terminação, sistema integrado', 'atividade')}${below(written(owner.address, 'short'), 'local')}${below(`${random.digits(4)}-${year(issued)}`, 'protocolo')}${below('prazo indeterminado', 'validade')}</div><p class="j">A licença permanece válida enquanto mantidas as condições declaradas. O plano de manejo de dejetos será revisto até ${shortDate(addMonths(issued, 24))}. A licença anterior, nº ${random.int(3, 88)}/${year(issued) - 4}, venceu em ${shortDate(addMonths(issued, -1))}.</p><p class="r">${at.city}, ${longDate(issued)}</p><p class="r" style="margin-top:14mm">__________________________<br>${folk(random).name}<br>Licenciador, matrícula ${random.digits(4)}</p>`
    return {
      paper: {
        font: 'Andika',
        sizePt: 10,
        margin: '24mm 22mm',
        css: 'h1{font-size:15pt}.v{border-bottom:.2mm solid #444;margin-bottom:5mm;position:relative;padding-bottom:.5mm}small{position:absolute;left:0;top:100%;font-size:6.5pt}.w{margin-bottom:8mm}',
      },
      body,
      read: {
        id: owner.cpf,
        number,
        scope: 'MUNICIPAL',
        expirationDate: null,
        mainActivity: ['Criação de suínos em terminação, sistema integrado'],
      },
    }
  },
})

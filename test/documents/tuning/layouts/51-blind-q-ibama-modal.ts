import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { fleet, holder, RULED, ruled } from '../blind-q.ts'

/** IBAMA: the authorisation to carry dangerous goods between states; vehicles and classes of risk, no activity. */
export const layout: Layout = licencePages('blind-q-ibama-modal', {
  one: (random) => {
    const firm = holder(random, '* LOGÍSTICA E CARGAS ESPECIAIS EIRELI')
    const issued = randomDate(random, 2023, 2025)
    const expires = addMonths(issued, 3)
    const number = `${random.int(1, 4)}${random.digits(6)}`
    const key = alphanumeric(random, 16).toLowerCase()
    const plates = fleet(random, 8)
    return {
      paper: { font: 'DejaVu Sans', sizePt: 9, css: RULED, margin: '15mm 16mm' },
      body: html`<div class="c"><b>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA</b><br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS - IBAMA</div>
<p class="c b" style="font-size:13pt;margin:5mm 0">Autorização Ambiental para o Transporte<br>Interestadual de Produtos Perigosos<br>Modal Rodoviário</p>
<table style="margin-bottom:4mm"><tr><td>N.º de registro no Banco de Dados: <b>${number}</b></td><td>Emitido em: ${shortDate(issued)}</td><td class="r">Válido até: <b>${shortDate(expires)}</b></td></tr></table>
<p class="b" style="margin:0">Dados da Pessoa/Empresa</p>
${ruled([
  [
    html`CPF/CNPJ:<br>${maskCnpj(firm.id)}`,
    html`Nome/Razão Social/Endereço:<br>${firm.name}<br>${firm.street}<br>${firm.town}/PI – ${firm.postcode}`,
  ],
])}
<p class="j">Atendidos os requisitos da Instrução Normativa nº 5, de 9 de maio de 2012, a empresa acima está autorizada a realizar o transporte, entre Unidades da Federação, dos produtos das classes relacionadas.</p>
<p class="b" style="margin:0">Veículos:</p>
${ruled(
  plates.map((plate) => [
    plate,
    `0${random.digits(8)}`,
    random.pick(['Caminhão', 'Caminhão-trator', 'Reboque', 'Semirreboque']),
  ]),
  ['Placa', 'Nº RNTRC', 'Tipo'],
)}
<p class="b" style="margin:0">Classes de Risco (Res. ANTT 5998/2022):</p>
<p>Classe 2: Gases<br>Classe 3: Líquidos Inflamáveis<br>Classe 5: Substâncias Oxidantes e Peróxidos Orgânicos<br>Classe 8: Substâncias Corrosivas</p>
<p class="j">A inscrição no Cadastro Técnico Federal (CTF ${random.digits(7)}) não desobriga do cumprimento das demais normas. Esta autorização deve acompanhar o veículo, impressa ou em meio digital, e não vale para o transporte dentro de um só estado.</p>
<p class="s" style="border-top:.2mm solid #333;padding-top:2mm">Chave de autenticação: <b>${key}</b><br>A autenticidade deste documento deve ser verificada em https://servicos.ibama.gov.br/ctf/publico/transporte</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://servicos.ibama.gov.br/ctf/publico/transporte',
        authorizationDangerousProducts: true,
      },
    }
  },
})

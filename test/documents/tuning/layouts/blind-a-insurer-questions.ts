import { addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** An insurer's questions on the main driver; the policy holder is somebody else. */
export const layout: Layout = {
  name: 'blind-a-insurer-questions',
  type: 54,
  variants: ['main-driver'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'SP', category: 'AB', gender: 'f', issuedFrom: 2022 })
    const holder = personName(random, 'm')
    let number = 0
    const ask = (question: string, answer: string) =>
      html`<tr><td style="width:8mm;color:#777">${++number}</td><td style="width:58%">${question}</td><td class="b">${answer}</td></tr>`
    const body = html`<p style="color:#7a1020;font-size:1.5em" class="b">Seguradora Horizonte Fictício S/A</p><p>Aviso de sinistro de automóvel – <b>Questionário do condutor</b><br><span class="s">Sinistro nº ${random.digits(4)}.${random.digits(6)} | Apólice 31.${random.digits(8)} vigente até ${shortDate(addYears(driver.issue, 2))}</span></p>
<p class="s">Segurado: ${holder} – CPF ${maskCpf(cpf(random))} – Veículo placa ${plate(random, 'old')}</p>
<table class="q">${ask('Quem conduzia o veículo no momento da ocorrência? (nome completo)', driver.name)}${ask('Qual é o CPF do condutor?', maskCpf(driver.cpf))}${ask('Qual é a data de nascimento do condutor?', shortDate(driver.birth))}${ask('Qual é a relação do condutor com o segurado?', 'Funcionária')}${ask('Qual é o número de registro da CNH?', driver.register)}${ask('Qual é a categoria da CNH?', driver.category)}${ask('Qual é a data da primeira habilitação?', shortDate(driver.firstLicence))}${ask('Qual é a data de emissão da CNH apresentada?', shortDate(driver.issue))}${ask('Até quando a CNH é válida?', shortDate(driver.expiry))}${ask('Qual é o DETRAN emissor?', 'DETRAN-SP')}${ask('O condutor havia ingerido bebida alcoólica?', 'Não')}${ask('Data e hora do acidente', `${shortDate(addYears(driver.issue, 1))} 18h35`)}${ask('Local do acidente', 'Rodovia Anhanguera, km 98, Campinas/SP')}${ask('Houve boletim de ocorrência? Nº', `Sim, ${random.digits(6)}/${addYears(driver.issue, 1).slice(0, 4)}`)}</table>
<p class="b" style="margin-top:5mm">Relato</p><p class="j">Trafegava pela faixa da direita quando o veículo à frente freou bruscamente, não sendo possível evitar a colisão traseira. O terceiro, ${personName(random, 'm')}, CNH ${random.digits(11)}, seguia com mais um passageiro. Não houve feridos.</p><p style="margin-top:14mm">______________________________<br>Assinatura do condutor</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 10,
          css: '.q td { border-bottom: .4px solid #777; padding: 1.1mm 1mm; vertical-align: top }',
        },
        body,
      ),
      ...reading(driver, { placeOfIssue: 'SP', cardIssuer: 'DETRAN-SP' }),
    }
  },
}

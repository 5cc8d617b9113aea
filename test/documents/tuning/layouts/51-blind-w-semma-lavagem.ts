import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cnpj, cpf, hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { above, business, clauses, duties, human, town, undersigned } from '../blind-w.ts'

/** A city's licence in two columns, the conditions on the right, its term in days; a technician's CPF beside it. */
export const layout: Layout = licencePages('blind-w-semma-lavagem', {
  one: (random) => {
    const owner = business(random, '# Lava Rápido e Estética Automotiva Ltda')
    const issued = randomDate(random, 2022, 2025)
    const city = town(random)
    const number = `${String(random.int(101, 899)).padStart(4, '0')}/${year(issued)}`
    const token = hex(random, 12).toLowerCase()
    const activity = 'Lavagem, lubrificação e polimento de veículos automotores'
    const item = 'margin:0 0 2.6mm'
    return {
      paper: { font: 'Caladea', sizePt: 10.5, margin: '13mm 15mm' },
      body: html`<table><tr><td style="width:20mm">${crest(16, '#7a1f1f')}</td><td><b>PREFEITURA MUNICIPAL DE ${city.toUpperCase()}</b><br>Secretaria Municipal de Meio Ambiente – SEMMA<br><span class="s">Avenida das Nações, 1200 – CNPJ ${maskCnpj(cnpj(random))}</span></td></tr></table>
<div class="c b" style="background:#7a1f1f;color:#fff;padding:2mm;margin:4mm 0;font-size:15pt">LICENÇA MUNICIPAL DE OPERAÇÃO – LMO Nº ${number}</div>
<table><tr><td style="width:44%;vertical-align:top;padding-right:5mm;border-right:.3mm solid #7a1f1f">
<p style="${item}">${above('Processo administrativo', `${random.digits(5)}/${year(issued) - 1}`)}</p>
<p style="${item}">${above('Empresa licenciada', html`<b>${owner.name}</b>`)}</p>
<p style="${item}">${above('CNPJ', maskCnpj(owner.id))}</p>
<p style="${item}">${above('Inscrição municipal', random.digits(7))}</p>
<p style="${item}">${above('Endereço', `${owner.street}, ${owner.door}, ${owner.quarter}`)}</p>
<p style="${item}">${above('Atividade licenciada', activity)}</p>
<p style="${item}">${above('Área útil', `${random.int(180, 700)} m²`)}</p>
<p style="${item}">${above('Responsável técnico', `${human(random)}, CPF ${maskCpf(cpf(random))}`)}</p>
<p style="${item}">${above('Data de emissão', shortDate(issued))}</p>
<p style="${item}">${above('Prazo de validade', '1.095 (mil e noventa e cinco) dias, contados da data de emissão')}</p>
</td><td style="vertical-align:top;padding-left:5mm"><p class="b">Condicionantes</p>${clauses(duties(random, 9, issued), (place) => `${place}ª)`)}</td></tr></table>
${undersigned(human(random), 'Secretaria Municipal de Meio Ambiente')}
<p class="s c" style="margin-top:6mm">Documento eletrônico. Valide em https://meioambiente.pmvaladora.mg.gov.br/validar – token ${token}</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: token,
        expirationDate: addDays(issued, 1095),
        validationLink: 'https://meioambiente.pmvaladora.mg.gov.br/validar',
        mainActivity: [activity],
      },
    }
  },
})

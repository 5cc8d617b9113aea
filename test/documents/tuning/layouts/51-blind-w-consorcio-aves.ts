import { addYears, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, cpf, maskCpf } from '../../generator/numbers.ts'
import { clauses, duties, human, town, whole } from '../blind-w.ts'

/** A consortium of towns: a simplified licence for a farmer with a CPF, years in words, dated by the signature alone. */
export const layout: Layout = licencePages('blind-w-consorcio-aves', {
  one: (random) => {
    const owner = human(random)
    const id = cpf(random)
    const issued = randomDate(random, 2023, 2025)
    const number = `${String(random.int(11, 480)).padStart(4, '0')}/${year(issued)}`
    const key = alphanumeric(random, 8).toUpperCase()
    const activity = 'G-02-02-1 Avicultura de corte e postura'
    return {
      paper: { font: 'Andika', sizePt: 10.5, margin: '18mm 22mm' },
      body: html`<p class="c b">CONSÓRCIO INTERMUNICIPAL MULTIFINALITÁRIO DO ALTO SOBRADO – CIMAS<br><span style="font-weight:normal">Núcleo de Licenciamento e Fiscalização Ambiental</span></p>
<p class="c" style="font-size:15pt;margin:6mm 0 1mm"><b>LICENÇA AMBIENTAL SIMPLIFICADA</b></p><p class="c">LAS nº ${number}</p>
<p>O Secretário Executivo do Consórcio, por delegação dos municípios consorciados, em vista do que foi decidido no processo ${random.int(100, 900)}.${random.digits(3)}/${year(issued) - 1}, licencia ${owner}, produtor rural, ${whole(`CPF ${maskCpf(id)}`)}, morador da Fazenda Boa Esperança, município de ${town(random)}, na condição de empreendedor.</p>
<p><b>Atividade:</b> ${activity}</p>
<p><b>Capacidade:</b> ${random.int(20, 95)}.000 cabeças &nbsp;&nbsp; <b>Classe:</b> 2 &nbsp;&nbsp; <b>Porte:</b> pequeno</p>
<p><b>Profissional que elaborou o estudo:</b> ${human(random)}, CPF ${maskCpf(cpf(random))}, CRBio ${random.digits(5)}/04-D</p>
<p class="j"><b>Vigência:</b> quatro anos, contados da data da assinatura digital lançada ao final.</p>
<p class="b">O licenciado fica obrigado a:</p>
${clauses(duties(random, 7, issued), (place) => `${'abcdefg'[place - 1] ?? ''}.`)}
<div style="border:.3mm solid #666;border-radius:2mm;padding:2.5mm 4mm;margin-top:7mm;break-inside:avoid"><b>Assinado digitalmente</b> por ${human(random)}, Secretaria Executiva, em ${shortDate(issued)} ${officeTime(random)} (ICP-Brasil).<br>Para verificar as assinaturas, acesse https://cimas.mg.gov.br/assinaturas e informe o código ${key}.</div>`,
      read: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: addYears(issued, 4),
        validationLink: 'https://cimas.mg.gov.br/assinaturas',
        mainActivity: [activity],
      },
    }
  },
})

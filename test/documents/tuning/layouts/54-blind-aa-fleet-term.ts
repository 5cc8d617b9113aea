import { longDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { bystander, day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData, issuer, pairRows } from '../blind-aa-papers.ts'

/** A town hall's term by which an employee may drive official cars: a ruled table of the driver's data between paragraphs. */
export const layout: Layout = {
  name: 'blind-aa-fleet-term',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['AD', 'D', 'AB'] })
    const secretary = bystander(random)
    const body = html`<table class="h"><tr><td>${crest(17, '#7a2f2f')}</td><td><b>PREFEITURA DE CORUMBÁ</b><br>Secretaria Municipal de Administração<br>Gerência de Transportes Internos</td></tr></table>
<p class="c b t">TERMO DE AUTORIZAÇÃO E RESPONSABILIDADE Nº ${random.int(10, 99)}/2026</p>
<p class="j">O(A) titular da Secretaria Municipal de Administração, ${secretary}, matrícula ${random.digits(5)}, nos termos do Decreto nº 1.${random.digits(3)}, de 14 de maio de 2019, autoriza a pessoa abaixo a conduzir veículos oficiais até 31/12/2026:</p>
<table class="d">${pairRows([
      ['Servidor(a)', m.name.toUpperCase()],
      ['Matrícula / lotação', `${random.digits(6)} – Secretaria de Saúde`],
      ['CPF', maskCpf(m.cpf)],
      ['Data de nascimento', day(m.birth, '.')],
      ['CNH – nº de registro', m.register],
      ['CNH – categoria', m.category],
      ['CNH – emissão', day(m.issued, '.')],
      ['CNH – validade', day(m.expires, '.')],
      ['CNH – órgão emissor', `DETRAN-${m.local.uf}`],
      ['CNH – local de emissão', townOf(m.local)],
      ['CNH – observações', 'EAR, CETVE'],
    ])}</table>
<p class="j">O(A) autorizado(a) declara conhecer o Código de Trânsito Brasileiro e assume as infrações que cometer na direção, entre outros, do veículo de placa ${plate(random, 'mercosul')}. A renovação da habilitação deve ser comunicada em cinco dias.</p>
<p class="r">Corumbá, ${longDate('2026-02-02')}.</p><table class="sg"><tr><td>${secretary}<br><span class="s">Titular da Secretaria</span></td><td>${m.name}<br><span class="s">Servidor(a)</span></td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Noto Serif',
          sizePt: 10.5,
          css: '.h td{vertical-align:middle}.h td:first-child{width:24mm}.t{margin:8mm 0}.d{margin:4mm 0 6mm}.d td{border:1px solid #444;padding:1.2mm 2.5mm}.k{width:58mm;background:#efeae2}.sg td{padding-top:20mm;text-align:center}',
        },
        body,
      ),
      data: driverData({
        ...basics(m),
        ...issuer(m),
        name: m.name.toUpperCase(),
        comments: 'EAR, CETVE',
        hasCetpp: false,
      }),
    }
  },
}

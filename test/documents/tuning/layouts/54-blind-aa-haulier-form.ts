import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { bystander, company, day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData, issuer } from '../blind-aa-papers.ts'

/** A carrier's registration of a driver in two columns: the person and the licence at the left, truck, owner and bank at the right. */
export const layout: Layout = {
  name: 'blind-aa-haulier-form',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['E', 'AE', 'D'] })
    const name = m.name.toUpperCase()
    const parents = [m.mother.toUpperCase(), m.father.toUpperCase()] as const
    const group = (title: string, pairs: readonly (readonly [string, string])[]): Html =>
      html`<h3>${title}</h3>${pairs.map(([caption, value]) => html`<div class="p"><span>${caption}:</span> <b>${value}</b></div>`)}`
    const left = html`${group('Motorista', [
      ['Nome', name],
      ['Dt. nascimento', day(m.birth)],
      ['Naturalidade', townOf(m.birthplace)],
      ['Mãe', parents[0]],
      ['Pai', parents[1]],
      ['CPF', maskCpf(m.cpf)],
      ['RG', `${m.rg} SSP/${m.birthplace.uf}`],
    ])}${group('CNH', [
      ['Número do registro', m.register],
      ['Nº do espelho', m.form],
      ['Categoria', m.category],
      ['Dt. 1ª habilitação', day(m.first)],
      ['Dt. emissão', day(m.issued)],
      ['Dt. validade', day(m.expires)],
      ['Órgão expedidor', `DETRAN-${m.local.uf}`],
      ['Local', townOf(m.local)],
      ['Observações', 'EAR; CETPP; A'],
    ])}`
    const right = html`${group('Cavalo / carreta', [
      ['Placa do cavalo', plate(random, 'mercosul')],
      ['Placa da carreta', plate(random, 'old')],
      ['RNTRC', random.digits(8)],
      ['Venc. RNTRC', '14/08/2027'],
    ])}${group('Proprietário do veículo', [
      ['Nome', bystander(random)],
      ['CNPJ', maskCnpj(cnpj(random))],
    ])}${group('Conta para adiantamento', [
      ['Banco', '756'],
      ['Agência', random.digits(4)],
      ['Conta', `${random.digits(6)}-${random.digits(1)}`],
    ])}${group('Referências', [
      [company(random), `(49) 3${random.digits(3)}-${random.digits(4)}`],
      [bystander(random), `(49) 9${random.digits(4)}-${random.digits(4)}`],
    ])}`
    const body = html`<table class="top"><tr><td><b>${company(random)}</b><br>Gerenciamento de risco</td><td class="r">Ficha de motorista agregado<br>Nº ${random.digits(5)} – cadastrado em 09/02/2026</td></tr></table><div class="two"><div>${left}</div><div>${right}</div></div><p class="s">Válido por 6 meses. Sujeito a consulta.</p>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 9.5,
          css: '.top td{border-bottom:2px solid #1c4c80;padding-bottom:2mm}.two{display:flex;gap:8mm}.two>div{width:50%}h3{font-size:10pt;background:#1c4c80;color:#fff;padding:1mm 2mm;margin:5mm 0 2mm}.p{border-bottom:1px dotted #888;padding:.9mm 0}.p span{color:#444}.s{margin-top:8mm}',
        },
        body,
      ),
      data: driverData({
        ...basics(m),
        ...issuer(m),
        name,
        filiation: parents,
        placeOfBirth: townOf(m.birthplace),
        comments: 'EAR; CETPP; A',
        hasCetpp: true,
      }),
    }
  },
}

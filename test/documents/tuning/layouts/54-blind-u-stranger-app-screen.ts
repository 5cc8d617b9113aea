import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { expected, licence, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'Larissa Paiva Monteverde',
  sex: 'F',
  birth: '1996-02-24',
  first: '2015-07-13',
  issued: '2025-03-18',
  expires: '2035-03-06',
  classes: 'AB',
  parents: [],
  bornIn: ['Nova Friburgo', 'RJ'],
  issuedIn: ['Nova Friburgo', 'RJ'],
  identity: ['DETRAN', 'RJ'],
  notes: 'EAR',
}

/** The screen of a phone with an application for couriers: values in bold, their captions beneath them in grey. */
export const layout: Layout = {
  name: 'blind-u-stranger-app-screen',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const items = [
      [held.name, 'Nome na CNH'],
      [maskCpf(held.cpf), 'CPF'],
      [shortDate(held.birth), 'Data de nascimento'],
      [held.register, 'Nº de registro da CNH'],
      [held.classes, 'Categoria'],
      [shortDate(held.issued), 'Data de emissão'],
      [shortDate(held.expires), 'Data de validade'],
      [held.notes, 'Observações'],
    ] as const
    const css =
      '@page{size:108mm 216mm;margin:0}body{background:#fff}.st{display:flex;justify-content:space-between;padding:2mm 5mm;font-size:8pt}.ti{background:#5b2a86;color:#fff;padding:4mm 5mm;font-size:13pt}.it{padding:2.6mm 5mm;border-bottom:.2mm solid #e3e3e3}.it b{display:block;font-size:11.5pt}.it span{color:#6a6a6a;font-size:8.5pt}.bt{margin:5mm;background:#5b2a86;color:#fff;text-align:center;padding:3mm;border-radius:2mm}.pi{margin:4mm 5mm;padding:2mm 3mm;background:#e7f5e9;color:#1b5e20;font-size:9pt;border-radius:2mm}'
    return {
      html: sheet(
        { font: 'Roboto', sizePt: 10, css, margin: '0' },
        html`<div class="st"><span>14:07</span><span>4G 82%</span></div><div class="ti">‹ &nbsp;Minha habilitação</div><div class="pi">Documento aprovado – próxima revisão em 01/09/2026</div>${items.map(([value, caption]) => html`<div class="it"><b>${value}</b><span>${caption}</span></div>`)}<div class="bt">Atualizar documento</div>`,
      ),
      data: expected(held, [
        'name',
        'dateOfBirth',
        'issueDate',
        'expirationDate',
        'licenseNumber',
        'licenseClass',
        'personalNumber',
        'comments',
        'hasCetpp',
      ]),
    }
  },
}

import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A state agency's app: captions over values, tiles and a bar of buttons. */
export const layout: Layout = {
  name: 'blind-l-app-screen',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { first, issued, expires } = licenceDates(random, 2022, 2024, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const tile = (label: string, value: string) =>
      html`<div class="t"><span>${label}</span><br>${value}</div>`
    return {
      html: sheet(
        {
          font: 'Inter',
          sizePt: 11.5,
          margin: '14mm 50mm',
          css: `.phone { border: 1.5pt solid #222; border-radius: 7mm; overflow: hidden } .top { background: #006b54; color: #fff; padding: 4mm 6mm } .t { padding: 2.2mm 6mm; border-bottom: .5pt solid #e3e3e3 } .t span { color: #6f6f6f; font-size: 9pt }
.nav { display: flex; justify-content: space-around; padding: 3mm; font-size: 8.5pt; color: #555; background: #fafafa }`,
        },
        html`<div class="phone"><div class="top"><span class="s">15:07 &nbsp; 4G &nbsp; 62%</span><br>‹ &nbsp; <b>Minha habilitação</b><br><span class="s">DETRAN/CE na palma da mão</span></div>
${tile('Olá,', 'ANTÔNIA LIDUÍNA BRASILEIRO PONTES')}${tile('CPF', maskCpf(id))}${tile('Registro', register)}${tile('Categoria', 'AB')}${tile('Válida até', shortDate(expires))}
${tile('Data de emissão', shortDate(issued))}${tile('Primeira habilitação', shortDate(first))}${tile('Órgão emissor', 'DETRAN/CE')}${tile('Observações', 'EAR; CMTX')}${tile('Pontos na CNH', '4 de 40')}${tile('Última atualização', '30/08/2024 14:58')}
<div class="nav"><span>Início</span><span>Veículos</span><span>Infrações</span><span>Serviços</span><span>Perfil</span></div></div>`,
      ),
      data: paperData({
        name: 'ANTÔNIA LIDUÍNA BRASILEIRO PONTES',
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        personalNumber: id,
        issuer: 'CE',
        comments: 'EAR; CMTX',
        hasCetpp: false,
      }),
    }
  },
}

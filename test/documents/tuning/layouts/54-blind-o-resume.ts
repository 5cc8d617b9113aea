import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'

const HOLDER: Holder = {
  name: 'Wesley Rufino Pequizeiro',
  sex: 'M',
  birthplace: ['Gurupi', 'TO'],
  parents: [],
  identity: 'SSP/TO',
  category: 'D',
  local: ['Palmas', 'TO'],
  comments: 'EAR, CETCP',
}

/** A bus driver's application: the licence in a dark column at the left, work at the right. */
export const layout: Layout = {
  name: 'blind-o-resume',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2023])
    const item = (caption: string, value: string) =>
      html`<div style="margin-bottom:2.6mm"><div class="s" style="color:#555">${caption}</div><div>${value}</div></div>`
    const css =
      '.two{display:flex;min-height:277mm}.left{width:68mm;background:#e9eef2;padding:10mm 7mm}.right{flex:1;padding:10mm 9mm}h3{font-size:11.5pt;color:#1d4d6b;margin:6mm 0 2mm;border-bottom:.3mm solid #1d4d6b}h1{font-size:20pt;margin:0;line-height:1.15}'
    const job = (firm: string, years: string, did: string) =>
      html`<p><b>${firm}</b><br><span class="s">${years}</span><br>${did}</p>`
    return {
      html: sheet(
        { font: 'Lato', sizePt: 11, margin: '10mm 10mm', css },
        html`<div class="two"><div class="left"><h3 style="margin-top:0">Contato</h3>${item('Telefone', '(63) 99900-0128')}${item('Endereço', 'Quadra dos Cajuís, 14, Palmas/TO')}
<h3>Dados pessoais</h3>${item('Nascimento', shortDate(held.birth))}${item('Naturalidade', held.birthplace.join('/'))}${item('CPF', maskCpf(held.cpf))}${item('RG', `${held.rg} ${held.identity}`)}
<h3>CNH</h3>${item('Registro', held.register)}${item('Categoria', held.category)}${item('Emissão', shortDate(held.issued))}${item('Validade', shortDate(held.expires))}${item('Órgão emissor', 'DETRAN/TO')}${item('Observações', held.comments ?? '')}</div>
<div class="right"><h1>${held.name}</h1><p>Motorista de ônibus</p>
<h3>Objetivo</h3><p>Atuar como motorista de transporte coletivo urbano ou de fretamento.</p>
<h3>Experiência</h3>${job('Expresso Lagoa Dourada', '02/2019 até o momento', 'Motorista de ônibus urbano, linhas troncais e noturnas.')}${job('Fretamento Jalapinho Ltda.', '05/2014 a 01/2019', 'Transporte de trabalhadores entre a cidade e as fazendas da região.')}${job('Panificadora Trigo Bom', '2011 a 2014', 'Entregador com veículo leve.')}
<h3>Formação</h3><p>Ensino médio completo – Colégio Estadual Girassol do Cerrado, 2008</p>
<h3>Cursos</h3><p>Direção defensiva, 20 horas<br>Primeiros socorros, 8 horas<br>Informática básica</p>
<h3>Referências</h3><p>Cleonice Bacuri, encarregada de tráfego: (63) 99900-0155</p></div></div>`,
      ),
      data: told({
        name: held.name,
        dateOfBirth: held.birth,
        issueDate: held.issued,
        expirationDate: held.expires,
        licenseNumber: held.register,
        licenseClass: held.category,
        personalNumber: held.cpf,
        placeOfBirth: held.birthplace.join('/'),
        ...issuedBy('TO'),
        comments: held.comments,
        hasCetpp: false,
      }),
    }
  },
}

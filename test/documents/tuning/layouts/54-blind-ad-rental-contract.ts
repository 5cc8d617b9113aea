import { addDays, longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { capitals, motorist, other, reading } from '../blind-ad.ts'

const CSS = `.nb{white-space:nowrap}h1{font-size:12pt;text-align:center;text-transform:none}ol{padding-left:6mm;text-align:justify}ol li{margin-bottom:1.6mm}.hd{text-align:right;font-size:8pt;color:#555;border-bottom:.4mm solid #c0392b;padding-bottom:2mm}.sg{display:flex;justify-content:space-around;margin-top:16mm;text-align:center}`

/** A contract of hire in flowing prose: the hirer's licence is told in sentences, with long dates. */
export const layout: Layout = {
  name: 'blind-ad-rental-contract',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = capitals(motorist(random, { from: 2022, to: 2024, years: 5, kinds: ['B', 'AB'] }))
    const start = addDays(m.issued, random.int(40, 700))
    const she = m.sex === 'F'
    const comments = 'A, EAR'
    const { birthplace, seat } = m
    return {
      html: sheet(
        { font: 'PT Serif', sizePt: 10, css: CSS, margin: '16mm 22mm' },
        html`<div class="hd">LOCAMÓVEL VENTO SUL LTDA. – CNPJ ${maskCnpj(cnpj(random))} – balcão do aeroclube – tel. (48) 3${random.digits(3)}-${random.digits(4)}</div>
<h1>Contrato de locação de automóvel nº ${random.int(10, 99)}.${random.digits(3)}</h1>
<p class="j"><b>LOCADORA:</b> a empresa acima, representada por ${other(random)}, gerente.</p>
<p class="j"><b>LOCATÁRI${she ? 'A' : 'O'} E ÚNIC${she ? 'A' : 'O'} CONDUTOR${she ? 'A' : ''}:</b> ${m.name}, ${she ? 'nascida' : 'nascido'} em ${longDate(m.born)}, natural de ${birthplace.city}/${birthplace.uf}, ${she ? 'filha' : 'filho'} de ${m.father} e de ${m.mother}, ${she ? 'portadora' : 'portador'} da cédula de identidade ${m.rg.join(' ')}, ${she ? 'inscrita' : 'inscrito'} no CPF sob o nº <span class="nb">${maskCpf(m.cpf)}</span>, com endereço em ${m.street}, ${m.quarter}, CEP <span class="nb">${m.postcode}</span>, telefone ${m.phone}.</p>
<p class="j"><b>HABILITAÇÃO:</b> Carteira Nacional de Habilitação de registro nº ${m.register}, categoria ${m.kind}, emitida pelo <span class="nb">DETRAN-${seat.uf}</span> em ${longDate(m.issued)}, na cidade de ${seat.city}/${seat.uf}, com validade até ${longDate(m.expires)}. A primeira habilitação data de ${longDate(m.first)}.</p>
<p class="j"><b>OBSERVAÇÕES DA CNH:</b> ${comments}</p>
<ol><li>O objeto é o automóvel de placa ${plate(random, 'mercosul')}, cor grafite, entregue com ${random.int(12, 60)}.${random.digits(3)} km e tanque cheio.</li>
<li>O prazo corre de ${longDate(start)} a ${longDate(addDays(start, 9))}, às 10h, com tolerância de uma hora. Passado esse tempo, cobra-se nova diária.</li>
<li>A diária é de R$ ${random.int(109, 189)},00, já com a proteção contra roubo; a franquia é de R$ 2.400,00. A caução fica bloqueada por até 30 dias.</li>
<li>Nenhuma outra pessoa dirigirá o veículo. Para incluir condutor adicional é preciso termo próprio, que nesta data não foi pedido.</li>
<li>As multas serão indicadas ao órgão autuador na forma do art. 257, § 7º, da Lei nº 9.503/1997, e da Resolução CONTRAN nº 918, de 28 de março de 2022.</li>
<li>O contrato anterior, nº ${random.int(10, 99)}.${random.digits(3)}, encerrado em ${longDate(addDays(start, -400))}, não tem pendências.</li>
<li>É vedado o transporte de produtos inflamáveis e o uso em provas, trilhas ou aprendizagem.</li></ol>
<p>Vale das Bromélias, ${longDate(start)}.</p>
<div class="sg"><div>____________________________<br>pela locadora</div><div>____________________________<br>${m.name}</div></div>`,
      ),
      data: reading(m, comments, false),
    }
  },
}

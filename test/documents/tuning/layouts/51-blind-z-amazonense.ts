import { longDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { duties, engineer, holder, somebody, term } from '../blind-z.ts'

const css = `
.head { display: flex; gap: 5mm; align-items: center; border-bottom: 2pt double #333; padding-bottom: 2mm }
.head p { margin: 0; font-weight: bold } h1 { font-size: 17pt; text-align: center; margin: 6mm 0 4mm }
.row { display: flex; gap: 9mm } .row p { flex: 1 } .foot { display: flex; justify-content: space-around; margin-top: 20mm; text-align: center }`

/** An Amazonian licence of two sides: capitals with colons, the term in years, duties overleaf. */
export const layout = licencePages('blind-z-amazonense', {
  one: (random) => {
    const { issued, expires } = term(random, 2)
    const firm = holder(random, 'Plásticos', '0002')
    const expert = engineer(random)
    const number = `${random.int(104, 489)}/${year(issued) - 2003}-0${random.int(2, 9)}`
    const activity = 'Fabricação de embalagens e tampas de material plástico por injeção e sopro'
    const body = html`<div class="head">${crest(17)}<div><p>GOVERNO DO ESTADO DO AMAZONAS</p><p>Instituto de Proteção Ambiental do Amazonas – IPAAM</p></div></div>
      <h1>LICENÇA DE OPERAÇÃO – L.O. N.º ${number}</h1>
      <p class="j">O Instituto de Proteção Ambiental do Amazonas, no uso das atribuições que lhe confere a Lei n.º 3.785, de 24 de julho de 2012, expede a presente licença a:</p>
      <p><b>INTERESSADO:</b> ${firm.name}</p>
      <p><b>ENDEREÇO PARA CORRESPONDÊNCIA:</b> ${firm.street}, ${firm.district}, Manaus – AM, CEP ${firm.postcode}</p>
      <div class="row"><p><b>CNPJ/CPF:</b> ${maskCnpj(firm.id)}</p><p><b>INSCRIÇÃO ESTADUAL:</b> 04.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</p></div>
      <div class="row"><p><b>FONE:</b> (92) 3${random.digits(3)}-${random.digits(4)}</p><p><b>REGISTRO NO IPAAM:</b> ${random.digits(4)}.${random.digits(4)}</p></div>
      <p><b>PROCESSO N.º:</b> ${random.digits(4)}/T/${year(issued) - 2004}</p>
      <p><b>ATIVIDADE:</b> ${activity}.</p>
      <p><b>LOCALIZAÇÃO:</b> Avenida dos Oitizeiros, ${random.int(20, 990)}, Distrito Industrial II, nas coordenadas 03°06'${random.int(10, 59)}" S e 59°57'${random.int(10, 59)}" W, Manaus – AM.</p>
      <p><b>RESPONSÁVEL TÉCNICO:</b> ${expert.name}, CPF ${expert.cpf}, CREA-AM ${expert.crea}</p>
      <div class="row"><p><b>POTENCIAL POLUIDOR/DEGRADADOR:</b> Médio</p><p><b>PORTE:</b> Grande</p></div>
      <p><b>PRAZO DE VALIDADE DESTA LICENÇA:</b> 02 ANOS.</p>
      <p class="s"><b>Atenção:</b> esta licença é composta de 8 restrições e/ou condições constantes do verso, cujo descumprimento sujeita à sua invalidação. O original deve ficar no local da atividade.</p>
      <p class="r" style="margin-top:8mm">Manaus – AM, ${longDate(issued)}.</p>
      <div class="foot"><p>_________________________<br>${somebody(random, 'f')}<br>Diretora Técnica</p><p>_________________________<br>${somebody(random, 'm')}<br>Diretor-Presidente</p></div>
      <div class="break"><p class="c b">RESTRIÇÕES E/OU CONDIÇÕES DE VALIDADE DESTA LICENÇA – L.O. N.º ${number}</p>
      ${duties(random, 8).map((duty, index) => html`<p class="j">${index + 1}. ${duty}</p>`)}</div>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 11.5, css },
      body,
      read: { id: firm.id, number, scope: 'STATE', expirationDate: expires, mainActivity: [activity] },
    }
  },
})

import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { clauses, duties, person, signature, town } from '../blind-q.ts'

/** IPAAM: a fish farmer licensed under his own tax number; the term in years, the technician's number as well. */
export const layout: Layout = licencePages('blind-q-am-piscicultor', {
  one: (random) => {
    const id = cpf(random)
    const farmer = person(random).toUpperCase()
    const issued = randomDate(random, 2018, 2025)
    const number = `${random.int(104, 590)}/${String(year(issued)).slice(2)}-0${random.int(2, 6)}`
    const place = town(random)
    const activity = 'Piscicultura em viveiros escavados, com espécies nativas'
    return {
      paper: { font: 'Liberation Serif', sizePt: 11.5, margin: '18mm 22mm' },
      body: html`<p class="c b">GOVERNO DO ESTADO DO AMAZONAS<br>INSTITUTO DE PROTEÇÃO AMBIENTAL DO ESTADO DO AMAZONAS – IPAAM</p>
<p class="c b" style="font-size:15pt;margin:6mm 0">LICENÇA DE OPERAÇÃO – L.O. Nº ${number}</p>
<p class="j">O INSTITUTO DE PROTEÇÃO AMBIENTAL DO ESTADO DO AMAZONAS, no uso das atribuições que lhe confere a Lei nº 3.785, de 24 de julho de 2012, expede a presente Licença que autoriza a:</p>
<p><b>INTERESSADO:</b> ${farmer}</p>
<p><b>ENDEREÇO PARA CORRESPONDÊNCIA:</b> Ramal do Tucumã, km 12, Lote 7, ${place} – AM</p>
<p><b>CNPJ/CPF:</b> ${maskCpf(id)} &nbsp;&nbsp;&nbsp; <b>INSCRIÇÃO ESTADUAL:</b> ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</p>
<p><b>FONE:</b> (92) 90000-${random.digits(4)} &nbsp;&nbsp;&nbsp; <b>PROCESSO Nº:</b> ${random.int(1000, 4800)}/T/${String(year(issued) - 1).slice(2)}</p>
<p><b>ATIVIDADE:</b> ${activity}</p>
<p class="j"><b>FINALIDADE:</b> Manter em produção 2,35 ha de lâmina d’água já instalados no imóvel.</p>
<p><b>POTENCIAL POLUIDOR/DEGRADADOR:</b> Pequeno &nbsp;&nbsp;&nbsp; <b>PORTE:</b> Médio</p>
<p><b>PRAZO DE VALIDADE DESTA LICENÇA: 02 (DOIS) ANOS, A PARTIR DA DATA DE EXPEDIÇÃO.</b></p>
<p class="s"><b>Responsável técnico:</b> ${person(random)} – CPF ${maskCpf(cpf(random))} – ART AM${year(issued)}0${random.digits(6)}</p>
<p class="j"><b>Atenção:</b> Esta licença é composta de 6 restrições constantes abaixo, cujo não cumprimento sujeitará a sua invalidação.</p>
${clauses(duties(random, 6, issued), (index) => `${index + 1}.`)}
<p class="s">Pagamento da taxa em ${shortDate(addYears(issued, -1))}.</p>
<p class="c">Manaus-AM, ${longDate(issued)}</p>
<table><tr><td>${signature(person(random), 'Diretoria Técnica')}</td><td>${signature(person(random), 'Diretoria-Presidência')}</td></tr></table>`,
      read: {
        id,
        number,
        scope: 'STATE',
        expirationDate: addYears(issued, 2),
        mainActivity: [activity],
      },
    }
  },
})

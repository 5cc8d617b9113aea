import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { firm, folk, written } from '../newcomers.ts'

/** The licence in running text: a clause of a contract, a declaration in the first person. */
export const layout = motoristPages('new-told-in-a-contract', {
  clause(random) {
    const one = motorist(random, 'GO', 5)
    const company = firm(random, 'GO', 'Locadora de Veículos')
    const owner = folk(random, { uf: 'GO' })
    const g = (feminine: string, masculine: string) => (one.person.gender === 'f' ? feminine : masculine)
    const body = html`<p class="c">TERMO DE RESPONSABILIDADE DO CONDUTOR</p><p class="j">LOCADORA: ${company.name}, CNPJ ${maskCnpj(company.id)}, representada por ${owner.name}, CPF ${maskCpf(owner.cpf)}.</p><p class="j">CONDUTOR${g('A', '')}: ${one.person.name}, ${g('nascida', 'nascido')} em ${shortDate(one.person.birth)}, natural de ${one.born.city}/${one.born.uf}, ${g('filha', 'filho')} de ${one.person.mother} e de ${one.person.father}, CPF ${maskCpf(one.person.cpf)}, ${g('portadora', 'portador')} da Carteira Nacional de Habilitação registro nº ${one.register}, categoria D, emitida em ${shortDate(one.issued)} pelo DETRAN/GO, em ${one.local.city}, válida até ${shortDate(one.expires)}, com a observação EAR, ${g('habilitada', 'habilitado')} desde ${shortDate(one.first)}.</p><p class="j">1. O veículo será devolvido até ${shortDate(addYears(one.issued, 1))}, às 18 horas. 2. As multas correm por conta de quem dirige. 3. É vedado entregar a direção a terceiro cuja habilitação esteja vencida há mais de 30 dias.</p><p>${one.local.city}, ${longDate(addYears(one.issued, 1))}.</p><p style="margin-top:14mm">____________________ &#160;&#160;&#160; ____________________<br>Locadora &#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160;&#160; Condutor${g('a', '')}</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 12, margin: '26mm' },
      body,
      data: motoristData(one, {
        licenseClass: 'D',
        filiation: [one.person.mother, one.person.father],
        comments: 'EAR',
        hasCetpp: false,
      }),
    }
  },
  declaration(random) {
    const one = motorist(random, 'PB')
    const body = html`<p class="c">DECLARAÇÃO</p><p class="j">Eu, ${one.person.name}, CPF ${maskCpf(one.person.cpf)}, declaro para o processo seletivo nº 12/${one.issued.slice(0, 4)} que possuo CNH com os seguintes dados:</p><ul><li>nº de registro ${one.register};</li><li>categoria AB;</li><li>primeira habilitação em ${shortDate(one.first)};</li><li>data de emissão ${shortDate(one.issued)};</li><li>validade ${shortDate(one.expires)};</li><li>local ${one.local.city}, PB;</li><li>observações: A.</li></ul><p class="j">Declaro também que nasci em ${one.born.city}/${one.born.uf}, no dia ${shortDate(one.person.birth)}, e que minha mãe se chama ${one.person.mother}.</p><p class="j">Estou ciente de que a falsidade destas informações é crime (art. 299 do Código Penal).</p><p>${longDate(addYears(one.issued, 1))}</p><p style="margin-top:14mm">_______________________________<br>${one.person.name}</p><p>Recebido por ${folk(random).name}, CPF ${maskCpf(folk(random).cpf)}<br>${written(one.person.address, 'short')}</p>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 11, margin: '26mm 28mm' },
      body,
      data: motoristData(one, {
        licenseClass: 'AB',
        filiation: [one.person.mother],
        comments: 'A',
        hasCetpp: false,
      }),
    }
  },
})

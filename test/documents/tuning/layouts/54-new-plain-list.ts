import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { folk } from '../newcomers.ts'

/** `caption: value`, one below the other, as somebody types them: no letterhead, or an office's. */
export const layout = motoristPages('new-plain-list', {
  typed(random) {
    const one = motorist(random, 'PR')
    const name = one.person.name.toUpperCase()
    const line = (caption: string, value: string) => html`<p>${caption}: ${value}</p>`
    const body = html`<p><b>DADOS DA CARTEIRA NACIONAL DE HABILITAÇÃO</b></p>
${line('Nome', name)}${line('Data de nascimento', shortDate(one.person.birth))}${line('Naturalidade', `${one.born.city} - ${one.born.uf}`)}
${line('Pai', one.person.father.toUpperCase())}${line('Mãe', one.person.mother.toUpperCase())}${line('RG', `${one.person.rg} ${one.person.rgIssuer}`)}${line('CPF', maskCpf(one.person.cpf))}
${line('Nº de registro', one.register)}${line('Categoria', 'AB')}${line('Primeira habilitação', shortDate(one.first))}${line('Emissão', shortDate(one.issued))}${line('Validade', shortDate(one.expires))}
${line('Local de emissão', `${one.local.city}, ${one.local.uf}`)}${line('RENACH', one.renach)}${line('Observações', 'EAR')}
<p style="margin-top:12mm">Conferido com o documento original por ${folk(random).name}, CPF ${maskCpf(cpf(random))}, em ${shortDate(addYears(one.issued, 1))}.</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 12, margin: '25mm' },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'AB',
        filiation: [one.person.father.toUpperCase(), one.person.mother.toUpperCase()],
        comments: 'EAR',
        hasCetpp: false,
      }),
    }
  },
  office(random) {
    const one = motorist(random, 'PE', 5)
    const line = (caption: string, value: string) => html`<div><b>${caption}:</b> ${value}</div>`
    const body = html`<div class="c" style="border-bottom:.4mm solid #333;padding-bottom:3mm"><b>DESPACHANTE ESTRADA NOVA</b><br><span class="s">CRDD/PE 0${random.digits(3)} · Rua do Sol Hipotético, 88 · ${one.local.city}/PE · (81) 3${random.digits(3)}-${random.digits(4)}</span></div>
<p style="margin:6mm 0 3mm">Protocolo interno ${random.digits(6)} · Serviço: renovação de CNH · Entrada em ${shortDate(addYears(one.issued, 0))}</p>
${line('Condutor', one.person.name)}${line('Nasc.', shortDate(one.person.birth, '.'))}${line('Local de nascimento', `${one.born.city}/${one.born.uf}`)}${line('Filiação', `${one.person.mother} e ${one.person.father}`)}${line('C.P.F.', maskCpf(one.person.cpf))}${line('Registro CNH', one.register)}${line('Cat.', 'D')}${line('1ª habilitação', shortDate(one.first, '.'))}${line('Data de emissão', shortDate(one.issued, '.'))}${line('Válida até', shortDate(one.expires, '.'))}${line('Validade anterior', shortDate(addYears(one.issued, -1), '.'))}${line('UF emissora', 'PE')}${line('Obs.', 'EAR, CETPP')}
<p style="margin-top:10mm">Recebi a via definitiva da habilitação em perfeito estado.</p><p>${one.local.city}, ${longDate(one.issued)}.</p><p style="margin-top:14mm">______________________________<br>Despachante: ${folk(random).name} – CPF ${maskCpf(cpf(random))}</p>`
    return {
      paper: { font: 'Liberation Sans Narrow', sizePt: 11.5, margin: '18mm 22mm' },
      body,
      data: motoristData(one, {
        licenseClass: 'D',
        filiation: [one.person.mother, one.person.father],
        comments: 'EAR, CETPP',
        hasCetpp: true,
      }),
    }
  },
})

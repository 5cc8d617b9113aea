import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'
import { firm, folk, written } from '../newcomers.ts'

/** The owner of the vehicle, or the policy's holder, comes before the driver and has a CPF as well. */
export const layout = motoristPages('new-others-come-first', {
  policy(random) {
    const one = motorist(random, 'BA')
    const owner = folk(random, { uf: 'BA' })
    const tick = (chosen: string) =>
      ['A', 'B', 'C', 'D', 'E'].map((letter) => `(${letter === chosen ? 'X' : '  '}) ${letter}`).join('   ')
    const item = (caption: string, value: string) => html`<tr><td>${caption}</td><td>${value}</td></tr>`
    const body = html`<p class="b" style="font-size:14pt;color:#0a3d62">Seguradora Ventania S/A</p><p>QUESTIONÁRIO DE AVALIAÇÃO DE RISCO – Proposta ${random.digits(9)}</p><h2>1. Proprietário do veículo</h2><table class="t">${item('Nome do segurado', owner.name)}${item('CPF do segurado', maskCpf(owner.cpf))}${item('Nascimento do segurado', shortDate(owner.birth))}${item('Endereço', written(owner.address))}${item('Placa', plate(random, 'mercosul'))}</table>
<h2>2. Principal condutor – dados da CNH</h2><table class="t">${item('Nome', one.person.name)}${item('CPF', maskCpf(one.person.cpf))}${item('Data de nascimento', shortDate(one.person.birth))}${item('Naturalidade', `${one.born.city} – ${one.born.uf}`)}${item('Filiação', `${one.person.mother} e ${one.person.father}`)}${item('Número de registro', one.register)}${item('Categoria', tick('B'))}${item('Primeira habilitação', shortDate(one.first))}${item('Emissão', shortDate(one.issued))}${item('Validade', shortDate(one.expires))}${item('UF da CNH', 'BA')}</table>
<h2>3. Vigência do seguro</h2><p>De ${shortDate(addDays(one.issued, 400))} a ${shortDate(addDays(one.issued, 765))}. Corretor: ${folk(random).name}, SUSEP ${random.digits(9)}.</p>`
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 9,
        margin: '15mm 18mm',
        css: 'h2{font-size:10pt;margin:4mm 0 1mm;color:#0a3d62}.t td{border-bottom:.2mm solid #cdd;padding:.9mm 1mm}.t td:first-child{width:48mm;color:#555}',
      },
      body,
      data: motoristData(one, { licenseClass: 'B', filiation: [one.person.mother, one.person.father] }),
    }
  },
  fleet(random) {
    const one = motorist(random, 'RS', 5)
    const name = one.person.name.toUpperCase()
    const company = firm(random, 'RS', 'Transportadora')
    const manager = folk(random, { uf: 'RS' })
    const former = motorist(random, 'RS', 5)
    const body = html`<table><tr><td><b>${company.name}</b><br><span class="s">CNPJ ${maskCnpj(company.id)} – ${written(company.address, 'short')}</span></td><td class="r s">FORM-RH-021 rev. 03<br>pág. 1/1</td></tr></table><h1>PRONTUÁRIO DO MOTORISTA</h1><p>Responsável pela frota: ${manager.name} – CPF: ${maskCpf(manager.cpf)} – CNH do responsável: ${former.register}, validade ${shortDate(former.expires)}</p>
<table class="t"><tr class="b"><td colspan="4">MOTORISTA (transcrever da Carteira Nacional de Habilitação)</td></tr><tr><td>Nome</td><td colspan="3">${name}</td></tr><tr><td>Data nascimento</td><td>${shortDate(one.person.birth)}</td><td>Local</td><td>${one.born.city.toUpperCase()} / ${one.born.uf}</td></tr><tr><td>Mãe</td><td colspan="3">${one.person.mother.toUpperCase()}</td></tr><tr><td>Pai</td><td colspan="3">${one.person.father.toUpperCase()}</td></tr><tr><td>CPF</td><td>${maskCpf(one.person.cpf)}</td><td>RG</td><td>${one.person.rg}</td></tr><tr><td>Nº registro</td><td>${one.register}</td><td>Categoria</td><td>AE</td></tr><tr><td>Emissão</td><td>${shortDate(one.issued)}</td><td>Validade</td><td>${shortDate(one.expires)}</td></tr><tr><td>Emissor</td><td>DETRAN/RS</td><td>1ª habilitação</td><td>${shortDate(one.first)}</td></tr><tr><td>Observações</td><td colspan="3">EAR, CETPP, A</td></tr></table>
<p><b>Controle de vencimentos</b></p><table class="t"><tr class="b"><td>Item</td><td>Realizado</td><td>Vence</td></tr><tr><td>Toxicológico</td><td>${shortDate(addDays(one.issued, 40))}</td><td>${shortDate(addYears(one.issued, 2))}</td></tr><tr><td>Curso produtos perigosos</td><td>${shortDate(addDays(one.issued, -90))}</td><td>${shortDate(addDays(addYears(one.issued, 5), -90))}</td></tr><tr><td>ASO</td><td>${shortDate(addDays(one.issued, 15))}</td><td>${shortDate(addDays(addYears(one.issued, 1), 15))}</td></tr></table>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 9.5,
        margin: '14mm 16mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:13pt;text-align:center;margin:3mm 0}.t td{border:.2mm solid #333;padding:.8mm 1.5mm}.t{margin-bottom:4mm}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'AE',
        filiation: [one.person.mother.toUpperCase(), one.person.father.toUpperCase()],
        placeOfBirth: `${one.born.city.toUpperCase()}/${one.born.uf}`,
        comments: 'EAR, CETPP, A',
        hasCetpp: true,
      }),
    }
  },
})

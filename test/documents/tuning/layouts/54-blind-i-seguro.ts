import { addDays, addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'

const CSS = `
.hd { background: #123a6b; color: #fff; padding: 9px 12px; display: flex; justify-content: space-between; align-items: center } h2 { font-size: 10pt; color: #123a6b; border-bottom: 2px solid #e58a00; margin: 11px 0 2px; padding-bottom: 1px }
.g { display: grid; grid-template-columns: 1fr 1fr; column-gap: 14mm } .g div { display: flex; justify-content: space-between; border-bottom: 1px dotted #aaa; padding: 2.5px 0 } .g span { color: #555 }
.q td { border: 1px solid #ccc; padding: 2px 6px; font-size: 9pt } .q td:last-child { width: 26% }`

const pair = (caption: string, value: string): Html => html`<div><span>${caption}</span><b>${value}</b></div>`

export const layout: Layout = {
  name: 'blind-i-seguro',
  type: 54,
  variants: ['principal-condutor'],
  print: (random) => {
    const name = 'Dagoberto Luiz Schirmbeck Fontanari'
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1966, 1970)]
    const expires = randomDate(random, 2026, 2028)
    const quoted = randomDate(random, 2024, 2025)
    const start = addDays(quoted, 4)
    const page = html`
<div class="hd"><div style="font:bold 16pt 'Lato'">Garantia Sulina Seguros</div><div class="r s">Proposta de seguro auto individual<br>nº 0531.${random.digits(3)}.${random.digits(6)}-${random.digits(1)}</div></div>
<h2>Dados da segurada</h2><div class="g">${pair('Nome', 'Neiva Terezinha Fontanari')}${pair('CPF', maskCpf(cpf(random)))}${pair('Data de nascimento', shortDate(addDays(birth, 712)))}${pair('Estado civil', 'Casada')}${pair('Profissão', 'Arquiteta')}${pair('CEP residencial', '95700-128')}</div>
<h2>Vigência</h2><div class="g">${pair('Início', `24h de ${shortDate(start)}`)}${pair('Fim', `24h de ${shortDate(addYears(start, 1))}`)}${pair('Classe de bônus', '8')}${pair('Apólice anterior', random.digits(12))}</div>
<h2>Veículo</h2><div class="g">${pair('Marca / modelo', 'Creta 2.0 Prestige aut.')}${pair('Ano fab. / modelo', '2021 / 2022')}${pair('Placa', plate(random, 'mercosul'))}${pair('Chassi', `9BHGA811DNP${random.digits(6)}`)}${pair('Uso', 'Lazer e locomoção diária')}${pair('Garagem', 'Sim, residência e trabalho')}</div>
<h2>Principal condutor</h2><div class="g">${pair('Nome', name)}${pair('Vínculo com a segurada', 'Cônjuge')}${pair('CPF', maskCpf(id))}${pair('Data de nascimento', shortDate(birth))}${pair('Nº da habilitação', register)}${pair('Categoria', 'AB')}${pair('Habilitado desde', shortDate(addYears(addDays(birth, 77), 18)))}${pair('Habilitação válida até', shortDate(expires))}${pair('Órgão / UF', 'DETRAN / RS')}${pair('Sexo', 'Masculino')}</div>
<h2>Questionário de avaliação de risco</h2>
<table class="q"><tr><td>O principal condutor dirige o veículo em 85 % ou mais do tempo?</td><td>Sim</td></tr><tr><td>Reside com pessoas entre 18 e 25 anos que utilizem o veículo?</td><td>Não</td></tr><tr><td>Quilometragem média mensal</td><td>até 1.000 km</td></tr><tr><td>Utiliza o veículo para exercício de atividade remunerada?</td><td>Não</td></tr><tr><td>Sofreu sinistro nos últimos 24 meses?</td><td>Não</td></tr></table>
<h2>Coberturas e prêmio</h2>
<table class="q"><tr><td>Casco – valor de mercado referenciado, 100 % da tabela</td><td>R$ 2.318,44</td></tr><tr><td>RCF-V danos materiais – R$ 200.000,00</td><td>R$ 512,07</td></tr><tr><td>RCF-V danos corporais – R$ 200.000,00</td><td>R$ 188,90</td></tr><tr><td>Assistência 24 horas – plano completo</td><td>R$ 214,00</td></tr><tr><td class="b">Prêmio total com IOF (10 x sem juros)</td><td class="b">R$ 3.471,97</td></tr></table>
<p class="s j" style="margin-top:8px">As respostas ao questionário integram esta proposta. A inexatidão pode prejudicar o direito à indenização (art. 766 do Código Civil). A aceitação está sujeita à análise do risco no prazo de 15 dias.</p>
<p class="s">Corretor: Vinhedos Corretora de Seguros – SUSEP 20${random.digits(7)} – Resp.: Ademir Zuchetti – Bento Gonçalves/RS, ${shortDate(quoted)}</p>`
    return {
      html: sheet({ font: 'Lato', sizePt: 9.6, css: CSS, margin: '12mm 14mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: null,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'RS',
        cardIssuer: 'DETRAN-RS',
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}

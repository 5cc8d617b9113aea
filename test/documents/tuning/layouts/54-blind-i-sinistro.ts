import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'

const CSS = `
h1 { font-size: 12pt; text-align: center; margin: 2px 0 8px } h2 { font-size: 9.5pt; margin: 9px 0 3px; padding: 2px 5px; border-left: 5px solid #8a6d1d; background: #f4efe0 }
.l { display: flex; flex-wrap: wrap; column-gap: 9mm; row-gap: 2px; padding-left: 3px } .l span b { font-weight: bold } .nar { text-align: justify; padding: 0 3px }`

const item = (caption: string, value: string): Html => html`<span><b>${caption}:</b> ${value}</span>`

export const layout: Layout = {
  name: 'blind-i-sinistro',
  type: 54,
  variants: ['brat'],
  print: (random) => {
    const name = 'Rosimeire Centurião Echeverria'
    const mother = 'Ramona Centurião'
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1995, 1999)]
    const issued = randomDate(random, 2021, 2023)
    const expires = addYears(issued, 10)
    const crash = randomDate(random, 2024, 2025)
    const page = html`
<div class="c s">ESTADO DE MATO GROSSO DO SUL – SECRETARIA DE ESTADO DE JUSTIÇA E SEGURANÇA PÚBLICA<br>POLÍCIA MILITAR – 3º BPM – PELOTÃO DE TRÂNSITO</div>
<h1>BOLETIM DE REGISTRO DE ACIDENTE DE TRÂNSITO Nº ${random.int(1100, 3900)}/${year(crash)}</h1>
<h2>1. Fato</h2><div class="l">${item('Natureza', 'choque com objeto fixo, sem vítima')}${item('Data', shortDate(crash))}${item('Hora', '06h35')}${item('Comunicação', '06h41, via 190')}${item('Local', 'Rua Hayel Bon Faker x Rua Mozart Calheiros, Jardim Água Boa, Dourados/MS')}${item('Tempo', 'chuva')}${item('Pista', 'asfalto, molhada')}${item('Iluminação', 'amanhecer')}</div>
<h2>2. Veículo 01</h2><div class="l">${item('Placa', plate(random, 'old'))}${item('Marca/modelo', 'VW/Fox 1.0')}${item('Ano', '2012')}${item('Cor', 'vermelha')}${item('Licenciado em', 'Dourados/MS, exercício 2024')}${item('Proprietário', 'Anastácio Centurião Benites')}${item('CPF do proprietário', maskCpf(cpf(random)))}${item('Danos', 'para-choque dianteiro, capô, farol direito')}${item('Monta', 'média')}</div>
<h2>3. Condutora do veículo 01</h2><div class="l">${item('Nome', name)}${item('Sexo', 'F')}${item('Data de nascimento', shortDate(birth))}${item('Naturalidade', 'Ponta Porã/MS')}${item('Filiação (mãe)', mother)}${item('RG', `1.${random.digits(3)}.${random.digits(3)} SEJUSP/MS`)}${item('CPF', maskCpf(id))}${item('Profissão', 'técnica de enfermagem')}${item('Endereço', 'Rua Ediberto Celestino de Oliveira, 3015, Dourados/MS')}${item('Telefone', `(67) 9 9${random.digits(3)}-${random.digits(4)}`)}${item('Habilitada', 'sim')}${item('Registro CNH', register)}${item('Cat.', 'AB')}${item('Expedição', shortDate(issued))}${item('Vencimento', shortDate(expires))}${item('1ª CNH', shortDate(addYears(birth, 20)))}${item('Órgão', 'Detran/MS')}${item('Observações da CNH', 'A')}${item('Etilômetro', '0,00 mg/L, teste 04471, aparelho ARZL-0126')}${item('Cinto', 'sim')}</div>
<h2>4. Passageiros e testemunhas</h2><div class="l">${item('Passageiro', 'não havia')}${item('Testemunha 1', 'Hermínio Valdez, CPF não informado, porteiro, fone (67) 9 9102-0033')}</div>
<h2>5. Versão da condutora</h2><p class="nar">Declarou que seguia pela Rua Hayel Bon Faker sentido centro-bairro, a cerca de 40 km/h, quando um cão atravessou a pista; que tentou desviar, o carro aquaplanou e veio a colidir contra o poste da rede elétrica situado no passeio; que não se feriu e dispensou o atendimento do Corpo de Bombeiros.</p>
<h2>6. Providências</h2><p class="nar">Guarnição no local às 06h58. Sinalizada a via e acionada a concessionária de energia (protocolo ${random.digits(9)}). Documentação do veículo e da condutora conferida em sistema, sem restrição. Veículo liberado à própria condutora e removido por guincho particular. Não foram lavrados autos de infração.</p>
<h2>7. Croqui</h2><svg width="150mm" height="38mm" viewBox="0 0 300 76"><g fill="none" stroke="#333"><path d="M0 25h120V0M0 55h120v21M180 0v25h120M180 76V55h120M0 40h300" stroke-dasharray="none"/><path d="M60 46l24-6 20-14" stroke-dasharray="4 3"/><rect x="106" y="15" width="16" height="9" transform="rotate(-35 114 19)"/><circle cx="127" cy="13" r="3" fill="#333"/></g><text x="132" y="15" font-size="8">poste</text><text x="96" y="36" font-size="8">V1</text><text x="276" y="14" font-size="9">N ↑</text></svg>
<p style="margin-top:4mm">Relator: 2º Sgt PM Adilson Ovelar, RG PMMS ${random.digits(6)} &nbsp;&nbsp; Vtr 10-${random.digits(4)} &nbsp;&nbsp; Motorista: Cb PM Lindomar Frutos</p>`
    return {
      html: sheet({ font: 'PT Sans', sizePt: 10, css: CSS, margin: '14mm 16mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: [mother],
        personalNumber: id,
        placeOfBirth: 'Ponta Porã/MS',
        placeOfIssue: 'MS',
        cardIssuer: 'DETRAN-MS',
        comments: 'A',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}

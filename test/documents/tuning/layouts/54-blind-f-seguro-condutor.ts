import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'

/** A motor insurer's proposal: two columns of captions and values; the insured is a company, the driver a person. */
export const layout: Layout = {
  name: 'blind-f-seguro-condutor',
  type: 54,
  variants: ['proposta'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const line = (caption: string, value: string) =>
      html`<div class="l"><span>${caption}</span><span>${value}</span></div>`
    const css = `.cols{display:grid;grid-template-columns:1fr 1fr;column-gap:9mm} .l{display:flex;justify-content:space-between;border-bottom:.4pt dotted #999;padding:.7mm 0} .l span:first-child{color:#5a5f6b} .l span:last-child{font-weight:600;text-align:right}
h1{font-size:15pt;color:#0b5a6b;margin:0 0 1mm} h2{font-size:9.6pt;color:#fff;background:#0b5a6b;padding:1mm 2mm;margin:4mm 0 1.5mm} td,th{border-bottom:.4pt solid #bbb;padding:.8mm 1mm;text-align:left;font-size:8pt}`
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 8.6, css, margin: '14mm 15mm' },
        html`<h1>Proposta de Seguro Auto Frota Leve</h1><div class="s">Proposta 31.0471.0098823-2 · Apólice anterior 29.0471.0063310 · Corretora Maré Alta (SUSEP 10.203948-1) · Transmitida em 23/09/2026 às 11:20</div>
<h2>Segurado</h2><div class="cols">${line('Razão social', 'Papelaria Ponta do Cedro Ltda')}${line('CNPJ', maskCnpj(cnpj(random)))}${line('Endereço', 'Av. dos Manguezais, 2201')}${line('Cidade', 'Itajaí/SC')}${line('Telefone', '(47) 3046-7719')}${line('Vigência', '01/10/2026 a 01/10/2027')}</div>
<h2>Item 003 – veículo</h2><div class="cols">${line('Modelo', 'Strada Volcano 1.3 CD')}${line('Placa', plate(random, 'mercosul'))}${line('Ano fab./mod.', '2024/2025')}${line('Chassi', `9BD281A${random.digits(10)}`)}${line('CEP de pernoite', '88303-040')}${line('Bônus', 'Classe 4')}</div>
<h2>Principal condutor do item 003</h2><div class="cols">${line('Nome', 'Solange Altamirim Vasques')}${line('Nascimento', shortDate('1991-07-19'))}${line('CPF do condutor', maskCpf(id))}${line('Sexo / estado civil', 'Feminino / solteira')}${line('CNH (registro)', register)}${line('Categoria da CNH', 'AB')}${line('Validade da CNH', shortDate('2031-05-05'))}${line('Data da 1ª CNH', '30/03/2010')}${line('Relação com o segurado', 'Funcionária')}${line('Tempo de habilitação', '16 anos')}</div>
<h2>Avaliação de risco</h2><div class="cols">${line('Reside com pessoas de 18 a 25 anos', 'Não')}${line('Uso do veículo', 'Visita a clientes')}${line('Garagem na residência', 'Sim, portão manual')}${line('Garagem no trabalho', 'Não')}${line('Km média mensal', '1.500')}${line('Sinistro nos últimos 3 anos', 'Não')}</div>
<h2>Coberturas e prêmio</h2><table><tr><th>Cobertura</th><th>Limite (R$)</th><th>Franquia (R$)</th><th>Prêmio (R$)</th></tr>
<tr><td>Compreensiva</td><td>100% FIPE</td><td>4.980,00</td><td>2.318,47</td></tr><tr><td>Danos materiais a terceiros</td><td>200.000,00</td><td>–</td><td>611,20</td></tr><tr><td>Danos corporais a terceiros</td><td>200.000,00</td><td>–</td><td>204,75</td></tr><tr><td>Vidros e faróis – completo</td><td>–</td><td>conforme tabela</td><td>188,00</td></tr><tr><td>Carro reserva 15 dias</td><td>–</td><td>–</td><td>142,30</td></tr></table>
<p class="s" style="margin-top:3mm">Se o condutor principal indicado não corresponder a quem dirige o veículo em pelo menos 85% do tempo, a indenização poderá ser recusada.</p>
<p class="s">Corretor responsável: Amadeu Ferreirinha Lousada · CPF ${maskCpf(cpf(random))}</p>`,
      ),
      data: {
        name: 'Solange Altamirim Vasques',
        dateOfBirth: '1991-07-19',
        issueDate: null,
        expirationDate: '2031-05-05',
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: null,
        cardIssuer: null,
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}

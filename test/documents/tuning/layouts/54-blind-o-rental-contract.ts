import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'

const HOLDER: Holder = {
  name: 'Thaíse Lins Pernambucano de Araripe',
  sex: 'F',
  birthplace: ['Garanhuns', 'PE'],
  parents: [],
  identity: 'SDS/PE',
  category: 'B',
  local: ['Recife', 'PE'],
  comments: null,
}

/** A car hire: the hirer drives herself; the licence stands in the table of the parties. */
export const layout: Layout = {
  name: 'blind-o-rental-contract',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2024])
    const out = addDays(held.issued, random.int(150, 420))
    const css =
      'td{border:.2mm solid #333;padding:1.1mm 1.6mm;font-size:9pt}.h{background:#dde3ea;font-weight:bold}.clauses{columns:2;column-gap:7mm;font-size:7.8pt;text-align:justify;margin-top:5mm}'
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 10, margin: '14mm 16mm', css },
        html`<div style="display:flex;justify-content:space-between"><div class="b" style="font-size:16pt;color:#b3470b">RODALEVE Locadora</div><div class="r s">Rodaleve Aluguel de Carros Ltda.<br>CNPJ ${maskCnpj(cnpj(random))}<br>Av. da Maré Mansa, 1180 – Recife/PE</div></div>
<div class="c b" style="margin:5mm 0">CONTRATO DE LOCAÇÃO DE VEÍCULO Nº ${random.int(10_000, 99_999)}-${random.int(10, 99)}</div>
<table><tr><td class="h" colspan="4">LOCATÁRIO E CONDUTOR</td></tr>
<tr><td>Nome completo</td><td colspan="3">${held.name}</td></tr>
<tr><td>CPF</td><td>${maskCpf(held.cpf)}</td><td>RG / órgão</td><td>${held.rg} ${held.identity}</td></tr>
<tr><td>Data de nascimento</td><td>${shortDate(held.birth)}</td><td>Celular</td><td>(81) 9${random.digits(4)}-${random.digits(4)}</td></tr>
<tr><td>CNH nº de registro</td><td>${held.register}</td><td>Categoria da CNH</td><td>${held.category}</td></tr>
<tr><td>Emissão da CNH</td><td>${shortDate(held.issued)}</td><td>Vencimento da CNH</td><td>${shortDate(held.expires)}</td></tr>
<tr><td>Habilitada desde</td><td>${shortDate(held.first)}</td><td>CNH emitida por</td><td>DETRAN-PE</td></tr>
<tr><td>Condutor adicional</td><td colspan="3">Não contratado</td></tr>
<tr><td class="h" colspan="4">VEÍCULO E PERÍODO</td></tr>
<tr><td>Grupo / modelo</td><td>C – Econômico com ar</td><td>Placa</td><td>${plate(random, 'mercosul')}</td></tr>
<tr><td>Renavam</td><td>${random.digits(11)}</td><td>Km de saída</td><td>${random.int(9000, 48_000)}</td></tr>
<tr><td>Retirada</td><td>${shortDate(out)} 10:30</td><td>Devolução prevista</td><td>${shortDate(addDays(out, 7))} 10:30</td></tr>
<tr><td class="h" colspan="4">VALORES</td></tr>
<tr><td>Diária</td><td>R$ 129,90</td><td>Proteção básica</td><td>R$ 32,00 por dia</td></tr>
<tr><td>Franquia</td><td>R$ 3.500,00</td><td>Garantia no cartão</td><td>R$ 700,00</td></tr></table>
<div class="clauses"><p><b>1.</b> O veículo é entregue em perfeito estado, limpo e com o tanque cheio, e assim deverá ser devolvido na agência de retirada, salvo ajuste por escrito.</p><p><b>2.</b> Só poderá dirigir quem estiver indicado neste contrato e possuir habilitação válida há mais de dois anos na data da retirada.</p><p><b>3.</b> As multas de trânsito ocorridas no período são de responsabilidade do locatário, que desde já autoriza a sua indicação como condutor infrator.</p><p><b>4.</b> Em caso de acidente, furto ou roubo, o locatário comunicará a locadora em até 24 horas e apresentará o boletim de ocorrência.</p><p><b>5.</b> O atraso superior a uma hora na devolução acarretará a cobrança de diária adicional.</p><p><b>6.</b> Fica eleito o foro da comarca do Recife.</p></div>
<p class="r">Recife, ${shortDate(out)}</p><div style="display:flex;justify-content:space-around;margin-top:14mm" class="c s"><div>__________________________<br>Locadora – p.p. Evandro Sucupira</div><div>__________________________<br>Locatário</div></div>`,
      ),
      data: told({
        name: held.name,
        dateOfBirth: held.birth,
        issueDate: held.issued,
        expirationDate: held.expires,
        licenseNumber: held.register,
        licenseClass: held.category,
        personalNumber: held.cpf,
        ...issuedBy('PE'),
      }),
    }
  },
}

import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { expected, licence, NEW_BACK, NEW_FRONT, type Story } from '../blind-u.ts'
import { CELLS_CSS, cells } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'JURANDIR KASPRZAK',
  sex: 'M',
  birth: '1969-05-27',
  first: '1989-08-14',
  issued: '2022-02-16',
  expires: '2027-02-02',
  classes: 'E',
  parents: ['Estanislau Kasprzak', 'Ludovica Wronski Kasprzak'],
  bornIn: ['Prudentópolis', 'PR'],
  issuedIn: ['Guarapuava', 'PR'],
  identity: ['SESP', 'PR'],
  notes: 'EAR CETPP CETCI',
}

/** A carrier's form for a new driver: boxes with captions, the lorry and its owner beside him. */
export const layout: Layout = {
  name: 'blind-u-carrier-form',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const css = `${CELLS_CSS}h3{margin:4mm 0 0 -.2mm;background:#dfe5ea;border:.2mm solid #444;border-bottom:0;padding:.8mm 1.5mm;font-size:9pt}.head{display:flex;justify-content:space-between;align-items:end}`
    return {
      html: sheet(
        { font: 'Liberation Sans', sizePt: 10, css, margin: '13mm 14mm' },
        html`<div class="head"><b style="font-size:16pt">Transguará Cargas Ltda.</b><span>FICHA CADASTRAL – MOTORISTA AUTÔNOMO &nbsp; nº ${random.digits(5)}</span></div>
<h3>1. MOTORISTA</h3>${cells([
          ['Nome completo', held.name, 5],
          ['Nascimento', shortDate(held.birth), 2],
        ])}${cells([
          ['CPF', maskCpf(held.cpf), 3],
          ['RG', held.rg, 2],
          ['Órgão/UF', held.identity.join('/'), 2],
          ['Local de nascimento', held.bornIn.join(' / '), 4],
        ])}${cells([
          ['Nome do pai', held.parents[0] ?? '', 1],
          ['Nome da mãe', held.parents[1] ?? '', 1],
        ])}${cells([
          ['Endereço', 'Rua dos Pinheirais, 418 – Bairro Conradinho', 5],
          ['Telefone', `(42) 9${random.digits(4)}-${random.digits(4)}`, 2],
        ])}
<h3>2. HABILITAÇÃO</h3>${cells([
          ['Nº de registro da CNH', held.register, 3],
          ['Categoria', held.classes, 1],
          ['Vencimento', shortDate(held.expires), 2],
          ['Data da emissão', shortDate(held.issued), 2],
          ['1ª habilitação', shortDate(held.first), 2],
        ])}${cells([
          ['Emissor', `DETRAN-${held.issuedIn[1]}`, 2],
          ['Cidade de emissão', held.issuedIn.join(' - '), 3],
          ['Espelho', held.blank, 2],
          ['Observações constantes na CNH', held.notes ?? '', 4],
        ])}
<h3>3. VEÍCULO</h3>${cells([
          ['Placa cavalo', plate(random, 'mercosul'), 2],
          ['Placa carreta', plate(random, 'mercosul'), 2],
          ['RNTRC', random.digits(8), 2],
          ['Vencimento do licenciamento', '31/10/2024', 3],
        ])}${cells([
          ['Proprietário', 'Irmãos Bohatch Transportes Ltda. – ME', 4],
          ['CNPJ do proprietário', maskCnpj(cnpj(random)), 3],
        ])}
<h3>4. REFERÊNCIAS</h3>${cells([
          ['Empresa', 'Coopervale Grãos', 2],
          ['Contato', 'Sra. Marlise', 2],
          ['Último carregamento', '11/03/2024', 2],
        ])}
<p style="margin-top:6mm">Declaro que as informações acima são verdadeiras. Ponta Grossa, 18/03/2024.</p><table style="margin-top:12mm"><tr><td>______________________________<br>Assinatura do motorista</td><td>______________________________<br>Conferido por: Adriele (tráfego)</td></tr></table>`,
      ),
      data: expected(held, [...NEW_FRONT, ...NEW_BACK]),
    }
  },
}

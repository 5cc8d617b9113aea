import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'
import { type Cell, GRID_CSS, grid } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'Amauri Stocco da Erveira',
  sex: 'M',
  birthplace: ['Irati', 'PR'],
  parents: ['Bronislau Stocco', 'Verônica Maria da Erveira'],
  identity: 'SESP/PR',
  category: 'E',
  local: ['Guarapuava', 'PR'],
  comments: 'EAR, CETPP, CETCI',
}

/** A haulier's own sheet on a driver with values above their captions; the lorry belongs to another person. */
export const layout: Layout = {
  name: 'blind-o-carrier-file',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2024])
    const cell = (value: string, caption: string, span: number): Cell => ({ caption, value, span })
    const css = `${GRID_CSS}.cell{display:flex;flex-direction:column-reverse;border:0;padding:2.4mm 2mm 0}.val{border-bottom:.25mm solid #222;font-size:11.5pt}.cap{padding-top:.6mm}h3{background:#e4e4e4;padding:1mm 2mm;margin:6mm 0 0;font-size:11pt}`
    return {
      html: sheet(
        { font: 'Caladea', sizePt: 11, margin: '14mm 18mm', css },
        html`<div class="c b" style="font-size:14pt">TRANSPORTES PINHÃO BRAVO LTDA.</div><div class="c s">CNPJ ${maskCnpj(cnpj(random))} – Rod. BR-277, km 342 – Guarapuava/PR</div><div class="c" style="margin-top:3mm">Cadastro de motorista terceiro</div>
<h3>Motorista</h3>${grid([
          cell(held.name, 'nome do motorista', 12),
          cell(maskCpf(held.cpf), 'CPF', 4),
          cell(`${held.rg} ${held.identity}`, 'RG e órgão', 5),
          cell(shortDate(held.birth), 'nascimento', 3),
          cell(held.birthplace.join('/'), 'naturalidade', 4),
          cell(held.parents[0] ?? '', 'pai', 4),
          cell(held.parents[1] ?? '', 'mãe', 4),
        ])}
<h3>Carteira de habilitação</h3>${grid([
          cell(held.register, 'registro', 4),
          cell(held.category, 'categoria', 2),
          cell(shortDate(held.issued), 'data de emissão', 3),
          cell(shortDate(held.expires), 'data de validade', 3),
          cell('DETRAN/PR', 'emitida por', 4),
          cell(held.comments ?? '', 'observações da carteira', 8),
        ])}
<h3>Proprietário do conjunto</h3>${grid([
          cell('Lídia Wosniak Cambará', 'nome do proprietário', 8),
          cell(maskCpf(cpf(random)), 'CPF do proprietário', 4),
          cell(plate(random, 'mercosul'), 'placa do cavalo', 3),
          cell(plate(random, 'mercosul'), 'placa da carreta', 3),
          cell(random.digits(8), 'RNTRC', 3),
          cell('Prancha 3 eixos', 'carroceria', 3),
        ])}
<h3>Referências</h3>${grid([
          cell('Cerealista Campo Largo – falar com Ivo', 'última empresa em que carregou', 8),
          cell('(42) 3600-0177', 'telefone', 4),
        ])}
<p style="margin-top:9mm">Guarapuava, ${shortDate(addDays(held.issued, random.int(60, 300)))}</p><div style="display:flex;justify-content:space-around;margin-top:12mm" class="c s"><div>____________________________<br>visto do setor de frota</div><div>____________________________<br>assinatura do motorista</div></div>`,
      ),
      data: told({
        name: held.name,
        dateOfBirth: held.birth,
        issueDate: held.issued,
        expirationDate: held.expires,
        licenseNumber: held.register,
        licenseClass: held.category,
        filiation: held.parents,
        personalNumber: held.cpf,
        placeOfBirth: held.birthplace.join('/'),
        ...issuedBy('PR'),
        comments: held.comments,
        hasCetpp: true,
      }),
    }
  },
}

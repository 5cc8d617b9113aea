import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, plate } from '../../generator/numbers.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'

const HOLDER: Holder = {
  name: 'Evilásio Bonfim Tabocal',
  sex: 'M',
  birthplace: ['Jequié', 'BA'],
  parents: ['Hermínio Tabocal', 'Alaíde Bonfim Tabocal'],
  identity: 'SSP/BA',
  category: 'AB',
  local: ['Ilhéus', 'BA'],
  comments: 'EAR, CMTX',
}

/** A town's file on a taxi driver: captions with dots to the value; the permit is somebody else's. */
export const layout: Layout = {
  name: 'blind-o-taxi-record',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2024])
    const opened = addDays(held.issued, random.int(60, 300))
    const line = (caption: string, value: string) =>
      html`<div class="ln"><span>${caption}</span><i></i><span class="b">${value}</span></div>`
    const css =
      '.ln{display:flex;align-items:baseline;margin:1.6mm 0}.ln i{flex:1;border-bottom:.3mm dotted #777;margin:0 2mm}h3{font-size:11pt;margin:7mm 0 2mm;text-decoration:underline}'
    return {
      html: sheet(
        { font: 'Andika', sizePt: 11, margin: '16mm 22mm', css },
        html`<div style="display:flex;gap:6mm;align-items:center">${crest(17, '#225588')}<div><b>PREFEITURA MUNICIPAL DE BARRA DO CACAUEIRO – BA</b><br>Superintendência de Trânsito e Transporte<br>FICHA CADASTRAL DO TAXISTA AUXILIAR – Nº ${random.int(100, 900)}</div></div>
<h3>Identificação</h3>${line('Nome', held.name)}${line('Nascido em', shortDate(held.birth, '.'))}${line('Natural de', held.birthplace.join(' – '))}${line('Nome do pai', held.parents[0] ?? '')}${line('Nome da mãe', held.parents[1] ?? '')}${line('C.P.F.', maskCpf(held.cpf))}${line('R.G.', `${held.rg} ${held.identity}`)}
<h3>Habilitação</h3>${line('Registro nº', held.register)}${line('Categoria', held.category)}${line('Data de emissão', shortDate(held.issued, '.'))}${line('Data de validade', shortDate(held.expires, '.'))}${line('Órgão emissor', 'DETRAN/BA')}${line('Observações da carteira', held.comments ?? '')}
<h3>Permissão a que se vincula</h3>${line('Permissionária', 'Zuleide Pontes Marambaia')}${line('CPF da permissionária', maskCpf(cpf(random)))}${line('Alvará', `${random.int(100, 400)}/T`)}${line('Placa do táxi', plate(random, 'mercosul'))}
<p style="margin-top:7mm">Cadastro aberto em ${shortDate(opened, '.')}. Renovação anual até ${shortDate(addYears(opened, 1), '.')}.</p>
<div class="c" style="margin-top:12mm">____________________________<br>Servidor responsável</div>`,
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
        ...issuedBy('BA'),
        comments: held.comments,
        hasCetpp: false,
      }),
    }
  },
}

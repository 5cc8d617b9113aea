import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'OSMAR VILHALBA DO TABOCO',
  bornIn: ['Aquidauana', 'MS'],
  kin: ['CATARINO VILHALBA', 'ELIANE ROLON DO TABOCO'],
  rgBy: ['SEJUSP', 'MS'],
  classes: 'AD',
  issuedIn: ['Coxim', 'MS'],
  notes: 'EAR, CETCP, A',
  years: [1979, 2023],
  term: 10,
}

/** A certificate of what the state's register holds of a driver, in one long sentence. */
export const layout: Layout = {
  name: 'blind-r-record-certificate',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const made = addDays(held.issued, random.int(200, 800))
    return {
      html: sheet(
        { font: 'Gentium Plus', sizePt: 12, margin: '20mm 26mm' },
        html`<div class="c">${crest(20)}<div class="b">GOVERNO DO ESTADO DE MATO GROSSO DO SUL</div><div>Departamento Estadual de Trânsito – DETRAN/MS</div><div class="s">Diretoria de Habilitação · Gerência de Registro de Condutores</div></div>
<h2 class="c" style="margin:10mm 0 2mm">CERTIDÃO DE PRONTUÁRIO DE CONDUTOR</h2><div class="c s">Certidão nº ${random.int(1000, 9999)}/${made.slice(0, 4)} – Processo nº 31/${random.digits(6)}/${made.slice(0, 4)}</div>
<p class="j" style="margin-top:9mm;text-indent:16mm;line-height:1.6">Certifico, a pedido da parte interessada e à vista dos assentamentos do Registro Nacional de Condutores Habilitados, que <b>${held.name}</b>, nascido em ${longDate(held.birth)} na cidade de ${held.bornIn.join('/')}, filho de ${held.kin[0]} e de ${held.kin[1]}, portador do RG nº ${held.rg} ${held.rgBy.join('/')} e inscrito no CPF sob o nº ${maskCpf(held.cpf)}, é titular da Carteira Nacional de Habilitação com registro nº <b>${held.register}</b>, categoria <b>${held.classes}</b>, obtida a primeira habilitação em ${longDate(held.first)}, estando o documento em vigor expedido em ${longDate(held.issued)} pelo DETRAN/MS, na cidade de ${held.issuedIn.join('/')}, com validade até ${longDate(held.expires)}.</p>
<p class="j" style="text-indent:16mm;line-height:1.6">Certifico ainda que no campo próprio do documento consta:</p><p style="margin-left:16mm">Observações: ${held.notes}</p>
<p class="j" style="text-indent:16mm;line-height:1.6">Não há, até a presente data, penalidade de suspensão ou de cassação do direito de dirigir em vigor. O formulário RENACH que deu origem à expedição tem o nº ${held.renach}.</p>
<p class="j" style="text-indent:16mm;line-height:1.6">A presente certidão é válida por 30 (trinta) dias e não substitui o documento de habilitação.</p>
<p class="r" style="margin-top:8mm">Campo Grande/MS, ${longDate(made)}.</p>
<div class="c" style="margin-top:20mm">_______________________________<br>Noely Arguelho Insaurralde<br><span class="s">Gerente de Registro de Condutores – matrícula ${random.digits(6)}-0${random.int(21, 25)}</span></div>
<div class="s" style="margin-top:16mm;border-top:.2mm solid #555;padding-top:2mm">Emitida em ${shortDate(made)}. Confira em www.detran.ms.gov.br/certidoes com o código ${alphanumeric(random, 10).toUpperCase()}.</div>`,
      ),
      data: reading(held, [
        ...CORE,
        'filiation',
        'issueDate',
        'placeOfBirth',
        'placeOfIssue',
        'cardIssuer',
        'comments',
        'hasCetpp',
      ]),
    }
  },
}

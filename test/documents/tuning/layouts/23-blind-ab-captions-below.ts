import { shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, troupe } from '../blind-ab.ts'

/** Mato Grosso do Sul, a form filled by machine and signed by hand: the captions stand under their lines. */
export const layout: Layout = {
  name: 'blind-ab-captions-below',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random)
    const number = caseNumber(random, year(filed), '12')
    const family = cast.family()
    const [son, father, mother] = [cast.man(family), cast.man(family), cast.woman()]
    const [grandfather, grandmother, judge] = [cast.man(family), cast.woman(family), cast.woman()]
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, ${at.quarter}, Águas do Tuiuiú/MS, CEP ${at.postcode}`
    const powers =
      'Poderá o curador representar o curatelado perante repartições públicas e instituições financeiras, sendo-lhe proibido vender, doar ou hipotecar bens sem licença do Juízo'
    const field = (value: string, caption: string, width: number) =>
      html`<div class="f" style="width:${width}%"><div class="v">${value}</div><div class="cap">${caption}</div></div>`
    const body = html`<p class="c"><b>PODER JUDICIÁRIO – MATO GROSSO DO SUL</b><br>Tribunal de Justiça<br>COMARCA DE ÁGUAS DO TUIUIÚ<br>1ª VARA CÍVEL</p><p class="c b t">TERMO DE CURATELA</p>
<div class="row">${field(number, 'número do processo', 48)}${field('Interdição', 'classe', 48)}</div>
<p class="sec">1. DE QUEM ASSUME O ENCARGO DE CURADOR</p>
<div class="row">${field(son.name, 'nome do curador', 100)}</div>
<div class="row">${field(son.printedCpf, 'CPF', 30)}${field(son.rg, 'RG', 30)}${field('SEJUSP/MS', 'órgão emissor', 30)}</div>
<div class="row">${field('brasileiro', 'nacionalidade', 22)}${field('divorciado', 'estado civil', 22)}${field('tratorista', 'profissão', 22)}${field('filho', 'parentesco com o curatelado', 26)}</div>
<div class="row">${field(address, 'endereço completo', 100)}</div>
<p class="sec">2. DA PESSOA SUJEITA À CURATELA</p>
<div class="row">${field(father.name, 'nome do curatelado', 100)}</div>
<div class="row">${field(father.printedCpf, 'CPF', 30)}${field(father.rg, 'RG', 30)}${field(shortDate(father.birth), 'data de nascimento', 30)}</div>
<div class="row">${field('Passo do Aguapé/MS', 'naturalidade', 100)}</div>
<div class="row">${field(grandfather.name, 'nome do pai', 48)}${field(grandmother.name, 'nome da mãe', 48)}</div>
<p class="sec">3. DO COMPROMISSO</p>
<p class="j">O curador acima, nomeado por sentença de ${shortDate(decided)}, transitada em julgado, comparece perante a MM. Juíza de Direito, Dra. ${judge.name}, e presta o compromisso de bem e fielmente exercer a curatela definitiva. ${mother.name}, cônjuge do curatelado, declarou nos autos, em ${shortDate(filed)}, que concorda com a nomeação.</p>
<p class="sec">4. DOS PODERES E LIMITES</p><p class="j">${powers}.</p>
<div class="row">${field('Águas do Tuiuiú', 'local', 48)}${field(shortDate(issued), 'data do termo', 48)}</div>
<table class="sig"><tr><td><div>${judge.name}</div>Juíza de Direito</td><td><div>${son.name}</div>Curador</td></tr></table>
<p class="ft">Form. CGJ-117 (rev. 04/2018) – 1ª via: autos; 2ª via: curador; 3ª via: Cartório de Registro Civil – Prov. nº 1/2003</p>`
    return {
      html: paper(
        {
          font: 'Roboto',
          sizePt: 10,
          margin: '14mm 20mm 10mm',
          css: '.t{font-size:15pt;margin:4mm 0}.sec{font-weight:bold;margin:3mm 0 1mm;background:#e8e8e8;padding:.6mm 2mm}.row{display:flex;justify-content:space-between;margin-top:1.6mm}.v{border-bottom:.25mm solid #222;font-family:"Liberation Mono";font-size:10pt;padding:0 1mm;min-height:5mm}.cap{font-size:7pt;color:#333;padding-left:1mm}.sig{margin-top:14mm}.sig td{text-align:center;padding:0 6mm}.sig div{border-top:.25mm solid #222;padding-top:1mm}.ft{font-size:6.5pt;margin-top:6mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJMS',
        state: 'MS',
        courtDivision: '1ª VARA CÍVEL',
        district: 'ÁGUAS DO TUIUIÚ',
        judgeName: judge.name,
        guardians: [
          guardian(son.name, {
            cpf: son.cpf,
            rg: son.rg,
            rgIssuer: 'SEJUSP/MS',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'tratorista',
            address,
            relationship: 'filho',
          }),
        ],
        wards: [
          ward(father.name, {
            birthDate: father.birth,
            cpf: father.cpf,
            rg: father.rg,
            placeOfBirth: 'Passo do Aguapé/MS',
            filiation: [grandfather.name, grandmother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name, son.name],
      }),
    }
  },
}

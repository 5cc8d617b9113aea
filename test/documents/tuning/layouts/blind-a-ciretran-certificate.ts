import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** A certificate in prose of what a state's register holds on somebody's licence. */
export const layout: Layout = {
  name: 'blind-a-ciretran-certificate',
  type: 54,
  variants: ['goias'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'GO', category: 'AB', gender: 'm', issuedFrom: 2022 })
    const name = driver.name.toUpperCase()
    const born = driver.birthplace
    const today = addYears(driver.issue, 1)
    const body = html`<div class="c">${crest(15)}<p><b>ESTADO DE GOIÁS</b><br>SECRETARIA DE ESTADO DA ADMINISTRAÇÃO<br>DEPARTAMENTO ESTADUAL DE TRÂNSITO – DETRAN/GO<br>Circunscrição Regional de Trânsito de Catalão</p><h2 style="letter-spacing:2mm">CERTIDÃO</h2><p>Protocolo nº ${random.digits(9)}/${today.slice(0, 4)}</p></div>
<p class="j" style="text-indent:15mm;line-height:1.9">Certifico, a requerimento da parte interessada e para fins de prova junto a autoridade de trânsito estrangeira, que, revendo os assentamentos do Registro Nacional de Condutores Habilitados, deles verifiquei constar que <b>${name}</b>, filho de ${driver.father} e de ${driver.mother}, nascido aos ${longDate(driver.birth)} em ${born.city}/${born.uf}, portador da cédula de identidade nº ${driver.rg}, ${driver.rgIssuer}, e inscrito no CPF sob o nº ${maskCpf(driver.cpf)}, é titular da Carteira Nacional de Habilitação de registro nº ${driver.register}, categoria “${driver.category}”, expedida por este Departamento em ${longDate(driver.issue)}, com validade até ${longDate(driver.expiry)}, tendo obtido a primeira habilitação em ${longDate(driver.firstLicence)}.</p>
<p class="j" style="text-indent:15mm;line-height:1.9">Certifico mais que o documento anterior, emitido em ${shortDate(addYears(driver.issue, -5))}, foi recolhido e inutilizado, e que nada consta quanto a suspensão ou cassação do direito de dirigir. No campo observações da carteira não há anotação. O referido é verdade e dou fé.</p>
<p class="r">Catalão/GO, ${longDate(today)}.</p><p class="c" style="margin-top:18mm">______________________________________<br>${personName(random, 'f')}<br>Supervisora da Ciretran – Matrícula ${random.digits(6)}</p><p class="s">Esta certidão tem validade de 90 (noventa) dias e não substitui a carteira de habilitação.</p>`
    return {
      html: sheet({ font: 'Caladea', sizePt: 12, margin: '20mm 25mm' }, body),
      ...reading(driver, {
        name,
        filiation: [driver.father, driver.mother],
        placeOfBirth: `${born.city}/${born.uf}`,
        placeOfIssue: 'GO',
        cardIssuer: 'DETRAN-GO',
        hasCetpp: false,
      }),
    }
  },
}

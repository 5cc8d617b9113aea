import { addDays, addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** Carriers: one whose dangerous goods are told by risk classes, one that is told not to carry any. */
export const layout = licencePages('new-carriers', {
  classes(random) {
    const one = firm(random, 'MG', 'Transportes')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 5)
    const number = `${random.digits(4)}/${year(issued)}`
    const rows = Array.from(
      { length: 26 },
      (_, i) =>
        [
          plate(random, i % 4 ? 'mercosul' : 'old'),
          `${random.int(2008, 2024)}`,
          random.pick(['Cavalo mecânico', 'Semirreboque tanque', 'Truck baú']),
        ] as const,
    )
    const key = `${hex(random, 2)}.${hex(random, 2)}.${hex(random, 2)}.${hex(random, 2)}`
    const body = html`<p>GOVERNO DO ESTADO DE MINAS GERAIS<br>Fundação Estadual do Meio Ambiente</p><p style="font-size:13pt">LICENÇA AMBIENTAL SIMPLIFICADA – LAS/CADASTRO Nº ${number}</p><p class="j">Certifica-se que ${one.name}, CNPJ nº ${maskCnpj(one.id)}, ${written(one.address)}, está licenciada, até ${shortDate(expires)}, para a atividade F-02-01-1 - Transporte rodoviário de produtos e resíduos perigosos. Classes de risco: 3, 6.1 e 8 (ONU 1203, 1202 e 1824).</p><p>Chave de acesso: ${key}. Autenticidade: www.sisema.mg.gov.br/certificado</p><p>Emissão: ${shortDate(issued)}. Certificado anterior: ${random.digits(4)}/${year(issued) - 5}, vigente até ${shortDate(addDays(issued, -1))}.</p><p>Relação dos veículos (placa, ano, tipo)</p><table class="t">${rows.map(([a, b, c], i) => html`<tr><td>${i + 1}</td><td>${a}</td><td>${b}</td><td>${c}</td></tr>`)}</table><p class="s">Os veículos incluídos após ${shortDate(addMonths(issued, 1))} constarão de novo certificado.</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 11,
        margin: '22mm',
        css: '.t td{border:.2mm solid #888;padding:1mm 2mm}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: rows.map(([one]) => one),
        validationLink: 'www.sisema.mg.gov.br/certificado',
        mainActivity: ['F-02-01-1 - Transporte rodoviário de produtos e resíduos perigosos'],
        authorizationDangerousProducts: true,
      },
    }
  },
  harmless(random) {
    const at = town(random, 'BA')
    const one = firm(random, 'BA', 'Limpa Fossa')
    const issued = randomDate(random, 2020, 2025)
    const number = `${random.int(10, 98)}/${year(issued)}`
    const plates = [plate(random, 'mercosul'), plate(random, 'old')]
    const body = html`<p class="c">PREFEITURA MUNICIPAL DE ${at.city.toUpperCase()} – BAHIA<br>SECRETARIA MUNICIPAL DO MEIO AMBIENTE</p><p class="c" style="font-size:13pt">LICENÇA AMBIENTAL UNIFICADA (LU) Nº ${number}</p><p class="j">Fica a empresa ${one.name}, CNPJ ${maskCnpj(one.id)}, autorizada a operar no município, por 3 (três) anos a contar desta data, com a atividade de coleta e transporte de efluentes sanitários.</p><p class="j">Esta licença não autoriza o transporte de produtos perigosos nem de resíduos Classe I. Os veículos de placas ${hyphenated(plates[0] ?? '')} e ${hyphenated(plates[1] ?? '')} deverão exibir o adesivo da Secretaria. A cada troca de veículo comunicar em 10 dias. Alvará sanitário: vencimento ${shortDate(addMonths(issued, 8))}.</p><p>Processo ${random.digits(4)}/${year(issued) - 1}. ${at.city}, ${longDate(issued)}.</p><p style="margin-top:14mm">_________________________<br>${folk(random).name}<br>Secretário Municipal do Meio Ambiente</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 12.5, margin: '25mm' },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addYears(issued, 3),
        licensePlate: plates,
        mainActivity: ['coleta e transporte de efluentes sanitários'],
      },
    }
  },
})

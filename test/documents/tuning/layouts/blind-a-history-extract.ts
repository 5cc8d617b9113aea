import { addYears, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** Two pages of a driver's record: what holds today, then every earlier licence and fine. */
export const layout: Layout = {
  name: 'blind-a-history-extract',
  type: 54,
  variants: ['para'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'PA', category: 'AE', gender: 'm', issuedFrom: 2022 })
    const name = driver.name.toUpperCase()
    const city = driver.birthplace.city.toUpperCase()
    const ago = (years: number) => shortDate(addYears(driver.issue, -years))
    const today = shortDate(addYears(driver.issue, 1))
    const earlier = [
      [ago(5), ago(0), 'AE', 'Renovação'],
      [ago(8), ago(3), 'AD', 'Mudança de categoria'],
      [ago(10), ago(5), 'AB', 'Renovação'],
    ]
    const fines = [
      ['501-00', 'Transitar em velocidade até 20 % acima', '4', ago(3)],
      ['554-12', 'Estacionar em desacordo com a regulamentação', '5', ago(4)],
      ['763-32', 'Segurar telefone celular', '7', ago(6)],
    ]
    const rows = (list: readonly (readonly string[])[]) =>
      list.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)
    const body = html`<table class="n"><tr><td style="width:18mm">${crest(14, '#8a1c1c')}</td><td><b>GOVERNO DO ESTADO DO PARÁ</b><br>Departamento de Trânsito do Estado – DETRAN/PA<br>Diretoria de Habilitação de Condutores</td><td class="r s">Emissão do relatório<br>${today}</td></tr></table>
<h3>EXTRATO DO PRONTUÁRIO DO CONDUTOR</h3><p><b>Nome:</b> ${name}<br><b>Filiação:</b> ${driver.father.toUpperCase()} e ${driver.mother.toUpperCase()}<br><b>Nascimento:</b> ${shortDate(driver.birth)} &nbsp;&nbsp; <b>Naturalidade:</b> ${city}/PA<br><b>CPF:</b> ${maskCpf(driver.cpf)} &nbsp;&nbsp; <b>Doc. identidade:</b> ${driver.rg} ${driver.rgIssuer}</p>
<p><b>Nº de registro:</b> ${driver.register} &nbsp;&nbsp; <b>Categoria:</b> ${driver.category} &nbsp;&nbsp; <b>RENACH:</b> ${driver.renach}<br><b>Data de emissão:</b> ${shortDate(driver.issue)} &nbsp;&nbsp; <b>Validade:</b> ${shortDate(driver.expiry)} &nbsp;&nbsp; <b>1ª habilitação:</b> ${shortDate(driver.firstLicence)}<br><b>Local da emissão:</b> MARABÁ/PA &nbsp;&nbsp; <b>Observações:</b> EAR;CETPP;CETCI<br><b>Situação:</b> ATIVO – SEM IMPEDIMENTO</p>
<p class="b">Processos de habilitação em andamento</p><p>Não há processos em andamento para este condutor.</p><p class="b">Exames</p><table><tr><th>Exame</th><th>Data</th><th>Resultado</th><th>Válido até</th></tr>${rows(
      [
        ['Aptidão física e mental', ago(0), 'Apto', shortDate(driver.expiry)],
        ['Avaliação psicológica', ago(0), 'Apto', shortDate(driver.expiry)],
        ['Toxicológico', ago(1), 'Negativo', shortDate(addYears(driver.issue, 2))],
      ],
    )}</table>
<div class="break"></div><p class="s">${name} – registro ${driver.register} – folha 2</p><p class="b">Documentos anteriores</p><table><tr><th>Emissão</th><th>Validade</th><th>Categoria</th><th>Motivo</th></tr>${rows(earlier)}</table><p></p><p class="b">Infrações</p><table><tr><th>Código</th><th>Descrição</th><th>Pontos</th><th>Data</th></tr>${rows(fines)}</table><p class="s" style="margin-top:5mm">Pontos prescritos não são somados. Este extrato não substitui a certidão de prontuário. Código do relatório: ${random.digits(4)}-${random.digits(4)}.</p>`
    return {
      html: sheet(
        {
          font: 'Andika',
          sizePt: 9.5,
          css: 'th, td { border: .5px solid #777; padding: 1mm 2mm; text-align: left } .n td { border: 0 }',
        },
        body,
      ),
      ...reading(driver, {
        name,
        filiation: [driver.father.toUpperCase(), driver.mother.toUpperCase()],
        placeOfBirth: `${city}/PA`,
        placeOfIssue: 'PA',
        cardIssuer: 'DETRAN-PA',
        comments: 'EAR;CETPP;CETCI',
        hasCetpp: true,
      }),
    }
  },
}

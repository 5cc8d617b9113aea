import { addYears, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, GRID, rows, someone } from '../blind-k.ts'

/** Ceará: what a browser prints of the agency's portal, with its menu and the page's own address. */
export const layout: Layout = {
  name: 'blind-k-ce-portal',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Logística de Derivados S/A', '0002')
    const issued = randomDate(random, 2022, 2024)
    const expires = addYears(issued, 3)
    const serial = `${random.int(112, 870)}/${year(issued)}`
    const key = hex(random, 16).toLowerCase()
    const plates = [
      plate(random, 'mercosul'),
      plate(random, 'mercosul'),
      plate(random, 'old'),
      plate(random, 'mercosul'),
    ]
    const kinds = ['Caminhão-trator', 'Semirreboque tanque', 'Caminhão-tanque', 'Semirreboque tanque']
    const printed = shortDate(addYears(issued, 1))
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9,
          margin: '8mm 10mm',
          css: `${GRID} .grid td { border-color: #ccc } .bar { background: #0b6b4f; color: #fff; padding: 2mm 4mm } .card { border: .3mm solid #bbb; border-radius: 2mm; padding: 3mm 4mm; margin: 3mm 0 } .kv { display: grid; grid-template-columns: 38mm 1fr; row-gap: 1mm } .kv span { color: #666 } .tag { background: #d7f0dd; padding: 0 2mm }`,
        },
        html`<p class="s">${printed}, ${officeTime(random).slice(0, 5)} &nbsp; natuur | Licenças emitidas</p>
<div class="bar"><b>SEMACE</b> – Superintendência Estadual do Meio Ambiente · Governo do Estado do Ceará<br><span class="s">Início &nbsp; Meus processos &nbsp; <u>Licenças</u> &nbsp; Boletos &nbsp; Sair (${someone(random).toUpperCase()})</span></div>
<div class="card"><b style="font-size:12pt">LICENÇA DE OPERAÇÃO Nº ${serial} - DICOP</b> &nbsp; <span class="tag">Vigente</span></div>
<div class="card kv"><span>Interessado</span><b>${holder.name}</b><span>CPF/CNPJ</span><b>${maskCnpj(holder.id)}</b><span>Endereço</span><b>${holder.street}, Maracanaú-CE</b>
<span>Processo SPU</span><b>${random.digits(8)}/${year(issued) - 1}</b><span>Porte</span><b>Médio</b><span>Data de emissão</span><b>${shortDate(issued)}</b><span>Validade até</span><b>${shortDate(expires)}</b><span>Atividade</span><b>03.09 - Transporte de cargas perigosas</b><span>Fiscal</span><b>${someone(random)}</b></div>
<div class="card"><b>Frota vinculada</b>${rows(
          plates.map((item, index) => [
            index + 1,
            item,
            kinds[index] ?? '',
            `9BW${random.digits(3)}RTE${random.digits(8)}`,
            random.digits(11),
          ]),
          ['#', 'Placa', 'Tipo', 'Chassi', 'RENAVAM'],
        )}</div>
<div class="card"><b>Histórico</b><br>${shortDate(issued)} – Licença assinada digitalmente<br>${shortDate(addYears(issued, -1))} – Requerimento protocolado<br>${shortDate(addYears(issued, -3))} – LO Nº ${random.int(100, 900)}/${year(issued) - 3} emitida</div>
<div class="card">Documento assinado digitalmente. Verifique a autenticidade em https://natuur.semace.ce.gov.br/verificar informando a chave de acesso <b>${key}</b></div>
<p class="s">https://natuur.semace.ce.gov.br/interessado/licencas/detalhe?id=${random.digits(6)} &nbsp; 1/1</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number: serial,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://natuur.semace.ce.gov.br/verificar',
        mainActivity: ['03.09 - Transporte de cargas perigosas'],
        authorizationDangerousProducts: true,
      }),
    }
  },
}

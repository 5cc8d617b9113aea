import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, GRID, rows } from '../blind-k.ts'

/** IBAMA: the authorisation for interstate road transport, three months, a fleet of old and new plates. */
export const layout: Layout = {
  name: 'blind-k-ibama-interestadual',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* TRANSPORTES RODOVIARIOS LTDA.')
    const issued = randomDate(random, 2023, 2025)
    const expires = addMonths(issued, 3)
    const number = `${random.int(5, 7)}${random.digits(6)}`
    const plates = Array.from({ length: 11 }, (_, index) => plate(random, index % 3 ? 'mercosul' : 'old'))
    const key = alphanumeric(random, 16).toLowerCase()
    const risks = [
      'Classe 2: Gases',
      'Classe 3: Líquidos inflamáveis',
      'Classe 5: Substâncias oxidantes e peróxidos orgânicos',
      'Classe 8: Substâncias corrosivas',
    ]
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9.5,
          margin: '12mm 15mm',
          css: `${GRID} h2 { font-size: 10pt; background: #e6e6e6; margin: 3mm 0 1mm; padding: .8mm 2mm }`,
        },
        html`<table><tr><td style="width:20mm">${crest(14, '#275b8c')}</td><td><b>Ministério do Meio Ambiente e Mudança do Clima</b><br>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis</td><td class="r">Sistema Nacional de Transporte<br>de Produtos Perigosos</td></tr></table>
<p class="c b" style="font-size:13pt;margin:4mm 0">Autorização Ambiental para o Transporte<br>Interestadual de Produtos Perigosos<br>Modal Rodoviário</p>
${rows([
  [html`N.º de registro no Banco de Dados: <b>${number}</b>`, html`CNPJ: <b>${maskCnpj(holder.id)}</b>`],
  [html`Emitido em: <b>${shortDate(issued)}</b>`, html`Válido até: <b>${shortDate(expires)}</b>`],
])}
<h2>Dados da Pessoa/Empresa</h2><p>Nome/Razão Social: ${holder.name}<br>Endereço: ${holder.street}<br>Município/UF: RONDONÓPOLIS/MT &nbsp; CEP: 78700-${random.digits(3)} &nbsp; CTF/APP: ${random.digits(7)}</p>
<h2>Classes de Risco (Res. ANTT 5998/2022)</h2><p>${risks.map((risk) => html`${risk}<br>`)}</p>
<h2>Unidades da Federação</h2><p>BA, ES, GO, MG, MT, PR, SP</p>
<h2>Veículos</h2>${rows(
          plates.map((item, index) => [
            index % 3 ? item : hyphenated(item),
            `0${random.digits(8)}`,
            index % 2 ? 'Semirreboque' : 'Caminhão-trator',
            String(random.int(2009, 2023)),
          ]),
          ['Placa', 'Nº RNTRC', 'Tipo', 'Ano'],
        )}
<p class="s j" style="margin-top:3mm">A presente autorização não exime o transportador do cumprimento da Resolução ANTT 5998 e da ABNT NBR 7500, nem da licença ambiental estadual quando o transporte se der em um só Estado. A inobservância do disposto na IN 5 de 09/05/2012 sujeita o infrator às sanções do Decreto 6514.</p>
<p class="s">Chave de autenticação: <b>${key}</b>. Para conferir: https://servicos.ibama.gov.br/ctf/publico/verificar.php</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://servicos.ibama.gov.br/ctf/publico/verificar.php',
        authorizationDangerousProducts: true,
      }),
    }
  },
}

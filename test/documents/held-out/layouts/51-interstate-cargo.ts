import { addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm } from '../firms.ts'
import { GRID, line } from '../parts.ts'

/** The federal authorisation for interstate carriage of dangerous goods: classes ticked, vehicles in a long table. */
export const layout: Layout = {
  name: 'interstate-cargo',
  type: 51,
  variants: ['small-fleet', 'three-sheets'],
  print(random, variant) {
    const made = firm(random, random.pick(['PR', 'GO', 'PE']), 'Rodocargas')
    const issued = randomDate(random, 2022, 2025)
    const expires = addMonths(issued, 3)
    const number = random.digits(7).replace(/^0/, '4')
    const key = [hex(random, 4), hex(random, 4), hex(random, 4), hex(random, 4)].join('.').toLowerCase()
    const fleet = Array.from({ length: variant === 'small-fleet' ? 9 : 96 }, () => ({
      plate: plate(random, random.pick(['mercosul', 'old'])),
      register: random.digits(8),
      kind: random.pick(['Caminhão Trator', 'Semirreboque', 'Caminhão', 'Reboque', 'Utilitário']),
    }))
    const classes = [
      'Classe 2: Gases',
      'Classe 3: Líquidos Inflamáveis',
      'Classe 8: Substâncias Corrosivas',
      'Classe 9: Substâncias e Artigos Perigosos Diversos',
    ]
    const body = html`<table><tr><td><b>Ministério do Meio Ambiente e Mudança do Clima</b><br>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis</td><td class="r s">IBAMA</td></tr></table><hr>
<div class="c b" style="font-size:14pt;margin:4mm 0">Autorização Ambiental para o Transporte<br>Interestadual de Produtos Perigosos<br><span style="font-size:11pt">Modal Rodoviário</span></div>
<table><tr><td>N.º de registro no Banco de Dados: <b>${number}</b></td><td>CPF/CNPJ: <b>${maskCnpj(made.id)}</b></td></tr><tr><td>Emitido em: <b>${shortDate(issued)}</b></td><td>Válido até: <b>${shortDate(expires)}</b></td></tr></table>
<p class="h">Dados da Pessoa Jurídica</p>${line('Razão Social:', made.name.toUpperCase())}${line('Endereço:', `${made.address.street.toUpperCase()}, ${made.address.number} - ${made.address.district.toUpperCase()}`)}${line('Município/UF:', `${made.address.place.city.toUpperCase()}/${made.address.place.uf}`)}${line('CEP:', made.address.postcode)}
<p class="h">Classes de Risco (Resolução ANTT nº 5.998/2022)</p>${random.sample(classes, 3).map((text) => html`<div class="ln">■ ${text}</div>`)}
<p class="h">Veículos autorizados</p><table class="g"><thead><tr><th>Placa</th><th>Nº RNTRC</th><th>Tipo</th></tr></thead>${fleet.map((one) => html`<tr><td>${one.plate}</td><td>${one.register}</td><td>${one.kind}</td></tr>`)}</table>
<p class="h">Observações</p><p class="j s">1. Esta autorização não se aplica ao transporte em um único estado, que depende de licença do órgão estadual competente. 2. O transportador deverá manter regular a sua inscrição no Cadastro Técnico Federal de Atividades Potencialmente Poluidoras. 3. Esta autorização é válida em todo o território nacional e não substitui as exigências da ANTT. 4. Em caso de acidente, comunicar imediatamente ao Ibama pelo Siema.</p>
<p class="s">Chave de autenticação: <b>${key}</b><br>A autenticidade desta autorização pode ser verificada em https://servicos.ibama.gov.br/ctf/publico/transporte/validar.php</p>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 10,
          margin: '14mm 18mm',
          css: `${GRID}.h{font-weight:bold;border-bottom:.3mm solid #333;margin:3mm 0 1mm}thead{display:table-header-group}`,
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: expires,
        licensePlate: fleet.map((one) => one.plate),
        validationLink: 'https://servicos.ibama.gov.br/ctf/publico/transporte/validar.php',
        mainActivity: [],
        authorizationDangerousProducts: true,
      }),
    }
  },
}

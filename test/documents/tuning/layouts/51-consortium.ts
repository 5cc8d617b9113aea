import { company } from '../../generator/companies.ts'
import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { obligations } from '../conditions.ts'

/** Several towns of Santa Catarina license together: the state's blocks under a consortium's letterhead. */
export const layout: Layout = {
  name: 'consortium',
  type: 51,
  variants: ['lao', 'adhesion'],
  print(random, variant) {
    const firm = company(random, 'SC')
    const keeper = person(random, { uf: 'SC', gender: 'm' })
    const adhesion = variant === 'adhesion'
    const issued = randomDate(random, 2019, 2025)
    const months = random.pick([24, 36, 48])
    const number = `${random.int(15, 690)}/${year(issued)}`
    const activity = adhesion
      ? '71.60.00 - Atividades de hotelaria localizada em município da zona costeira'
      : '26.50.10 - Fabricação de artigos de material plástico, com tratamento de superfície'
    const fce = `${random.digits(6)}/${year(issued)}`
    const code = `${random.digits(5)}`
    const block = (title: string, lines: readonly string[]) =>
      html`<div class="blk"><div class="bt">${title}</div>${lines.map((text) => html`<div>${text}</div>`)}</div>`
    const body = html`<table><tr><td class="b">CONSÓRCIO INTERMUNICIPAL DO VALE INVENTADO<br><span style="font-weight:normal">Programa de Licenciamento Ambiental dos Municípios Consorciados</span></td><td class="r">${adhesion ? 'LICENÇA AMBIENTAL POR ADESÃO E COMPROMISSO' : 'LICENÇA AMBIENTAL DE OPERAÇÃO'}<br><b>${adhesion ? 'LAC' : 'LAO'} Nº ${number}</b></td></tr></table><hr>
<p class="j">O Consórcio, na forma da Resolução CONSEMA nº 117/2017, do Estado de Santa Catarina, e com base no processo ${adhesion ? 'URB' : 'IND'}/${random.digits(5)}/CIV, concede a presente licença.</p>
${block('Dados do Empreendedor', [`NOME/RAZÃO: ${adhesion ? keeper.name : firm.name}`, `CPF/CNPJ: ${adhesion ? maskCpf(keeper.cpf) : maskCnpj(firm.id)}`, `CEP: ${firm.address.postcode}`, `ENDEREÇO: ${firm.address.street}, ${firm.address.number}`])}
${block('Dados do Empreendimento', [`NOME/RAZÃO: ${adhesion ? `POUSADA ${firm.address.district.toUpperCase()}` : firm.name}`, ...(adhesion ? [`CPF/CNPJ: ${maskCnpj(firm.id)}`] : []), `MUNICÍPIO: ${firm.address.place.city}`, `ATIVIDADE: ${activity}`, `PORTE: P`])}
${block('Documentos anexos', [`FCE nº ${fce}`, `Alvará sanitário nº ${random.digits(4)}/${year(issued)}`])}
<p class="b">Controles ambientais</p>${obligations(random, 9, (n) => `${String.fromCharCode(96 + n)})`)}
<p><b>Prazo de validade:</b> ${adhesion ? `(${months}) meses, a contar desta data.` : `de ${shortDate(issued)} a ${shortDate(addMonths(issued, months))}`}</p>
<p>Vale Inventado, ${longDate(issued)}.</p><p class="c">______________________<br>${person(random, { gender: 'f' }).name}<br>Coordenadora técnica do Consórcio</p>
<p class="s">Consulta pública: https://licencas.civale.sc.gov.br/consulta (FCE ${fce}, código de verificação ${code}). CNPJ do Consórcio: 83.256.545/0001-90</p>`
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 11,
          margin: '17mm 20mm',
          css: '.blk{border:1px solid #000;margin:2mm 0;padding:1mm 2mm}.bt{font-style:italic;border-bottom:1px solid #999}',
        },
        body,
      ),
      data: licenceData({
        id: adhesion ? keeper.cpf : firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: addMonths(issued, months),
        validationLink: 'https://licencas.civale.sc.gov.br/consulta',
        mainActivity: [activity],
      }),
    }
  },
}

import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { LINED, lined, named, unbroken } from '../blind-n.ts'

/** Minas Gerais: the simplified certificate of a farmer, three activities in a table with their measures, a key in pairs. */
export const layout: Layout = {
  name: 'blind-n-mg-granja',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const owner = { name: named(random).toUpperCase(), id: cpf(random) }
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 10)
    const number = String(random.int(1200, 4980))
    const key = Array.from({ length: 8 }, () => hex(random, 2)).join('-')
    const activities = [
      ['G-02-04-6', 'Suinocultura', 'Nº de cabeças', `${random.int(2100, 4800)}`],
      [
        'G-02-07-0',
        'Criação de bovinos, bubalinos, equinos, muares, ovinos e caprinos, em regime extensivo',
        'Área de pastagem',
        `${random.int(210, 590)},000 ha`,
      ],
      [
        'D-01-13-9',
        'Formulação de rações balanceadas e de alimentos preparados para animais',
        'Capacidade instalada',
        `${random.int(10, 58)},000 t/dia`,
      ],
    ] as const
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9,
          margin: '13mm 15mm',
          css: `${LINED} .lined th { background: #e6eee6 } .lab { width: 42mm; font-weight: bold } .tit { background: #2f6b3c; color: #fff; text-align: center; font-weight: bold; padding: 1mm; margin: 3mm 0 1.5mm }`,
        },
        html`<p class="c"><b>GOVERNO DO ESTADO DE MINAS GERAIS</b><br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável - SEMAD<br>Superintendência Regional de Meio Ambiente Alto Paranaíba</p>
<p class="c b" style="font-size:14pt;margin-bottom:1mm">LICENÇA AMBIENTAL SIMPLIFICADA</p><p class="c b" style="font-size:12pt">CERTIFICADO LAS/RAS Nº ${number}</p>
<p class="j">O órgão ambiental do Estado de Minas Gerais, nos termos da Deliberação Normativa COPAM nº 217, de 6 de dezembro de 2017, concede ao requerente abaixo relacionado a licença em conformidade com as normas ambientais vigentes, processo SLA nº ${random.int(210, 6900)}/${year(issued) - 1}.</p>
<div class="tit">EMPREENDEDOR</div>${lined([
          [html`<span class="b">Nome</span>`, owner.name],
          [html`<span class="b">CPF/CNPJ</span>`, maskCpf(owner.id)],
        ])}
<div class="tit">EMPREENDIMENTO</div>${lined([
          [html`<span class="b">Nome fantasia</span>`, 'Fazenda Olho-d’Água e Granja São Gotardinho'],
          [html`<span class="b">Município</span>`, 'Lagoa Formosa / MG'],
          [html`<span class="b">Classe / Fator locacional</span>`, '3 / 0'],
        ])}
<div class="tit">ATIVIDADES OBJETO DO LICENCIAMENTO</div>${lined(
          activities.map(([code, ...rest]) => [unbroken(code), ...rest]),
          ['Código', 'Atividade', 'Parâmetro', 'Quantidade'],
        )}
<p>Validade: 10 ano(s), com vencimento em ${shortDate(expires)}.</p><p>( ) Sem condicionantes &nbsp; (X) Com condicionantes, anexo único do parecer nº ${random.digits(6)}/${year(issued)}</p>
<p class="j">A concessão desta licença não dispensa o uso da água outorgado pela Portaria nº ${random.digits(7)}/${year(issued) - 2}, com vencimento em ${shortDate(addYears(issued, 3))}.</p>
<p>Patos de Minas, ${longDate(issued)}.</p>
<div style="border:.3mm dashed #444;padding:2mm 3mm;margin-top:5mm"><p>Este certificado foi assinado eletronicamente por ${named(random)}.</p><p>A veracidade deste certificado se confere em ${unbroken('https://ecosistemas.meioambiente.mg.gov.br/sla/validar')}</p><p style="margin:0">Chave de acesso: <b>${unbroken(key)}</b></p></div>`,
      ),
      data: licenceData({
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://ecosistemas.meioambiente.mg.gov.br/sla/validar',
        mainActivity: activities.map(([code, text]) => `${code} ${text}`),
      }),
    }
  },
}

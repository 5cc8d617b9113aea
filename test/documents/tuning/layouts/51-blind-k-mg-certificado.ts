import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { firm, GRID, rows, someone, whole } from '../blind-k.ts'

/** Minas Gerais: a certificate across the page with three activities, ten years, and a key in pairs. */
export const layout: Layout = {
  name: 'blind-k-mg-certificado',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Transportes e Armazéns Gerais Ltda', '0004')
    const issued = randomDate(random, 2020, 2024)
    const expires = addYears(issued, 10)
    const number = `${random.int(1200, 4890)}/${year(issued)}`
    const key = Array.from({ length: 4 }, () => hex(random, 2)).join('-')
    const activities = [
      ['F-02-01-1', 'Transporte rodoviário de produtos e resíduos perigosos', 'Nº de veículos', '38', 'un'],
      ['F-06-02-5', 'Lavanderias industriais de veículos e tanques', 'Área útil', '0,8', 'ha'],
      [
        'G-04-01-4',
        'Armazenagem de grãos ou sementes não associada a outras atividades listadas',
        'Capacidade',
        '9.500',
        't',
      ],
    ] as const
    return {
      html: sheet(
        {
          font: 'PT Serif',
          sizePt: 11,
          css: `@page { size: A4 landscape; margin: 13mm 20mm } ${GRID} .frame { border: 1.2mm double #6d5a1f; padding: 7mm 10mm }`,
        },
        html`<div class="frame"><div class="c">${crest(14, '#7a1f1f')}<br>GOVERNO DO ESTADO DE MINAS GERAIS<br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável – SEMAD<br>Superintendência Regional de Meio Ambiente Triângulo Mineiro
<p class="b" style="font-size:15pt;margin:3mm 0 0">CERTIFICADO Nº ${number}</p><p class="b">LICENÇA AMBIENTAL SIMPLIFICADA – LAS/RAS</p></div>
<p class="j">A Superintendência, nos termos do Decreto Estadual nº 47.383, de 2 de março de 2018, e da Deliberação Normativa Copam nº 217, de 2017, certifica a concessão da licença ao empreendimento <b>${holder.name}</b>, CNPJ <b>${maskCnpj(holder.id)}</b>, situado na ${holder.street}, Uberlândia – MG, processo SLA nº ${random.int(700, 990)}/${year(issued)}, solicitação ${year(issued)}.0${random.int(1, 9)}.01.003.${random.digits(7)}, para as atividades abaixo:</p>
${rows(activities, ['Código', 'Atividade', 'Parâmetro', 'Quantidade', 'Unidade'])}
<p style="margin-top:3mm">Classe predominante: 3 &nbsp; Fator locacional: 0 &nbsp; <b>Validade: 10 (dez) anos, com vencimento em ${shortDate(expires)}.</b> &nbsp; Com condicionantes (Anexo I).</p>
<p>Uberlândia, ${longDate(issued)}.</p>
<p class="c" style="margin:5mm 0 3mm"><b>${someone(random)}</b><br>Superintendente Regional – documento assinado eletronicamente</p>
<p class="s c">Verifique a autenticidade em https://ecosistemas.meioambiente.mg.gov.br/licenciamento, Chave de acesso: ${whole(key)}</p></div>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://ecosistemas.meioambiente.mg.gov.br/licenciamento',
        mainActivity: activities.map(([code, text]) => `${code} ${text}`),
        authorizationDangerousProducts: true,
      }),
    }
  },
}

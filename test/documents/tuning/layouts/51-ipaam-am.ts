import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Amazonas: a list of labels in capitals, the purpose beside the activity, the term in years with a zero. */
export const layout: Layout = {
  name: 'ipaam-am',
  type: 51,
  variants: ['industry', 'transport', 'expired'],
  print(random, variant) {
    const transport = variant === 'transport'
    const firm = company(random, 'AM', transport ? 'Transportes' : undefined)
    const issued = variant === 'expired' ? randomDate(random, 2010, 2012) : randomDate(random, 2015, 2024)
    const years = random.int(1, 3)
    const number = `${random.int(20, 690)}/${shortDate(issued).slice(-2)}-0${random.int(1, 9)}`
    const activity = transport
      ? 'Transporte Fluvial e Rodoviário de Produtos Perigosos'
      : random.pick(['Fabricação de Componentes Plásticos', 'Montagem de Aparelhos Eletroeletrônicos'])
    const line = (label: string, value: string) => html`<p class="ln"><b>${label}:</b> ${value}</p>`
    const director = person(random, { gender: 'f' })
    const body = html`<table><tr><td style="width:20mm">${crest(15, '#004488')}</td><td class="c"><b>GOVERNO DO ESTADO DO AMAZONAS</b><br>INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS - IPAAM</td></tr></table>
<h1>LICENÇA DE OPERAÇÃO - L.O. Nº ${number}</h1>
<p class="j">O INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS - IPAAM, no uso das atribuições que lhe confere a Lei nº 3.785 de 24 de julho de 2012, expede a presente Licença que autoriza a:</p>
${line('INTERESSADO', firm.name)}${line('ENDEREÇO PARA CORRESPONDÊNCIA', `${firm.address.street}, ${firm.address.number}, ${firm.address.district}, Manaus-AM`)}${line('CNPJ/CPF', maskCnpj(firm.id))}${line('INSCRIÇÃO ESTADUAL', `0${random.digits(1)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}${line('FONE', `(92) 3${random.digits(3)}-${random.digits(4)}`)}${line('REGISTRO NO IPAAM', `${random.digits(4)}.${random.digits(4)}`)}${line('PROCESSO Nº', `${random.digits(4)}/${year(issued) - 2}-V2`)}${line('ATIVIDADE', activity)}${line('LOCALIZAÇÃO DA ATIVIDADE', transport ? 'Estado do Amazonas' : "No mesmo endereço, nas coordenadas 03°06'S e 59°58'W")}${line('FINALIDADE', `Autorizar o funcionamento da atividade acima, com o porte declarado no processo.`)}${line('POTENCIAL POLUIDOR/DEGRADADOR', 'Grande')}${line('PORTE', 'Médio')}
<p class="box"><b>PRAZO DE VALIDADE DESTA LICENÇA: 0${years} ANO${years > 1 ? 'S' : ''}.</b></p>
<p class="b">Atenção:</p><p class="j">- Esta licença é composta de 9 restrições e/ou condições constantes no verso, cujo não cumprimento/atendimento sujeitará à sua invalidação e/ou às penalidades previstas em normas.</p><p class="j">- Esta licença não comprova nem substitui o documento de propriedade, de posse ou de domínio do imóvel.</p><p class="j">- Esta licença deve permanecer na localização da atividade e exposta de forma visível (frente e verso).</p>
<p>Manaus-AM, ${shortDate(issued)}</p><p class="c" style="margin-top:14mm">${director.name}<br>Diretora Presidente</p>
<div class="break"></div><p class="b">RESTRIÇÕES E/OU CONDIÇÕES DE VALIDADE DESTA LICENÇA - LO Nº ${number}</p>${conditions(random, 9)}`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 10.5,
          margin: '16mm 20mm',
          css: 'h1{font-size:14pt;text-align:center;margin:5mm 0}.ln{margin:0 0 1mm}.box{border:1px solid #000;padding:1.5mm;text-align:center}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: addYears(issued, years),
        mainActivity: [activity],
        authorizationDangerousProducts: transport,
      }),
    }
  },
}

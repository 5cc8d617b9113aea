import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { place } from '../../generator/places.ts'

/** Rio Grande do Sul: labels in capitals beside the values, the term at the end as a period. */
export const layout: Layout = {
  name: 'fepam',
  type: 51,
  variants: ['fleet', 'station', 'old-form', 'drone'],
  print(random, variant) {
    const transport = variant === 'fleet' || variant === 'old-form'
    const firm = company(random, 'RS', transport ? 'Transportes' : undefined)
    const issued = randomDate(
      random,
      variant === 'old-form' ? 2015 : 2020,
      variant === 'old-form' ? 2017 : 2024,
    )
    const expires = addYears(issued, variant === 'drone' ? 4 : 5)
    const serial = `0${random.digits(4)}`
    const number =
      variant === 'old-form' ? `${serial.slice(1)}/${year(issued)}-DL` : `${serial}/${year(issued)}`
    const printedNumber = variant === 'old-form' ? number : `${serial} / ${year(issued)}`
    const activity =
      {
        fleet: 'TRANSPORTE RODOVIÁRIO DE PRODUTOS E/OU RESÍDUOS PERIGOSOS',
        'old-form': 'FONTES MÓVEIS DE POLUIÇÃO - TRANSPORTE RODOVIÁRIO DE CARGAS PERIGOSAS',
        station: 'COMÉRCIO VAREJISTA DE COMBUSTÍVEIS (POSTO DE ABASTECIMENTO)',
        drone: 'CENTRAL DE TRIAGEM E COMPOSTAGEM DE RSU COM ESTAÇÃO DE TRANSBORDO',
      }[variant] ?? ''
    const plates =
      variant === 'fleet'
        ? Array.from({ length: 14 }, () => plate(random, random.pick(['old', 'mercosul'])))
        : []
    const row = (label: string, value: string) =>
      html`<tr><td class="lab">${label}</td><td>${value}</td></tr>`
    const { street, number: door, district, postcode, place: at } = firm.address
    const body = html`<table><tr><td style="width:22mm">${crest(18, '#7a1f1f')}</td><td class="c"><b>FUNDAÇÃO ESTADUAL DE PROTEÇÃO AMBIENTAL<br>HENRIQUE LUIZ ROESSLER - RS</b><br><span class="s">Vinculada à Secretaria Estadual do Meio Ambiente e Infraestrutura<br>www.fepam.rs.gov.br</span></td></tr></table>
<table style="margin:3mm 0"><tr><td class="s">Processo n.º<br><b>${random.digits(4)}-05.67 / ${shortDate(issued).slice(-2)}.${random.int(1, 9)}</b></td><td class="c big">LICENÇA DE OPERAÇÃO</td><td class="r">LO N.º &nbsp; <b>${printedNumber}</b></td></tr></table>
<p class="j">A Fundação Estadual de Proteção Ambiental, criada pela Lei Estadual n.º 9.077 de 04/06/90, registrada no Ofício do Registro Oficial em 01/02/91, e com seu Estatuto aprovado pelo Decreto n.º 51.761, de 26/08/14, no uso das atribuições que lhe confere a Lei n.º 6.938, de 31/08/81, que dispõe sobre a Política Nacional do Meio Ambiente, e com base nos autos do processo administrativo acima expede a presente LICENÇA DE OPERAÇÃO que autoriza o:</p>
<p class="b">I - Identificação:</p>
<table class="f">${row('EMPREENDEDOR RESPONSÁVEL:', `${random.digits(6)} - ${firm.name.toUpperCase()}`)}${row('CPF / CNPJ / Doc Estr:', maskCnpj(firm.id))}
${row('ENDEREÇO:', `${street}, ${door} - ${district}`.toUpperCase())}${row('', `${postcode} ${at.city.toUpperCase()} - ${at.uf}`)}
${row('EMPREENDIMENTO:', random.digits(6))}${row('LOCALIZAÇÃO:', transport ? 'RODOVIAS DO ESTADO DO RIO GRANDE DO SUL' : `${place(random, 'RS').city.toUpperCase()} - RS`)}
${row('A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE:', activity)}${row('RAMO DE ATIVIDADE:', transport ? '4.720,10' : '3.543,10')}${row('MEDIDA DE PORTE:', transport ? `${plates.length || 22} veículos` : '1.250,00 área útil em m²')}</table>
<p class="b">II - Condições e Restrições:</p>
${plates.length > 0 ? html`<p>1. Quanto à frota licenciada:</p><p>1.1 - a presente licença autoriza o transporte nos veículos com as seguintes placas:</p><p class="pl">${plates.map((value, index) => html`${index ? ', ' : ''}${index % 3 === 0 ? hyphenated(value) : value}`)}.</p>` : ''}
${conditions(random, 11)}
<p class="b">III - Documentos a apresentar para renovação desta licença:</p><p>1- requerimento solicitando a renovação; 2- cópia desta licença; 3- CNPJ da empresa atualizado.</p>
<p class="j">Havendo alteração nos atos constitutivos, a empresa deverá apresentar, imediatamente, cópia da mesma à FEPAM, sob pena do empreendedor acima identificado continuar com a responsabilidade sobre a atividade licenciada por este documento.</p>
<p class="j">Este documento licenciatório perderá a validade caso os dados fornecidos pelo empreendedor não correspondam à realidade.</p>
<p>Data de emissão: Porto Alegre, ${shortDate(issued)}.</p>
<p class="j"><b>Este documento é válido para as condições acima no período de ${shortDate(issued)} à ${shortDate(expires)}.</b></p>
<p class="s">A renovação desta licença deve ser requerida com antecedência mínima de 120 dias da data de expiração de seu prazo de validade.</p>
<p class="s c">Este documento foi certificado por assinatura digital, processo eletrônico baseado em sistema criptográfico assimétrico, assinado eletronicamente por chave privada, garantida integridade de seu conteúdo e está à disposição no site www.fepam.rs.gov.br.</p><p class="r">fepam® . Documento assinado digitalmente</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9.5,
          css: '.big{font-size:15pt;font-weight:bold}.f td{padding:.8mm 1mm;vertical-align:top}.lab{width:62mm;font-weight:bold;font-size:.9em}.pl{margin-left:8mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'www.fepam.rs.gov.br',
        mainActivity: [activity],
        authorizationDangerousProducts: transport,
      }),
    }
  },
}

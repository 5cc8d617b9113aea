import { company } from '../../generator/companies.ts'
import { addMonths, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions, technicalResponsible } from '../../generator/licence-parts.ts'
import { branchOf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** Santa Catarina: framed blocks, a term in months from the date at the end of the page. */
export const layout: Layout = {
  name: 'ima-sc',
  type: 51,
  variants: ['transport', 'farm', 'branch'],
  print(random, variant) {
    const firm = company(random, 'SC', variant === 'transport' ? 'Transportes' : undefined)
    const farmer = person(random, { uf: 'SC' })
    const owner = variant === 'farm' ? { name: farmer.name, id: farmer.cpf } : firm
    const issued = randomDate(random, 2018, 2024)
    const months = random.pick([48, 36, 72])
    const number = `${random.int(120, 9800)}/${year(issued)}`
    const fcei = `${random.int(4, 7)}${random.digits(5)}/${year(issued)}`
    const activity =
      {
        transport:
          '47.10.10 – Transporte rodoviário de produtos perigosos, resíduos perigosos ou rejeitos perigosos, exclusivamente no território catarinense',
        farm: '01.54.01 – Granja de suínos - terminação',
        branch: '34.31.12 – Unidade de reciclagem de resíduos sólidos classe II A',
      }[variant] ?? ''
    const ownerId = variant === 'farm' ? maskCpf(owner.id) : maskCnpj(owner.id)
    const expert = technicalResponsible(random)
    const code = `${random.int(100, 999)}${random.digits(4)}`
    const body = html`<table><tr><td style="width:20mm">${crest(16)}</td><td class="c"><b>ESTADO DE SANTA CATARINA</b><br>SECRETARIA DE ESTADO DO MEIO AMBIENTE E DA ECONOMIA VERDE<br><b>INSTITUTO DO MEIO AMBIENTE DE SANTA CATARINA</b></td></tr></table>
<h1>Licença Ambiental de Operação</h1><p class="c b">LAO Nº ${number}</p>
<p class="j">O Instituto do Meio Ambiente - IMA, no uso das atribuições que lhe são conferidas pelo inciso I do artigo 7º da Lei Estadual Nº 14.675 de 2009, com base no processo de licenciamento ambiental nº ${variant === 'transport' ? 'TPP' : 'DIV'}/${random.digits(5)}/CRF e parecer técnico nº ${random.int(1000, 9999)}/${year(issued)}, concede a presente LICENÇA AMBIENTAL DE OPERAÇÃO à:</p>
<fieldset><legend>Empreendedor</legend>NOME/RAZÃO: ${owner.name.toUpperCase()}<br>ENDEREÇO: ${oneLine(firm.address).toUpperCase()}<br>CPF/CNPJ: ${ownerId}</fieldset>
<fieldset><legend>Para Atividade de</legend>ATIVIDADE: ${activity}<br>EMPREENDIMENTO: ${variant === 'branch' ? `${firm.name.toUpperCase()} - FILIAL` : owner.name.toUpperCase()}</fieldset>
<fieldset><legend>Localizada em</legend>${variant === 'branch' ? html`CPF/CNPJ: ${maskCnpj(branchOf(firm.id, '0009'))}<br>` : ''}ENDEREÇO: ${oneLine(person(random, { uf: 'SC' }).address)}<br>COORDENADA PLANA: UTM X: ${random.digits(6)} - UTM Y: 69${random.digits(5)}</fieldset>
<fieldset><legend>Da operação</legend><p class="j">A presente Licença, concedida com base nas informações apresentadas pelo interessado, declara a viabilidade de operação do empreendimento, equipamento ou atividade, quanto aos aspectos ambientais, e não dispensa nem substitui alvarás ou certidões de qualquer natureza, exigidas pela Legislação Federal, Estadual ou Municipal.</p></fieldset>
<fieldset><legend>Condições de Validade</legend>${conditions(random, 8)}<p>Responsável técnico: ${expert.name}, CPF ${expert.cpf} - Consultora: Ambiental Exemplo, CNPJ ${expert.consultantCnpj}</p></fieldset>
<fieldset><legend>Prazo de validade</legend><b>(${months}) meses, a contar da data ${longDate(issued)}</b></fieldset>
<p class="r">Florianópolis, ${longDate(issued)}</p>
<p class="s c">Este documento pode ser conferido em https://consultas.ima.sc.gov.br/licenca/${code} informando FCEI nº ${fcei} e código ${code}.<br>Assinado digitalmente por ${person(random).name}, Gerente de Licenciamento.</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 10.5,
          css: 'fieldset{border:1px solid #333;margin:2mm 0;padding:1mm 3mm 1.5mm}legend{font-weight:bold;padding:0 1mm}h1{font-size:18pt;text-align:center;margin:3mm 0 0}',
        },
        body,
      ),
      data: licenceData({
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addMonths(issued, months),
        validationLink: `https://consultas.ima.sc.gov.br/licenca/${code}`,
        mainActivity: [activity],
        authorizationDangerousProducts: variant === 'transport',
      }),
    }
  },
}

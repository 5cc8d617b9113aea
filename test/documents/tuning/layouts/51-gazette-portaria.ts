import { company } from '../../generator/companies.ts'
import {
  addDays,
  addMonths,
  addYears,
  inWords,
  longDate,
  monthName,
  parts,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, cnpj, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** Piauí: an ordinance as the gazette sets it, its term counted from publication; or an `ato` dated in days. */
export const layout: Layout = {
  name: 'gazette-portaria',
  type: 51,
  variants: ['portaria', 'ato'],
  print(random, variant) {
    const portaria = variant === 'portaria'
    const signed = randomDate(random, 2019, 2025)
    const published = addDays(signed, random.int(2, 9))
    const firm = company(random, 'PI', 'Mineração')
    const home = { ...firm.address, place: { city: 'Picos', uf: 'PI' } }
    const farmer = person(random, { gender: 'm', uf: 'PI' })
    const number = portaria
      ? `${random.int(1, 4)}.${random.digits(3)}`
      : `${random.int(21, 180)}/${year(signed)}/GSA`
    const months = random.pick([36, 48, 60])
    const years = random.pick([4, 5])
    const key = alphanumeric(random, 16).toLowerCase()
    const link = 'https://siga.semarh.pi.gov.br/autenticar-ato'
    const activity = portaria
      ? 'lavra a céu aberto de calcário e argila, com britagem e moagem'
      : 'carcinicultura em viveiros escavados, da larva ao camarão de corte'
    const { day, month } = parts(signed)
    const article = (label: string, text: string | ReturnType<typeof html>) =>
      html`<p class="t"><b>${label}</b> ${text}</p>`
    const body = html`<table class="top"><tr><td class="r">GOVERNO DO ESTADO DO PIAUÍ<br>Secretaria de Estado do Meio Ambiente e Recursos Hídricos<br>Gabinete do Secretário</td></tr></table>
<p class="b">${portaria ? html`PORTARIA SEMARH Nº ${number}, DE ${longDate(signed).toUpperCase()}` : html`ATO DE LICENCIAMENTO AMBIENTAL Nº ${number}<br>LICENÇA DE OPERAÇÃO – RENOVAÇÃO`}</p>
<p class="ementa">${portaria ? 'Concede Licença de Operação na forma que especifica e dá outras providências.' : 'Renova a licença que especifica.'}</p>
<p class="t">O SECRETÁRIO DE ESTADO DO MEIO AMBIENTE E RECURSOS HÍDRICOS, no uso das atribuições legais, com fulcro na Lei nº 4.854, de 10 de julho de 1996, e na Resolução CONSEMA nº 46, de 13 de dezembro de 2022, e à vista do Processo nº 00130.00${random.digits(4)}/${year(signed) - 1}-${random.digits(2)}, RESOLVE:</p>
${
  portaria
    ? html`${article('Art. 1º', html`Conceder LICENÇA DE OPERAÇÃO à empresa ${firm.name}, CNPJ nº ${maskCnpj(firm.id)}, situada na ${oneLine(home)}, para a atividade de ${activity}, na Fazenda Serra Vermelha, de propriedade de ${company(random, 'PI', 'Agropecuária').name}, CNPJ nº ${maskCnpj(cnpj(random))}.`)}
${article('Art. 2º', html`O prazo de validade desta Licença é de ${months} (${inWords(months)}) meses, contado da publicação desta Portaria.`)}
${article('Art. 3º', html`Fica a titular obrigada a:`)}<p class="i">I – recuperar a frente de lavra exaurida em até 180 (cento e oitenta) dias;</p><p class="i">II – renovar a Guia de Utilização nº ${random.digits(3)}/${year(signed) - 1} da ANM, que vence em ${shortDate(addMonths(signed, 14))};</p><p class="i">III – umectar as vias internas, salvo em dias de chuva;</p><p class="i">IV – apresentar, a cada 12 meses, levantamento topográfico assinado por profissional habilitado.</p>
${article('Art. 4º', html`Revoga-se a Portaria SEMARH nº ${random.digits(3)}, de ${longDate(addYears(signed, -4))}, e a Licença de Instalação nº ${random.digits(3)}/${year(signed) - 4}, válida por 02 (dois) anos.`)}${article('Art. 5º', 'Esta Portaria entra em vigor na data de sua publicação.')}
<p class="t">Teresina (PI), ${longDate(signed)}.</p>`
    : html`${article('1.', html`Fica renovada, em favor de ${farmer.name}, ${farmer.maritalStatus}, carcinicultor, inscrito no CPF/MF sob o nº ${maskCpf(farmer.cpf)}, domiciliado na ${oneLine({ ...farmer.address, place: { city: 'Parnaíba', uf: 'PI' } })}, a Licença de Operação nº ${random.digits(3)}/${year(signed) - 4}/GSA, expirada em ${shortDate(addDays(signed, -20))}.`)}
${article('2.', html`Objeto: ${activity}.`)}${article('3.', html`A renovação é outorgada pelo lapso de ${inWords(years)} anos, a partir desta data, admitida nova renovação se pedida 120 (cento e vinte) dias antes.`)}
${article('4.', html`O titular remeterá, nos primeiros 45 (quarenta e cinco) dias, a planta do sistema de recirculação e, até ${shortDate(addYears(signed, 1))}, o laudo de salinidade do lençol freático.`)}${article('5.', 'O descumprimento de qualquer item sujeita o titular à suspensão do ato.')}
<p class="t">Dado e passado em Teresina, aos ${day === 1 ? '1º dia' : `${day} dias`} do mês de ${monthName(month)} de ${year(signed)}.</p>`
}
<p class="c" style="margin-top:12mm">${person(random, { gender: 'm' }).name.toUpperCase()}<br>Secretário de Estado</p>
${portaria ? html`<p class="s">Publicada no Diário Oficial do Estado nº ${random.int(20, 240)}, de ${shortDate(published)}, p. ${random.int(12, 80)}.</p>` : html`<p class="s">Confirme a procedência deste ato em ${link} usando a sequência ${key}.</p>`}`
    return {
      html: sheet(
        {
          font: portaria ? 'DejaVu Serif' : 'Liberation Serif',
          sizePt: portaria ? 10 : 12,
          margin: '18mm 26mm',
          css: '.top{border-bottom:.2mm solid;margin-bottom:9mm}.ementa{margin:3mm 0 6mm 50%;text-align:justify;font-style:italic}.t{text-align:justify;text-indent:12mm}.i{margin:0 0 1mm 18mm;text-align:justify}',
        },
        body,
      ),
      data: licenceData({
        id: portaria ? firm.id : farmer.cpf,
        number,
        scope: 'STATE',
        accessKey: portaria ? null : key,
        expirationDate: portaria ? addMonths(published, months) : addYears(signed, years),
        validationLink: portaria ? null : link,
        mainActivity: [activity],
      }),
    }
  },
}

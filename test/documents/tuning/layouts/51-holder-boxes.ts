import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions, technicalResponsible } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Mato Grosso do Sul: the number in a box of its own at the top right, `Dados do titular` in boxed cells. */
export const layout: Layout = {
  name: 'holder-boxes',
  type: 51,
  variants: ['company', 'natural-person'],
  print(random, variant) {
    const issued = randomDate(random, 2019, 2025)
    const years = random.pick([4, 5, 6])
    const expires = addYears(issued, years)
    const firm = company(random, 'MS')
    const farmer = person(random, { uf: 'MS' })
    const natural = variant === 'natural-person'
    const technician = technicalResponsible(random)
    const number = `${String(random.int(1, 899)).padStart(3, '0')}/${year(issued)}`
    const code = `${alphanumeric(random, 4)}-${alphanumeric(random, 4)}-${alphanumeric(random, 4)}`
    const link = 'https://siriema.imasul.ms.gov.br/validacao'
    const activities = natural
      ? ['Suinocultura - unidade de terminação', 'Armazenamento de dejetos em biodigestor']
      : [
          'Fabricação de ração para animais',
          'Secagem e armazenagem de grãos',
          'Ponto de abastecimento de combustível',
        ]
    const td = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><div class="l">${label}</div>${value}</td>`
    const home = natural ? farmer.address : firm.address
    const body = html`<table><tr><td style="width:20mm">${crest(16, '#0a5')}</td><td><b>GOVERNO DO ESTADO DE MATO GROSSO DO SUL</b><br>Instituto de Meio Ambiente de Mato Grosso do Sul - IMASUL<br><span class="s">CNPJ 02.386.443/0001-98 | Rua da Repartição, s/n | Parque Inventado</span></td><td class="n"><div class="l">LICENÇA Nº</div><b>${number}</b><div class="l">PROCESSO</div>71/${random.digits(6)}/${year(issued) - 1}</td></tr></table>
<h1>LICENÇA DE OPERAÇÃO</h1><p class="j s">O Diretor-Presidente do IMASUL, com fundamento na Lei Estadual nº 2.257/2001, expede a presente licença ao titular abaixo, nas condições do verso.</p>
<p class="h">Dados do titular</p><table class="g"><tr>${td(natural ? 'Nome (pessoa física)' : 'Razão social', natural ? farmer.name : firm.name, 2)}${td(natural ? 'CPF' : 'CNPJ', natural ? maskCpf(farmer.cpf) : maskCnpj(firm.id))}</tr><tr>${td('Logradouro', `${home.street}, ${home.number}`)}${td('Bairro', home.district)}${td('Município/UF', `${home.place.city}/${home.place.uf}`)}</tr></table>
<p class="h">Dados do empreendimento</p><table class="g"><tr>${td('Denominação', natural ? 'Sítio Pouso das Garças' : 'Unidade Industrial')}${td('Coordenadas', '20°27\'31"S 54°36\'12"W')}${td('Matrícula', random.digits(5))}</tr><tr>${td('Responsável técnico', technician.name)}${td('CPF do responsável técnico', technician.cpf)}${td('CNPJ da consultoria', technician.consultantCnpj)}</tr></table>
<p class="h">Atividades licenciadas</p><div class="a">${activities.map((one, index) => html`<div>${'abc'[index] ?? ''}) ${one};</div>`)}</div>
<table class="g"><tr>${td('Emissão', shortDate(issued))}${td('Vencimento', shortDate(expires))}${td('Licença anterior', `LI nº ${random.digits(3)}/${year(issued) - 3}, vencida em ${shortDate(addYears(issued, -1))}`)}</tr></table>
<p class="h">Condicionantes</p><div class="s">${conditions(random, 7)}</div>
<p class="c" style="margin-top:5mm">${home.place.city}, ${longDate(issued)}</p><p class="c">${person(random, { gender: 'm' }).name}<br>Diretor-Presidente</p><p class="s">Para validar este documento acesse ${link} e informe o código de validação ${code}.</p>`
    return {
      html: sheet(
        {
          font: natural ? 'Open Sans' : 'Roboto',
          sizePt: 9,
          margin: '12mm 15mm',
          css: 'h1{font-size:15pt;text-align:center;margin:4mm 0 2mm;color:#0a6a3a}.n{border:.6mm solid #0a6a3a;text-align:center;width:38mm;padding:1mm}.g td{border:.2mm solid #888;padding:.6mm 1.5mm;vertical-align:top}.l{font-size:6pt;color:#444}.h{background:#0a6a3a;color:#fff;padding:.5mm 2mm;margin:2mm 0 0}.a{border:.2mm solid #888;padding:1mm 2mm;margin-bottom:2mm}',
        },
        body,
      ),
      data: licenceData({
        id: natural ? farmer.cpf : firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        validationLink: link,
        mainActivity: activities,
      }),
    }
  },
}

import { company } from '../../generator/companies.ts'
import { addMonths, addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Roraima: the whole act in one sentence; what may be operated hangs on a preposition. */
export const layout: Layout = {
  name: 'roraima-resolve',
  type: 51,
  variants: ['aiming', 'operate'],
  print(random, variant) {
    const aiming = variant === 'aiming'
    const firm = company(random, 'AM', 'Comércio de Combustíveis')
    const farmer = person(random, { uf: 'AM' })
    const issued = randomDate(random, 2019, 2025)
    const number = `${random.int(100, 899)}/${year(issued)}`
    const code = alphanumeric(random, 10)
    const activity = aiming
      ? 'posto revendedor de combustíveis com quatro tanques jaquetados de 15 m³'
      : 'piscicultura semi-intensiva em viveiros escavados com espécies nativas'
    const body = html`<table><tr><td style="width:22mm">${crest(18, '#135')}</td><td class="b">ESTADO DE RORAIMA<br>FUNDAÇÃO ESTADUAL DO MEIO AMBIENTE E RECURSOS HÍDRICOS - FEMARH<br><span class="s">Diretoria de Licenciamento e Gestão Ambiental</span></td></tr></table>
<h1>LICENÇA DE OPERAÇÃO Nº ${number}</h1>
<p class="j">A Fundação Estadual do Meio Ambiente e Recursos Hídricos, no uso das atribuições conferidas pela Lei nº 815/2011 e à vista do Processo nº 16201.${random.digits(6)}/${year(issued)}.${random.digits(2)}, resolve expedir a presente licença em favor de ${aiming ? html`<b>${firm.name}</b>, CNPJ ${maskCnpj(firm.id)}, visando à operação de ${activity}, sito à ${firm.address.street}, nº ${firm.address.number}, Boa Vista - RR` : html`<b>${farmer.name}</b>, CPF ${maskCpf(farmer.cpf)}, para operar a atividade de ${activity}, localizada na Vicinal ${random.int(2, 20)}, Lote ${random.int(10, 99)}, Município do Cantá - RR`}, pelo período de ${aiming ? '24 (vinte e quatro) meses' : '3 (três) anos'}, contados da data de sua expedição, observadas as condições do verso.</p>
<p class="r">Boa Vista - RR, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${person(random, { gender: 'm' }).name}<br>Presidente da FEMARH</p>
<p class="b">Condições gerais</p>${conditions(random, 7)}
<p class="s">Autenticidade: https://portal.femarh.rr.gov.br/consulta | Chave de validação ${code}</p>`
    return {
      html: sheet(
        {
          font: aiming ? 'Caladea' : 'Noto Sans',
          sizePt: 10,
          css: 'h1{font-size:13pt;text-align:center;margin:5mm 0}',
        },
        body,
      ),
      data: licenceData({
        id: aiming ? firm.id : farmer.cpf,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: aiming ? addMonths(issued, 24) : addYears(issued, 3),
        validationLink: 'https://portal.femarh.rr.gov.br/consulta',
        mainActivity: [activity],
      }),
    }
  },
}

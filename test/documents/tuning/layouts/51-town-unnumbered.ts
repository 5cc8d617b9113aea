import { company } from '../../generator/companies.ts'
import { addYears, longDate, monthName, parts, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { technicalResponsible } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A town hall: dotted captions at the left, conditions without numbers that name other licences, terms and plates. */
export const layout: Layout = {
  name: 'town-unnumbered',
  type: 51,
  variants: ['month-year', 'indeterminate'],
  print(random, variant) {
    const issued = randomDate(random, 2019, 2025)
    const firm = company(random, 'PE', 'Cerâmica')
    const owner = person(random, { uf: 'PE' })
    const technician = technicalResponsible(random)
    const open = variant === 'indeterminate'
    const number = open
      ? `${random.int(10, 99)}/${year(issued)}`
      : `${random.int(100, 380)}.${random.digits(2)}/${year(issued)}`
    const code = alphanumeric(random, 10).toUpperCase()
    const activity = open
      ? 'Beneficiamento de castanhas e frutas secas'
      : 'Fabricação de tijolos e telhas cerâmicas'
    const { month } = parts(issued)
    const until = `${monthName(month).toUpperCase()} DE ${year(issued) + 4}`
    const line = (label: string, value: string) =>
      html`<tr><td class="k">${label}</td><td>: ${value}</td></tr>`
    const body = html`<table><tr><td style="width:22mm">${crest(18, '#345')}</td><td><b>PREFEITURA MUNICIPAL DE ALTO DO CEDRO</b><br>Secretaria Municipal de Meio Ambiente, Turismo e Pesca<br><span class="s">www.altodocedro.pe.gov.br | CNPJ 10.111.222/0001-70</span></td><td style="width:24mm">${blindQr(Number(random.digits(6)), 20)}</td></tr></table>
<h1>LICENÇA MUNICIPAL DE OPERAÇÃO</h1>
<table class="d">${line('Número da licença', number)}${line('Processo', `${random.digits(4)}/${year(issued)}-SEMATP`)}${line('Licenciado', open ? owner.name : firm.name)}${line(open ? 'CPF (pessoa física)' : 'CNPJ', open ? maskCpf(owner.cpf) : maskCnpj(firm.id))}${line('Local', open ? 'Sítio Três Barras, zona rural' : `${firm.address.street}, ${firm.address.number}`)}${line('Atividade licenciada', activity)}${line('Tipo de empreendimento', 'Pequeno porte')}${line('Vigência', open ? 'PRAZO INDETERMINADO' : `ATÉ ${until}`)}${line('Emissão', open ? longDate(issued) : shortDate(issued))}</table>
<p class="b" style="margin-top:5mm">OBRIGAÇÕES DO LICENCIADO</p>
<ul><li>A Licença de Instalação nº ${random.digits(3)}/${year(issued) - 2}, válida até ${shortDate(addYears(issued, -1))}, fica incorporada a esta.</li><li>Apresentar relatório fotográfico até ${shortDate(addYears(issued, 1))} e, depois, a cada 12 (doze) meses.</li><li>O laudo de emissões será assinado por ${technician.name}, CPF ${technician.cpf}, ou pela consultoria de CNPJ ${technician.consultantCnpj}.</li><li>Requerer a renovação 120 dias antes do vencimento, quando houver, observada a LEI 7661 e a NBR 10004.</li><li>O transporte de resíduos perigosos deverá ser feito por empresa licenciada.</li><li>Pagar a taxa nº ${random.digits(8)} no prazo de 15 (quinze) dias.</li></ul>
<p class="r" style="margin-top:6mm">Alto do Cedro, ${open ? `em ${longDate(issued)}` : longDate(issued)}</p><p style="margin-top:12mm">${person(random, { gender: 'f' }).name}<br>Secretária Municipal de Meio Ambiente</p>${open ? null : html`<p class="s">Autenticidade: altodocedro.pe.gov.br/autenticidade, código de autenticidade ${code}</p>`}`
    return {
      html: sheet(
        {
          font: open ? 'DejaVu Serif' : 'Liberation Sans',
          sizePt: 10,
          margin: '16mm 22mm',
          css: 'h1{font-size:15pt;text-align:center;margin:8mm 0;border-top:.4mm solid;border-bottom:.4mm solid;padding:2mm}.d td{padding:.7mm 0;vertical-align:top}.k{width:52mm;font-weight:bold}ul{margin:0;padding-left:6mm}li{margin-bottom:1.5mm}',
        },
        body,
      ),
      data: licenceData({
        id: open ? owner.cpf : firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: open ? null : code,
        validationLink: open ? null : 'altodocedro.pe.gov.br/autenticidade',
        mainActivity: [activity],
        documentValidation: open,
      }),
    }
  },
}

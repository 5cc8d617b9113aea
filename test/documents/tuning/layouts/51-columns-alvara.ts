import { company } from '../../generator/companies.ts'
import { addDays, addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, cnpj, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A consortium's `alvará` in two columns: the owner of the land before the licensee, the number at the right edge. */
export const layout: Layout = {
  name: 'columns-alvara',
  type: 51,
  variants: ['owner-first', 'no-term'],
  print(random, variant) {
    const dated = variant === 'owner-first'
    const issued = randomDate(random, 2019, 2025)
    const from = addDays(issued, 3)
    const expires = addYears(from, random.pick([3, 4]))
    const firm = company(random, 'CE', dated ? 'Indústria Química' : 'Metalúrgica')
    const owner = company(random, 'CE', 'Imobiliária')
    const lessor = person(random, { uf: 'CE' })
    const number = dated
      ? `${String(random.int(12, 899)).padStart(4, '0')}-A/${year(issued)}`
      : `${year(issued)}.${random.digits(2)}.${random.digits(4)}`
    const seal = alphanumeric(random, 12)
    const link = 'selo.coaguas.ce.gov.br'
    const activities = dated
      ? [
          '2061-4/00 – Fabricação de sabões e detergentes sintéticos',
          '2062-2/00 – Fabricação de produtos de limpeza e polimento',
        ]
      : ['2599-3/01 – Serviços de confecção de armações metálicas para a construção']
    const pair = (label: string, value: string) => html`<p class="p"><i>${label}</i> ${value}</p>`
    const duties = [
      `O Habite-se nº ${random.digits(4)}/${year(issued) - 1} e o certificado do Corpo de Bombeiros, com vencimento em ${shortDate(addMonths(issued, 10))}, devem ficar à vista.`,
      'Comprovar a limpeza da caixa separadora a cada 90 (noventa) dias.',
      `Cumprir o Termo de Compromisso nº ${random.digits(2)}/${year(issued) - 1}, com término em ${shortDate(addMonths(issued, 20))}.`,
      `Publicar extrato deste alvará em até 10 (dez) dias úteis.`,
      'Guardar por cinco anos os manifestos de transporte de resíduos.',
      `Apresentar a ART nº CE${random.digits(11)} do responsável pela estação de tratamento, válida até ${shortDate(addYears(issued, 1))}.`,
      'Não ampliar a área construída sem prévia anuência do Consórcio.',
      'Destinar os efluentes sanitários a sistema aprovado, conforme a NBR 7229.',
      'Monitorar o ruído no período noturno, com laudo semestral.',
      'Contratar, para os resíduos perigosos, transportador com licença própria.',
    ]
    const body = html`<table class="top"><tr><td><b>CONSÓRCIO PÚBLICO INTERMUNICIPAL DE MEIO AMBIENTE COSTA DAS ÁGUAS – COAGUAS</b><br><span class="s">Municípios de Barra Inventada, Lagoa do Meio, Morro Fictício e Pedra Rachada</span></td><td class="r" style="width:20mm">${crest(15, '#06759b')}</td></tr></table>
<p class="r n">Alvará nº <b>${number}</b><br><span class="s">Protocolo ${random.digits(5)}/${year(issued) - 1} · Guia ${random.digits(8)}</span></p>
<h1>ALVARÁ AMBIENTAL DE LICENÇA DE OPERAÇÃO</h1>
<div class="cols"><h2>Proprietário do imóvel</h2>${dated ? html`${pair('Nome empresarial:', owner.name)}${pair('CNPJ:', maskCnpj(owner.id))}` : html`${pair('Nome:', lessor.name)}${pair('CPF:', maskCpf(lessor.cpf))}`}${pair('Matrícula do imóvel:', `${random.digits(5)}, 2º Ofício`)}${pair('Cadastro imobiliário:', `${random.digits(3)}.${random.digits(4)}-0`)}
<h2>Empreendedor licenciado</h2>${pair('Nome empresarial:', firm.name)}${pair('CNPJ:', maskCnpj(firm.id))}${pair('Inscrição municipal:', random.digits(7))}${pair('Endereço:', `${firm.address.street}, ${firm.address.number}, ${firm.address.district}`)}${pair('Município sede:', 'Lagoa do Meio/CE')}
<h2>Enquadramento</h2><table class="g"><tr><td><b>CNAE e descrição</b></td></tr>${activities.map((one) => html`<tr><td>${one}</td></tr>`)}</table>${pair('Porte:', 'Médio')}${pair('Potencial poluidor-degradador:', 'Alto')}
<h2>${dated ? 'Período de vigência' : 'Expedição'}</h2>${dated ? html`<p class="p">${shortDate(from, '.')} a ${shortDate(expires, '.')}</p>` : html`<p class="p">Lagoa do Meio, ${longDate(issued)}</p>`}
<h2>Observância obrigatória</h2>${duties.map((one, index) => html`<p class="p j">${'abcdefghij'[index] ?? ''}) ${one}</p>`)}
<h2>Responsável técnico</h2>${pair('Nome:', person(random).name)}${pair('Empresa:', `${company(random, 'CE', 'Consultoria Ambiental').name} – CNPJ ${maskCnpj(cnpj(random))}`)}</div>
<table style="margin-top:6mm"><tr><td style="width:26mm">${blindQr(random.int(1, 9999), 20)}</td><td class="s">${dated ? html`Lagoa do Meio, ${longDate(issued)}<br>` : null}${person(random, { gender: 'f' }).name}<br>Secretária Executiva do COAGUAS${dated ? html`<br><br>Selo eletrônico ${seal} – leia-o ou digite-o em ${link} para confirmar este alvará` : null}</td></tr></table>
<p class="foot">COAGUAS – CNPJ 11.222.333/0001-81 – Av. do Farol Inventado, 55 – www.coaguas.ce.gov.br – ouvidoria@coaguas.ce.gov.br</p>`
    return {
      html: sheet(
        {
          font: dated ? 'Open Sans' : 'Liberation Sans',
          sizePt: 9,
          margin: '12mm 15mm',
          css: 'h1{font-size:14pt;text-align:center;margin:3mm 0;color:#06506b}h2{font-size:9.5pt;margin:2.5mm 0 .8mm;color:#06506b;text-transform:uppercase}.top{border-bottom:.6mm solid #06759b}.n{margin:2mm 0}.cols{column-count:2;column-gap:8mm;column-rule:.2mm solid #aaa}.p{margin:0 0 .7mm}.p i{color:#444}.g td{border:.2mm solid #06759b;padding:.7mm 1.5mm}.g{margin-bottom:1mm}.foot{border-top:.2mm solid #06759b;font-size:7pt;text-align:center;margin-top:5mm;padding-top:1mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: dated ? seal : null,
        expirationDate: dated ? expires : null,
        validationLink: dated ? link : null,
        mainActivity: activities,
        documentValidation: dated,
      }),
    }
  },
}

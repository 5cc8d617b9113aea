import { company } from '../../generator/companies.ts'
import { addMonths, addYears, monthName, parts, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Mato Grosso: the number only in the head of every page, activities in a table with measures, lettered duties. */
export const layout: Layout = {
  name: 'running-head',
  type: 51,
  variants: ['measured', 'month-year'],
  print(random, variant) {
    const dated = variant === 'measured'
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([3, 4, 5]))
    const firm = company(random, 'MT', dated ? 'Frigorífico' : 'Armazéns Gerais')
    const number = dated ? `3${random.digits(5)}/${year(issued)}` : `LO-${random.digits(4)}.${year(issued)}`
    const process = `${random.digits(6)}/${year(issued) - 2}`
    const code = `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`.replaceAll(' ', '.')
    const link = 'https://simlam.sema.mt.gov.br/validar'
    const rows = dated
      ? [
          ['ABATE DE BOVINOS COM FABRICAÇÃO DE PRODUTOS DE CARNE', '620', 'cabeças/dia', 'G', 'Alto'],
          ['GRAXARIA E FABRICAÇÃO DE FARINHAS DE ORIGEM ANIMAL', '18,5', 't/dia', 'M', 'Alto'],
          ['GERAÇÃO DE VAPOR EM CALDEIRA A LENHA', '12', 't/h', 'P', 'Médio'],
        ]
      : [
          [
            'RECEPÇÃO, LIMPEZA, SECAGEM E ARMAZENAMENTO DE GRÃOS EM SILOS METÁLICOS',
            '54.000',
            't',
            'G',
            'Médio',
          ],
        ]
    const until = monthName(parts(expires).month)
    const duties = [
      `Enviar, até ${shortDate(addMonths(issued, 6))}, o projeto atualizado das lagoas de estabilização, acompanhado de ART.`,
      'Atender aos padrões de lançamento da Resolução CONAMA nº 430/2011, com coletas trimestrais.',
      `A Portaria de Outorga nº ${random.digits(3)}, com vencimento em ${shortDate(addYears(issued, 7))}, integra o processo.`,
      'Dispor os resíduos sólidos em aterro com licença vigente, guardados os certificados por 60 (sessenta) meses.',
      'Manter cortina arbórea com duas fileiras de espécies nativas ao redor das unidades geradoras de odor.',
      'Manter o Cadastro Ambiental Rural ativo, recibo MT-5103403-A1B2.C3D4.',
      `O veículo de apoio e seus documentos serão apresentados em vistoria, agendada para ${shortDate(addMonths(issued, 3))}.`,
      'Protocolar o pedido de renovação, nos termos da Lei Complementar nº 140/2011, 120 dias antes de expirar o prazo.',
      `O Alvará Sanitário nº ${random.digits(5)} é válido até 31/12/${year(issued)} e deve ser renovado a cada exercício.`,
      'Não lançar efluente bruto em corpo hídrico, sob nenhuma hipótese, inclusive em parada para manutenção.',
      'Calibrar anualmente os medidores de vazão, com certificado rastreável à RBC.',
    ]
    const stamp = html`<div class="head"><span>${crest(11, '#1d6b32')}</span><span>GOVERNO DE MATO GROSSO<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE – SEMA/MT</span><span class="r">Processo nº ${process}<br><b>Licença nº ${number}</b></span></div><div class="tail">Rua C do Palácio, s/n, Centro Político, Cuiabá/MT – CNPJ 03.507.415/0023-50 – (65) 3613-0000 – sema.mt.gov.br</div>`
    const body = html`<h1>LICENÇA DE OPERAÇÃO</h1><p class="c s">SUPERINTENDÊNCIA DE INFRAESTRUTURA, MINERAÇÃO, INDÚSTRIA E SERVIÇOS</p>
<p class="j">A SECRETARIA DE ESTADO DE MEIO AMBIENTE, criada pela Lei Complementar nº 214, de 23 de junho de 2005, autoriza o funcionamento do empreendimento abaixo, com as restrições desta Licença.</p>
<table class="g"><tr><th>Razão Social/Nome</th><th>CNPJ/CPF</th></tr><tr><td>${firm.name.toUpperCase()}</td><td>${maskCnpj(firm.id)}</td></tr><tr><th>Endereço do empreendimento</th><th>Município</th></tr><tr><td>RODOVIA MT-${random.int(100, 400)}, KM ${random.int(3, 90)}, ZONA RURAL</td><td>${dated ? 'NOVA CANÁPOLIS' : 'SORRISO DO NORTE'}/MT</td></tr><tr><th>Responsável técnico</th><th>Registro / CPF</th></tr><tr><td>${person(random).name.toUpperCase()}</td><td>CREA 12${random.digits(8)} / ${maskCpf(cpf(random))}</td></tr></table>
<p class="b">ATIVIDADES LICENCIADAS</p><table class="g"><tr><th>Descrição da atividade</th><th>Quantidade</th><th>Unidade</th><th>Porte</th><th>Potencial</th></tr>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</table>
<table class="g"><tr><th>Local e data de emissão</th><th>${dated ? 'Válida até' : 'Validade'}</th><th>Data do protocolo</th><th>Vistoria</th></tr><tr class="c"><td>Cuiabá-MT, ${shortDate(issued)}</td><td><b>${dated ? shortDate(expires) : `${until.toUpperCase()}/${year(expires)}`}</b></td><td>${shortDate(addYears(issued, -2))}</td><td>${shortDate(addMonths(issued, -2))}</td></tr></table>
<p class="b">RESTRIÇÕES E EXIGÊNCIAS</p>${duties.map((one, index) => html`<p class="j q">${'ABCDEFGHIJK'[index] ?? ''}. ${one}</p>`)}
<p class="j">Documentos que instruem esta Licença: Licença de Instalação nº 7${random.digits(4)}/${year(issued) - 3} (validade ${shortDate(addMonths(issued, -1))}); Parecer Técnico nº 1${random.digits(5)}/CIND/SUIMIS/${year(issued)}; Declaração de uso do solo nº ${random.digits(3)}/${year(issued) - 2}.</p>
<table style="margin-top:14mm;break-inside:avoid"><tr><td class="c s">____________________________<br>${person(random, { gender: 'm' }).name}<br>Coordenador de Indústria</td><td class="c s">____________________________<br>${person(random, { gender: 'f' }).name}<br>Superintendente</td></tr></table>
<p class="s" style="margin-top:6mm">Valide a licença no endereço ${link} – número de controle: ${code}</p>`
    return {
      html: sheet(
        {
          font: dated ? 'Liberation Sans' : 'Carlito',
          sizePt: dated ? 10.5 : 11.5,
          margin: '31mm 20mm 20mm',
          stamp,
          css: 'h1{font-size:15pt;text-align:center;margin:2mm 0 0}.head{position:fixed;top:9mm;left:20mm;right:20mm;display:flex;gap:4mm;font-size:8.5pt;border-bottom:.4mm solid #1d6b32;padding-bottom:1mm}.head .r{margin-left:auto}.tail{position:fixed;bottom:8mm;left:20mm;right:20mm;font-size:7pt;text-align:center;border-top:.2mm solid #1d6b32;padding-top:1mm}.g{margin:0 0 3mm}.g td,.g th{border:.2mm solid #555;padding:.8mm 1.5mm;vertical-align:top}.g th{background:#e6efe8;font-size:.8em;text-align:left}.q{margin:0 0 1.5mm 4mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: dated ? expires : null,
        validationLink: link,
        mainActivity: rows.map(([text = '']) => text),
        documentValidation: dated,
      }),
    }
  },
}

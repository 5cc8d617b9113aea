import { company } from '../../generator/companies.ts'
import {
  addDays,
  addMonths,
  addYears,
  inWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, branchOf, cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** A city of Rio de Janeiro: `LMO` with a long official title, a second page that repeats it; once without any term. */
export const layout: Layout = {
  name: 'bay-city',
  type: 51,
  variants: ['no-term', 'renewal'],
  print(random, variant) {
    const renewal = variant === 'renewal'
    const issued = randomDate(random, 2019, 2025)
    const months = random.pick([36, 60])
    const firm = company(random, 'RJ', renewal ? 'Comércio de Combustíveis' : 'Estaleiro')
    const id = renewal ? branchOf(firm.id, '0002') : firm.id
    const short = `${String(random.int(90, 2900)).padStart(6, '0')}/${year(issued)}`
    const number = renewal ? `${random.int(11, 99)}-R2/${year(issued)}` : short
    const process = `14/20${random.digits(1)}.${random.digits(3)}/${year(issued) - 2}`
    const proof = alphanumeric(random, 14)
    const link = 'https://carioca-mirim.portodasgaivotas.rj.gov.br/doc'
    const activities = renewal
      ? [
          '47.31-8-00 Comércio varejista de combustíveis para veículos automotores, com 4 (quatro) tanques subterrâneos de 30.000 litros',
          '45.20-0-05 Serviços de lavagem, lubrificação e polimento de veículos automotores',
        ]
      : ['Construção e reparo naval de embarcações de apoio, incluindo jateamento, pintura e caldeiraria']
    const signer = person(random, { gender: 'f' })
    const body = html`<table><tr><td style="width:25mm">${crest(20, '#1a4f9c')}</td><td>PREFEITURA DA CIDADE DE PORTO DAS GAIVOTAS<br>SECRETARIA MUNICIPAL DE AMBIENTE E CLIMA – SMAC<br>Coordenadoria de Controle Ambiental</td></tr></table>
<h1>${renewal ? html`RENOVAÇÃO DA LICENÇA MUNICIPAL DE OPERAÇÃO` : html`LICENÇA MUNICIPAL DE OPERAÇÃO – LMO Nº ${number}`}</h1>
<p class="j">${renewal ? html`A Secretaria Municipal de Ambiente e Clima, com base no Decreto Municipal nº 40.${random.digits(3)}, de 8 de outubro de 2015, e no que foi apurado no processo nº ${process}, renova pelo presente instrumento a Licença Municipal de Operação nº ${random.int(100, 899)}/${year(issued) - 5}, que passa a viger sob o nº ${number}, em nome de ` : html`No processo nº ${process}, a Secretaria Municipal de Ambiente e Clima concede a presente Licença Municipal de Operação a `}<b>${firm.name}</b>${renewal ? ' (filial)' : ''}, CNPJ ${maskCnpj(id)}, com endereço na ${oneLine(firm.address)}${renewal ? html`, integrante da rede ${company(random, 'RJ', 'Distribuidora').name}, CNPJ ${maskCnpj(branchOf(firm.id, '0001'))}` : ''}.</p>
<p class="u">Atividade${renewal ? 's' : ''} autorizada${renewal ? 's' : ''}</p>${activities.map((one) => html`<p class="a">${one}</p>`)}
${renewal ? html`<p class="u">Tempo de validade</p><p class="a">${inWords(months)[0]?.toUpperCase()}${inWords(months).slice(1)} meses, contados da data da assinatura eletrônica.</p>` : null}
<p class="u">Condições de validade gerais</p><p class="j">Publicar comunicado de recebimento desta licença no Diário Oficial do Município e em jornal de grande circulação no prazo de 30 (trinta) dias, enviando cópia à SMAC.</p><p class="j">Esta licença perde a validade se houver alteração não autorizada do projeto, ou se apurada falsidade nos documentos do processo.</p><p class="j">Requerer a renovação, no mínimo, 120 (cento e vinte) dias antes do vencimento do prazo de validade.</p>
<p class="s r">continua na folha seguinte</p><div class="break"></div>
<table class="h2"><tr><td>LMO nº ${number}</td><td class="r">Processo ${process}</td></tr></table>
<p class="u">Condições de validade específicas</p>
<p class="j">Apresentar até ${shortDate(addMonths(issued, 7))} o teste de estanqueidade, e repeti-lo a cada 12 (doze) meses.</p><p class="j">Manter atualizado o contrato de coleta de óleo usado, cujo termo final é ${longDate(addYears(issued, 1))}.</p><p class="j">Enviar à SMAC o Certificado de Aprovação do CBMERJ nº CA-0${random.digits(4)}/${year(issued) - 1}, válido por 5 anos.</p><p class="j">Concluir em 180 dias a adequação das canaletas, conforme cronograma assinado em ${shortDate(addDays(issued, -30))} por ${person(random).name}, CPF ${maskCpf(cpf(random))}.</p><p class="j">A Licença Municipal de Instalação – LMI nº ${String(random.int(90, 2900)).padStart(6, '0')}/${year(issued) - 4}, válida até ${shortDate(addYears(issued, -1))}, deixa de produzir efeitos.</p><p class="j">Não receber resíduos de terceiros; é vedado o transporte de produtos perigosos com veículos próprios.</p><p class="j">Eventuais passivos serão remediados segundo a Resolução CONAMA nº 420/2009, com relatório final até dezembro de ${year(issued) + 2}.</p>
${
  renewal
    ? html`<div class="e">Assinado com certificado digital ICP-Brasil por ${signer.name.toUpperCase()}:${maskCpf(cpf(random)).replace(/^.../, '***')} em ${shortDate(issued)} ${officeTime(random)} (-03:00)<br>Para obter a versão eletrônica, acesse ${link} e indique o número de prova ${proof}</div>`
    : html`<p>Porto das Gaivotas, ${longDate(issued)}.</p><p class="c" style="margin-top:14mm">____________________________________<br>${signer.name}<br>Coordenadora de Controle Ambiental – Mat. 11/${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</p>`
}
<p class="s c" style="margin-top:10mm">Rua Afonso Fictício Cavalcanti, 455, sala 1201 – Porto das Gaivotas/RJ – CNPJ 29.468.055/0001-02 – Tel. (21) 2976-0000</p>`
    return {
      html: sheet(
        {
          font: renewal ? 'Liberation Serif' : 'Carlito',
          sizePt: renewal ? 11.5 : 12,
          margin: '15mm 24mm',
          css: 'h1{font-size:13pt;text-align:center;background:#e8eef7;padding:2mm;margin:6mm 0}.u{font-weight:bold;text-decoration:underline;margin:4mm 0 1mm}.a{margin:0 20mm 1mm 8mm}.h2{border-bottom:.3mm solid #1a4f9c;margin-bottom:4mm;font-weight:bold}.e{font:8pt "DejaVu Sans Mono";border:.2mm solid #1a4f9c;padding:2mm;margin-top:8mm;word-break:break-all}',
        },
        body,
      ),
      data: licenceData({
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: renewal ? proof : null,
        expirationDate: renewal ? addMonths(issued, months) : null,
        validationLink: renewal ? link : null,
        mainActivity: activities,
        documentValidation: renewal,
      }),
    }
  },
}

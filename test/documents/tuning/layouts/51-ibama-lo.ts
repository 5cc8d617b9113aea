import { company } from '../../generator/companies.ts'
import {
  addYears,
  inWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { branchOf, breakCheckDigit, federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** IBAMA in SEI: capitals, a term from the signature, four pages, the authenticity text on the last one. */
export const layout: Layout = {
  name: 'ibama-lo',
  type: 51,
  variants: ['port', 'rectified', 'wrong-process'],
  print(random, variant) {
    const firm = company(random, 'ES')
    const issued = randomDate(random, 2015, 2024)
    const years = random.pick([4, 6, 8, 10])
    const number = `${random.int(1100, 1790)}/${year(issued)}`
    const nup = federalProcess(random, year(issued) - 4)
    const process = variant === 'wrong-process' ? breakCheckDigit(nup) : nup
    const [verifier, crc] = [`1${random.digits(7)}`, hex(random, 8)]
    const president = person(random, { gender: 'm' })
    const activity =
      {
        port: 'operação do Terminal Portuário de Granéis Líquidos do Porto Imaginário',
        rectified: 'operação da Linha de Transmissão 500 kV Serra Nova - Vila Inventada',
        'wrong-process': 'operação do Gasoduto Alto Fictício, trecho km 0 a km 184',
      }[variant] ?? ''
    const link =
      'https://sei.ibama.gov.br/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const body = html`<div class="c">${crest(20, '#1a5276')}<br><b>SERVIÇO PÚBLICO FEDERAL</b><br>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA<br><b>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</b></div>
<h1>LICENÇA DE OPERAÇÃO (LO) Nº ${number} (${verifier})</h1>
${variant === 'rectified' ? html`<p class="c">(1ª Renovação e 2ª Retificação da LO nº ${random.int(300, 990)}/${year(issued) - 9}, de ${shortDate(addYears(issued, -9))})</p>` : ''}
<table class="g"><tr><td><b>VALIDADE:</b><br>${years} (${inWords(years).toUpperCase()}) ANOS<br>(A PARTIR DA ASSINATURA)</td><td></td></tr></table>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS - IBAMA, no uso das atribuições que lhe conferem o art. 23, inciso V, do Decreto nº 8.973, de 24 de janeiro de 2017, RESOLVE:</p>
<p class="j">Expedir a presente Licença de Operação à:</p>
<p><b>EMPRESA:</b> ${firm.name.toUpperCase()}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>CTF:</b> ${random.digits(7)}<br><b>ENDEREÇO:</b> ${firm.address.street.toUpperCase()}, ${firm.address.number}, ${firm.address.district.toUpperCase()}<br><b>CEP:</b> ${firm.address.postcode} <b>CIDADE:</b> ${firm.address.place.city.toUpperCase()} <b>UF:</b> ${firm.address.place.uf}<br><b>TELEFONE:</b> (27) 3${random.digits(3)}-${random.digits(4)}<br><b>REGISTRO NO IBAMA:</b> Processo nº ${process}</p>
<p class="j"><b>ATIVIDADE:</b> ${activity}</p>
<p class="j">Filial responsável pelo empreendimento: CNPJ ${maskCnpj(branchOf(firm.id, '0015'))}.</p>
<p class="j">Esta Licença de Operação é válida por ${years} (${inWords(years)}) anos, a partir da data de sua assinatura, estando sua validade condicionada ao fiel cumprimento das condicionantes constantes no verso deste documento e nos demais anexos constantes do processo que, embora não transcritos, são partes integrantes deste licenciamento.</p>
<p class="r">Brasília/DF, ${longDate(issued)}.</p><p class="c"><i>(assinado eletronicamente)</i><br><b>${president.name.toUpperCase()}</b><br>Presidente</p>
<div class="break"></div><p class="b c">CONDIÇÕES DE VALIDADE DA LICENÇA DE OPERAÇÃO Nº ${number}</p><p class="b">1. CONDIÇÕES GERAIS</p><p class="j">1.1 A renovação desta licença deverá ser requerida num prazo mínimo de 120 (cento e vinte) dias antes do término da sua validade.</p>${conditions(random, 12)}
<p class="b">2. CONDIÇÕES ESPECÍFICAS</p>${conditions(random, variant === 'port' ? 30 : 18)}
<table class="g" style="margin-top:8mm"><tr><td style="width:26mm">${blindQr(random.int(1, 999))}</td><td class="s">Documento assinado eletronicamente por <b>${president.name.toUpperCase()}</b>, <b>Presidente</b>, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</td></tr>
<tr><td></td><td class="s">A autenticidade deste documento pode ser conferida no site ${link.replace('?', '? ')}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</td></tr></table>
<p class="s"><b>Referência:</b> Processo nº ${process} <span style="float:right">SEI nº ${verifier}</span></p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11.5,
          margin: '18mm 22mm',
          css: 'h1{font-size:14pt;text-align:center;margin:6mm 0 3mm}.g td{border:1px solid #999;padding:1mm 2mm;vertical-align:top}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, years),
        validationLink: link,
        mainActivity: [activity],
        documentValidation: variant !== 'wrong-process',
      }),
    }
  },
}

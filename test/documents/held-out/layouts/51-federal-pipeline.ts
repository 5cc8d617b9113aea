import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { numbered } from '../parts.ts'
import { inOneLine } from '../towns.ts'

/** The federal agency's own licence: particulars line by line, conditions on further sheets, SEI at the end. */
export const layout: Layout = {
  name: 'federal-pipeline',
  type: 51,
  variants: ['pipeline', 'power-line-renewal'],
  print(random, variant) {
    const renewal = variant === 'power-line-renewal'
    const made = firm(random, renewal ? 'RJ' : 'MG', renewal ? 'Transmissora de Energia' : 'Minerodutos')
    const issued = randomDate(random, 2018, 2024)
    const years = renewal ? 10 : 6
    const number = `${random.int(1200, 1790)}/${year(issued)}`
    const key = [random.digits(8), hex(random, 8)] as const
    const site =
      'https://sei.ibama.gov.br/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const activity = renewal
      ? 'Linha de Transmissão 500 kV, com 312 km de extensão'
      : 'Mineroduto com 128 km de extensão e estação de bombas'
    const body = html`<div class="c">${crest(19, '#444')}<br><b>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA</b><br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</div>
<p class="c b" style="margin:8mm 0 1mm;font-size:13pt">LICENÇA DE OPERAÇÃO Nº ${number}${renewal ? ' - 1ª RENOVAÇÃO' : ''}</p><p class="c">(${key[0]})</p>
<p class="r">VALIDADE: ${years} (${renewal ? 'dez' : 'seis'}) anos<br>(A partir da assinatura)</p>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS - IBAMA, no uso das atribuições que lhe conferem o art. 15 do Anexo I do Decreto nº 11.095, de 13 de junho de 2022, RESOLVE: Expedir a presente Licença de Operação à:</p>
<p><b>EMPRESA:</b> ${made.name.toUpperCase()}<br><b>CNPJ:</b> ${maskCnpj(made.id)}<br><b>CADASTRO TÉCNICO FEDERAL:</b> ${random.digits(7)}<br><b>ENDEREÇO:</b> ${inOneLine(made.address)}<br><b>TELEFONE:</b> (31) 3${random.digits(3)}-${random.digits(4)}<br><b>REGISTRO NO IBAMA: PROCESSO Nº</b> ${federalProcess(random, year(issued) - 6)}</p>
<p class="j">Autorizando a operação do empreendimento denominado:<br><b>ATIVIDADE:</b> ${activity}</p><p class="j">Esta Licença de Operação está condicionada ao cumprimento das condicionantes constantes no verso deste documento e nos demais anexos constantes do processo que, embora não transcritos, são partes integrantes desta licença.</p>
<div class="break"></div><p class="b c">CONDIÇÕES DE VALIDADE DA LICENÇA DE OPERAÇÃO Nº ${number}</p><p class="b">1. CONDIÇÕES GERAIS</p>${numbered(duties(random, 7), (index) => `1.${index + 1}. `)}<p class="b">2. CONDIÇÕES ESPECÍFICAS</p>${numbered(['Executar o Programa de Gerenciamento de Riscos, encaminhando relatórios anuais a contar de 12 (doze) meses.', 'Executar o Programa de Comunicação Social por 5 (cinco) anos.', 'A faixa de servidão deverá ser inspecionada a cada 6 (seis) meses.'], (index) => `2.${index + 1}. `)}
<div class="sg"><p class="s">Documento assinado eletronicamente por <b>${fullName(random, 'm').toUpperCase()}</b>, <b>Presidente</b>, em ${shortDate(issued)}, às 1${random.int(0, 7)}:${random.int(10, 59)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</p><p class="s">A autenticidade deste documento pode ser conferida no site ${site}, informando o código verificador <b>${key[0]}</b> e o código CRC <b>${key[1]}</b>.</p></div>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 10.5,
          margin: '18mm 22mm',
          css: '.sg{border-top:.2mm solid #888;border-bottom:.2mm solid #888;margin-top:8mm;padding:2mm 0}',
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'FEDERAL',
        accessKey: key.join(' '),
        expirationDate: addYears(issued, years),
        validationLink: site,
        mainActivity: [activity],
      }),
    }
  },
}

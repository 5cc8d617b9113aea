import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { duties, firm, someone } from '../blind-k.ts'

/** IBAMA: a licence as a SEI act; the document's own SEI number stands in brackets after the licence's. */
export const layout: Layout = {
  name: 'blind-k-ibama-lo-sei',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* TERMINAIS PORTUÁRIOS S.A.')
    const issued = randomDate(random, 2020, 2023)
    const number = `1${random.int(601, 799)}/${year(issued)}`
    const verifier = `1${random.digits(7)}`
    const crc = hex(random, 8)
    const process = federalProcess(random, 2008)
    const president = someone(random)
    const host = 'https://sei.ibama.gov.br/controlador_externo.php'
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11.5,
          margin: '15mm 20mm',
          css: '.sei { border: .3mm solid #999; padding: 2mm; font-size: 9pt; margin-top: 4mm }',
        },
        html`<div class="c">${crest(16, '#3a5a2b')}<br>MINISTÉRIO DO MEIO AMBIENTE<br><b>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</b><br><span class="s">SCEN Trecho 2 - Ed. Sede - Bloco A, Brasília/DF, CEP 70818-900 - www.gov.br/ibama</span>
<p class="b" style="font-size:13pt;margin-top:6mm">LICENÇA DE OPERAÇÃO Nº ${number} (${verifier})</p><p>2ª Renovação</p></div>
<p><b>VALIDADE:</b> 6 (seis) anos, a partir da data de assinatura.</p>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS, no uso das atribuições que lhe conferem o art. 15 do Decreto nº 8.973, de 24 de janeiro de 2017, RESOLVE expedir a presente Licença de Operação à:</p>
<p>EMPRESA: ${holder.name}<br>CNPJ: ${maskCnpj(holder.id)}<br>CTF: ${random.digits(7)}<br>ENDEREÇO: ${holder.street}, Barcarena/PA<br>TELEFONE: (91) 3754-${random.digits(4)}<br>REGISTRO NO IBAMA: PROCESSO Nº ${process}<br>TIPOLOGIA: Terminal portuário de granéis sólidos e líquidos</p>
<p class="j">Esta Licença está condicionada ao cumprimento das condicionantes discriminadas no verso, bem como dos anexos que, embora não transcritos, são partes integrantes deste documento.</p>
<p class="c b">CONDIÇÕES DE VALIDADE</p>
${duties(
  [
    'A concessão desta licença deverá ser publicada em conformidade com a Resolução CONAMA 006/1986.',
    `Ficam substituídas as condições da Licença de Operação nº ${random.int(700, 999)}/${year(issued) - 10} e de sua retificação de ${shortDate(addYears(issued, -4))}.`,
    'Esta licença não autoriza o transporte rodoviário de produtos perigosos, que depende de ato próprio.',
    'A renovação deverá ser requerida 120 (cento e vinte) dias antes do término da vigência.',
    'Executar os programas de monitoramento da biota aquática, com relatórios a cada 12 (doze) meses.',
  ],
  (index) => `1.${index + 1}`,
)}
<div class="sei">Documento assinado eletronicamente por <b>${president.toUpperCase()}</b>, <b>Presidente</b>, em ${shortDate(issued)}, às ${random.int(9, 17)}:${random.int(10, 59)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</div>
<div class="sei">A autenticidade deste documento pode ser conferida no site ${host}?acao=documento_conferir&id_orgao_acesso_externo=0, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</div>
<p class="s r" style="margin-top:3mm"><b>Referência:</b> Processo nº ${process} &nbsp; SEI nº ${verifier}</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, 6),
        validationLink: `${host}?acao=documento_conferir&id_orgao_acesso_externo=0`,
        mainActivity: ['Terminal portuário de granéis sólidos e líquidos'],
      }),
    }
  },
}

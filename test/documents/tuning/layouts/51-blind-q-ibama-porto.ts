import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { clauses, duties, holder, person } from '../blind-q.ts'

/** IBAMA: operation of a terminal; years from an electronic signature, with verifier and CRC. */
export const layout: Layout = licencePages('blind-q-ibama-porto', {
  one: (random) => {
    const firm = holder(random, '* TERMINAIS MARÍTIMOS S.A.')
    const signed = randomDate(random, 2019, 2024)
    const number = `${random.int(1410, 1790)}/${year(signed)}`
    const [verifier, crc] = [`1${random.digits(7)}`, hex(random, 8)]
    const link =
      'https://sei.ibama.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const object = 'Operação de terminal portuário para embarque de granéis sólidos agrícolas'
    return {
      paper: { font: 'Liberation Serif', sizePt: 11, margin: '18mm 22mm' },
      body: html`<div class="c">${crest(15, '#33475b')}<br><b>SERVIÇO PÚBLICO FEDERAL</b><br>MINISTÉRIO DO MEIO AMBIENTE<br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</div>
<p class="c b" style="margin:6mm 0;font-size:13pt">LICENÇA DE OPERAÇÃO Nº ${number} – 1ª RENOVAÇÃO</p>
<p class="r s">Documento SEI nº ${random.digits(7)}</p>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS - IBAMA, no uso das atribuições que lhe conferem o Decreto nº 8.973, de 24 de janeiro de 2017, e o Regimento Interno, RESOLVE expedir a presente Licença de Operação à:</p>
<p><b>EMPRESA:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>CTF:</b> ${random.digits(7)}<br><b>ENDEREÇO:</b> ${firm.street}, Zona Portuária<br><b>CEP:</b> ${firm.postcode} &nbsp; <b>CIDADE:</b> ${firm.town} &nbsp; <b>UF:</b> MA<br><b>REGISTRO NO IBAMA:</b> Processo nº ${federalProcess(random, year(signed) - 6)}</p>
<p><b>OBJETO:</b> ${object}.</p>
<p class="j">Esta Licença de Operação é válida pelo período de 6 (seis) anos, a partir da data de sua assinatura, observadas as condições discriminadas neste documento e nos demais anexos constantes do processo.</p>
<p class="b">CONDIÇÕES ESPECÍFICAS</p>${clauses(duties(random, 14, signed), (index) => `2.${index + 1}.`)}
<p class="j">2.15. A renovação observará a Lei Complementar nº 140/2011, com antecedência de 120 (cento e vinte) dias.</p>
<p class="s j" style="border-top:.2mm solid #222;padding-top:2mm">Documento assinado eletronicamente por <b>${person(random).toUpperCase()}</b>, Presidente, em ${shortDate(signed)}, às 16:42, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</p>
<p class="s" style="border-top:.2mm solid #222;padding-top:2mm">A autenticidade deste documento pode ser conferida no site ${link.split('?')[0]}?<wbr>${link.split('?')[1]}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(signed, 6),
        validationLink: link,
        mainActivity: [object],
      },
    }
  },
})

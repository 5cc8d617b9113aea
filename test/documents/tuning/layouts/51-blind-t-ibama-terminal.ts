import { addDays, addYears, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { demands, firm, listed, somebody } from '../blind-t.ts'

/** IBAMA in SEI: a port; the term runs from the electronic signature, and the link breaks after its question mark. */
export const layout: Layout = licencePages('blind-t-ibama-terminal', {
  one: (random) => {
    const owner = firm(random, 'TERMINAL MARÍTIMO ~ S/A')
    const signed = randomDate(random, 2019, 2023)
    const number = `1${random.int(410, 690)}/${year(signed)}`
    const verifier = `1${random.digits(7)}`
    const crc = hex(random, 8)
    const activity = 'Movimentação e armazenagem de granéis sólidos em terminal portuário de uso privado'
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 11,
        margin: '16mm 22mm',
        css: '.sei { border-top: .2mm solid #777; border-bottom: .2mm solid #777; padding: 2mm 0; margin: 2mm 0; font-size: 9pt }',
      },
      body: html`<p class="c b">SERVIÇO PÚBLICO FEDERAL<br>MINISTÉRIO DO MEIO AMBIENTE<br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</p>
<p class="c b" style="font-size:13pt;margin:5mm 0">LICENÇA DE OPERAÇÃO Nº ${number} (${random.digits(7)})</p>
<p class="r s">VALIDADE: 8 (oito) anos, a partir da data de sua assinatura</p>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS – IBAMA, no uso das atribuições que lhe conferem o Decreto nº 8.973, de 24 de janeiro de 2017, e a Portaria nº ${random.int(300, 2900)}, de ${shortDate(addDays(signed, -700))}, RESOLVE expedir a presente Licença de Operação à:</p>
<p>EMPRESA: <b>${owner.name.toUpperCase()}</b><br>CNPJ: ${maskCnpj(owner.id)}<br>CTF: ${random.digits(7)}<br>ENDEREÇO: ${owner.road}<br>CEP: ${owner.postcode} &nbsp; CIDADE: ${owner.city} &nbsp; UF: ES<br>TELEFONE: (27) 3${random.digits(3)}-${random.digits(4)}<br>REGISTRO NO IBAMA: Processo nº ${federalProcess(random, year(signed) - 7)}</p>
<p>ATIVIDADE: ${activity}.</p>
<p class="j">Esta licença está condicionada ao cumprimento das condições do verso e dos demais documentos que, embora não transcritos, são partes integrantes do mesmo processo.</p>
<p class="b">CONDIÇÕES DE VALIDADE</p>
<p class="j">1.1. A concessão desta licença deverá ser publicada conforme o art. 10 da Lei nº 6.938/1981.</p>
<p class="j">1.2. A renovação deverá ser requerida com antecedência mínima de 120 (cento e vinte) dias.</p>
${listed(demands(random, 10, signed), (place) => `2.${place}.`)}
<div class="sei">Documento assinado eletronicamente por <b>${somebody(random).toUpperCase()}</b>, <b>Presidente</b>, em ${shortDate(signed)}, às ${officeTime(random).slice(0, 5)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</div>
<div class="sei">A autenticidade deste documento pode ser conferida no site https://sei.ibama.gov.br/sei/controlador_externo.php?<br>acao=documento_conferir&id_orgao_acesso_externo=0, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</div>`,
      read: {
        id: owner.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(signed, 8),
        validationLink:
          'https://sei.ibama.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0',
        mainActivity: [activity],
      },
    }
  },
})

import { company } from '../../generator/companies.ts'
import { addYears, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** The Federal District's licence in SEI: a head of pairs, numbered conditions, the system's statement. */
export const layout: Layout = {
  name: 'blind-a-df-sei',
  type: 51,
  variants: ['filling-station'],
  print(random) {
    const firm = company(random, 'DF', 'Auto Posto')
    const signed = randomDate(random, 2019, 2024)
    const year = Number(signed.slice(0, 4))
    const number = `${random.int(11, 240)}/${year}`
    const [verifier, crc] = [random.digits(8), hex(random, 8)]
    const link =
      'http://sei.df.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const activity = 'Posto revendedor de combustíveis, lubrificação e lavagem de veículos'
    const process = `00391-000${random.digits(5)}/${year - 3}-${random.digits(2)}`
    const signer = personName(random, 'm')
    const line = (label: string, value: string) => html`<p><b>${label}</b> ${value}</p>`
    const body = html`<p class="c s">Governo do Distrito Federal<br>Instituto do Meio Ambiente e dos Recursos Hídricos do Distrito Federal<br>Superintendência de Licenciamento Ambiental</p><p style="margin-top:5mm"><b>Licença de Operação SEI-GDF n.º ${number} - IBRAM/PRESI</b></p>
${line('Processo nº:', process)}${line('Parecer Técnico nº:', `${random.int(100, 900)}/${year} - IBRAM/PRESI/SULAM/DILAM-IV`)}${line('Interessado:', firm.name.toUpperCase())}${line('CNPJ:', maskCnpj(firm.id))}${line('Endereço:', `QI ${random.int(1, 24)}, Lote ${random.int(1, 60)}, Setor de Indústrias, Taguatinga - DF`)}${line('Coordenadas Geográficas:', `15°50'${random.int(10, 59)}"S, 48°03'${random.int(10, 59)}"W`)}${line('Atividade Licenciada:', activity)}${line('Prazo de Validade:', '08 (oito) anos')}${line('Compensação:', 'Ambiental (X) Não ( ) Sim - Florestal (X) Não ( ) Sim')}
<p class="b">I – DAS INFORMAÇÕES GERAIS:</p><ol class="j"><li>Esta licença é válida a partir da assinatura do interessado.</li><li>A publicação da presente licença deverá ser feita no Diário Oficial do Distrito Federal e em periódico de grande circulação em até 30 (trinta) dias corridos, subsequentes à data da assinatura desta licença, obedecendo ao previsto na Lei nº 041/89, art. 16, § 1º.</li><li>A Licença de Operação nº 0${random.int(11, 99)}/${year - 8}, emitida para o antigo revendedor, CNPJ ${maskCnpj(company(random, 'DF').id)}, perde seu efeito.</li><li>A renovação deverá ser requerida com antecedência mínima de 120 dias da expiração de seu prazo de validade.</li></ol>
<p class="b">II – DAS CONDICIONANTES, EXIGÊNCIAS E RESTRIÇÕES:</p><ol class="j"><li>Esta licença refere-se a 3 (três) tanques subterrâneos de parede dupla, de 30 m³ cada.</li><li>Apresentar laudo de estanqueidade a cada 24 meses, por empresa acreditada pelo INMETRO.</li><li>Realizar a limpeza quinzenal da caixa separadora de água e óleo.</li><li>Manter contrato com empresa autorizada pela ANP para a coleta do óleo lubrificante usado.</li><li>Apresentar em 90 (noventa) dias o comprovante de treinamento dos funcionários.</li></ol>
<div style="border:1px solid #000;padding:2mm;margin-top:6mm"><p class="s">Documento assinado eletronicamente por <b>${signer.toUpperCase()} - Matr.0${random.digits(6)}-${random.digits(1)}</b>, <b>Presidente do Instituto</b>, em ${shortDate(signed)}, às ${officeTime(random).slice(0, 5)}, conforme art. 6º do Decreto n° 36.756, de 16 de setembro de 2015, publicado no Diário Oficial do Distrito Federal nº 180, quinta-feira, 17 de setembro de 2015.</p><p class="s">A autenticidade do documento pode ser conferida no site:<br>${link}<br>verificador= <b>${verifier}</b> código CRC= <b>${crc}</b>.</p></div><p class="c s">"Brasília - Patrimônio Cultural da Humanidade"<br>SEPN 511 Bloco C - Bairro Asa Norte - CEP 70750543 - DF</p><table class="s" style="margin-top:3mm"><tr><td>${process}</td><td class="r">Doc. SEI/GDF ${verifier}</td></tr></table>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 10, margin: '16mm 18mm' }, body),
      ...licence({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(signed, 8),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}

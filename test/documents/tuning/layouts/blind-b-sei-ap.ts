import { addMonths, longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Amapá: typed into SEI, the term's own number beside the case's; a foster guardian of a baby. */
export const layout: Layout = {
  name: 'blind-b-sei-ap',
  type: 23,
  variants: ['bebe'],
  print(random) {
    const number = caseNumber(random, 2024, '03')
    const a = cpf(random)
    const [verifier, crc] = [`0${random.digits(6)}`, hex(random, 8)]
    const link =
      'https://sei.tjap.jus.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const powers =
      'A guardiã deverá zelar pela saúde, pelo registro civil e pela frequência da criança aos programas de imunização, apresentando relatório trimestral à equipe técnica'
    const term = '12 (doze) meses'
    const body = html`<div class="c"><b>PODER JUDICIÁRIO</b><br>TRIBUNAL DE JUSTIÇA DO ESTADO DO AMAPÁ<br>COMARCA DE SANTANA<br>JUIZADO DA INFÂNCIA E JUVENTUDE</div><hr>
<p class="c b" style="margin:6mm 0">TERMO DE GUARDA E RESPONSABILIDADE</p><p class="r">Termo nº 037/2024-JIJ</p>
<p><b>Processo SEI:</b> 00${random.digits(5)}/2024-41<br><b>Processo judicial:</b> ${number}<br><b>Classe:</b> Medida de Proteção</p>
<p class="j">O Dr. RAUL TAVARES DE ALBUQUERQUE PINHO, Juiz de Direito Titular do Juizado da Infância e Juventude da Comarca de Santana, no uso de suas atribuições e tendo em vista o que decidiu em 02 de outubro de 2024 nos autos em epígrafe,</p>
<p class="j"><b>CONFIA A GUARDA PROVISÓRIA</b> da criança recém-nascida <b>AYLA VALENTINA DOS SANTOS TRINDADE</b>, do sexo feminino, nascida em Macapá/AP no dia 28 de agosto de 2024, filha de Jéssica dos Santos Trindade, sem paternidade declarada, acolhida na Casa Abrigo Ciã Katuá, à Sra. <b>NEUZILENE CORRÊA GÓES</b>, brasileira, solteira, técnica em enfermagem, RG 114.870 POLITEC/AP, CPF ${maskCpf(a)}, com endereço na Avenida Salvador Diniz, 1702, Fonte Nova, Santana/AP, CEP 68928-015, cadastrada no Serviço de Família Acolhedora, pelo prazo de ${term}.</p>
<p class="j">${powers}. Este termo tem validade em todo o território nacional.</p>
<p>Santana-AP, ${longDate('2024-10-07')}.</p>
<p class="g">____________________________<br>NEUZILENE CORRÊA GÓES<br>Guardiã</p>
<table class="x"><tr><td>Documento assinado eletronicamente por <b>RAUL TAVARES DE ALBUQUERQUE PINHO</b>, <b>Juiz(a) de Direito</b>, em 07/10/2024, às 12:17, conforme art. 1º, III, "b", da Lei 11.419/2006.</td></tr><tr><td>A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</td></tr></table>
<p class="s" style="margin-top:8mm">Rodovia Duca Serra, s/n - Bairro Centro - CEP 68925-000 - Santana - AP</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Open Sans',
            sizePt: 10.5,
            margin: '16mm 22mm',
            css: '.g{text-align:center;margin:12mm 0}.x td{border-top:.3mm solid #333;border-bottom:.3mm solid #333;padding:2mm;font-size:8.5pt}.j{margin-bottom:4mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Medida de Proteção',
        state: 'AP',
        courtDivision: 'JUIZADO DA INFÂNCIA E JUVENTUDE',
        district: 'SANTANA',
        judgeName: 'RAUL TAVARES DE ALBUQUERQUE PINHO',
        guardians: [
          {
            name: 'NEUZILENE CORRÊA GÓES',
            cpf: a,
            rg: '114.870',
            rgIssuer: 'POLITEC/AP',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'técnica em enfermagem',
            address: 'Avenida Salvador Diniz, 1702, Fonte Nova, Santana/AP, CEP 68928-015',
          },
        ],
        wards: [
          {
            name: 'AYLA VALENTINA DOS SANTOS TRINDADE',
            birthDate: '2024-08-28',
            placeOfBirth: 'Macapá/AP',
            filiation: ['Jéssica dos Santos Trindade'],
          },
        ],
        decisionDate: '2024-10-02',
        issueDate: '2024-10-07',
        expirationDate: addMonths('2024-10-07', 12),
        validityText: term,
        powers,
        signedBy: ['RAUL TAVARES DE ALBUQUERQUE PINHO'],
        signatureDate: '2024-10-07T12:17:00',
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.top { text-align: center; font-size: 10pt } .top p { margin: 0 }
h1 { font-size: 13pt; text-align: center; margin: 8mm 0 6mm }
p.t { text-align: justify; text-indent: 12mm; margin-bottom: 3mm }
.sei { border-top: 1px solid #999; border-bottom: 1px solid #999; padding: 2mm 0; font-size: 8.6pt; display: flex; gap: 4mm; align-items: center; margin-top: 3mm }
.sei p { margin: 0 } .seal { width: 17mm; height: 12mm; border: 1pt solid #2a5d9c; color: #2a5d9c; font-size: 6pt; text-align: center; flex: none; padding-top: 1.5mm }
.ref { border-top: 1px solid #999; margin-top: 6mm; font-size: 8pt; display: flex; justify-content: space-between }`

export const layout: Layout = {
  name: 'blind-e-sedam',
  type: 51,
  variants: ['prosa'],
  print: (random) => {
    const signed = randomDate(random, 2023, 2025)
    const id = cnpj(random)
    const number = `${random.int(101, 480)}/${year(signed)}/SEDAM-COLMAM`
    const verifier = `00${random.int(31, 68)}${random.digits(6)}`
    const crc = hex(random, 8)
    const link =
      'https://sei.sistemas.ro.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const activity = 'desdobro de madeira em tora e fabricação de paletes'
    const director = personName(random, 'm')
    const process = `0028.${random.digits(6)}/${year(signed) - 1}-${random.digits(2)}`
    const page = html`<div class="top">${crest(16, '#1c4f91')}<p class="b">GOVERNO DO ESTADO DE RONDÔNIA</p>
      <p>Secretaria de Estado do Desenvolvimento Ambiental - SEDAM</p><p>Coordenadoria de Licenciamento e Monitoramento Ambiental</p></div>
      <h1>LICENÇA DE OPERAÇÃO Nº ${number}</h1>
      <p class="t">O SECRETÁRIO DE ESTADO DO DESENVOLVIMENTO AMBIENTAL, no uso de suas atribuições legais, à vista do que consta do Processo SEI nº ${process} e do Parecer Técnico nº ${random.int(20, 99)}/${year(signed)}, outorga a presente licença à empresa MADEIREIRA IGARAPÉ DO ENCANTO LTDA, pessoa jurídica de direito privado inscrita no CNPJ sob o nº ${maskCnpj(id)}, com estabelecimento na Linha ${random.int(20, 90)}, Lote ${random.int(3, 60)}, Gleba Corumbiara, Município de Vilhena, representada por seu sócio ${personName(random, 'm')}, para que exerça a atividade de ${activity}, observadas as obrigações adiante fixadas.</p>
      <p class="t">A licença vigora por 4 (quatro) anos, contados da data da assinatura eletrônica deste documento, e substitui a Licença de Operação nº ${random.digits(6)}/${year(signed) - 4}, que perde o efeito.</p>
      <p class="t">São obrigações da licenciada: conservar no pátio o romaneio e os documentos de origem florestal da matéria-prima; entregar em 90 (noventa) dias o plano de gerenciamento de resíduos; conter a emissão de material particulado dos ciclones; e não lançar serragem em corpos d'água. O pedido de renovação há de ser protocolado cento e vinte dias antes do termo final.</p>
      <p class="t">O descumprimento de qualquer obrigação autoriza a suspensão da licença, na forma da Lei Estadual nº 3.686, de 8 de dezembro de 2015.</p>
      <p class="c b" style="margin-top:8mm">${director.toUpperCase()}</p><p class="c">Secretário de Estado</p>
      <div class="sei"><div class="seal">sei!<br>assinatura<br>eletrônica</div><p>Documento assinado eletronicamente por <b>${director}</b>, <b>Secretário(a)</b>, em ${shortDate(signed)}, às ${random.int(8, 17)}:${random.int(10, 59)}, conforme horário oficial de Rondônia, com fundamento no Decreto nº 21.794, de 5 de abril de 2017.</p></div>
      <div class="sei"><p>A autenticidade deste documento pode ser conferida no site <u>${link}</u>, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</p></div>
      <p class="ref"><span><b>Referência:</b> Processo nº ${process}</span><span>SEI nº ${verifier}</span></p>`
    return {
      html: sheet({ font: 'Carlito', sizePt: 11.4, css, margin: '18mm 24mm' }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(signed, 4),
        licensePlate: [],
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}

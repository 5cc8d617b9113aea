import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Santa Catarina: eproc, the class before the number, the court's name small, the signature block at the end. */
export const layout: Layout = {
  name: 'blind-b-tutora-sc',
  type: 23,
  variants: ['orfa'],
  print(random) {
    const number = caseNumber(random, 2024, '24')
    const [a, b] = [cpf(random), cpf(random)]
    const verifier = `3100${random.digits(8)}v2`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const judge = 'Fabrício Heidemann Rossa'
    const powers =
      'incumbindo-lhe dirigir a educação da tutelada, defendê-la e prestar-lhe alimentos, administrar-lhe os bens e prestar contas de dois em dois anos, sem poder contrair empréstimo em nome dela'
    const body = html`<div class="c"><b>Poder Judiciário</b><br>JUSTIÇA ESTADUAL<br>Tribunal de Justiça do Estado de Santa Catarina<br><b>Vara da Família, Infância e Juventude da Comarca de Rio do Sul</b></div>
<p class="c s">Rua Dom Bosco, 820 - Bairro: Jardim América - CEP: 89160-172 - Fone: (47) 3531-0000 - www.tjsc.jus.br - Email: riodosul.familia@tjsc.jus.br</p>
<p class="b e">TUTELA CÍVEL Nº ${number}/SC</p>
<table class="p"><tr><td>REQUERENTE</td><td>: ILSE MARGARETE KNIESS</td></tr><tr><td>REQUERIDO</td><td>: JUÍZO DA COMARCA DE RIO DO SUL</td></tr></table>
<h1>TERMO DE COMPROMISSO DE TUTORA</h1>
<p class="j">Em cumprimento à sentença do evento 61, de 4 de junho de 2024, que julgou procedente o pedido, fica lavrado o presente termo, pelo qual ILSE MARGARETE KNIESS, brasileira, viúva, confeiteira, inscrita no CPF sob o nº ${maskCpf(a)}, RG nº 3.118.402 SESP/SC, residente e domiciliada na Estrada Blumenau, nº 2415, Bremer, Rio do Sul/SC, CEP 89161-070, tia-avó, é investida no encargo de TUTORA de MARIANA KNIESS STEINBACH, natural de Ibirama/SC, nascida em 15 de maio de 2011, CPF nº ${maskCpf(b)}, filha dos falecidos Ademar Steinbach e Soraia Kniess Steinbach, ${powers}.</p>
<p class="j">Ficam revogadas as procurações outorgadas pelos pais. A tutora declarou aceitar o encargo.</p>
<p class="r">Rio do Sul, ${longDate('2024-06-19')}.</p>
<p class="g">_____________________________________<br>Ilse Margarete Kniess</p>
<div class="x">Documento eletrônico assinado por <b>FABRÍCIO HEIDEMANN ROSSA, Juiz de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.toUpperCase()}<br>Data e Hora: 19/6/2024, às 17:34:12</div>
<p class="s" style="margin-top:6mm">${number} &nbsp;&nbsp;&nbsp; ${verifier.replace('v', ' .V')}</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Liberation Serif',
            sizePt: 12,
            margin: '15mm 24mm',
            css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}.e{margin-top:5mm}.p td:first-child{width:38mm}.j{text-indent:16mm}.g{margin:12mm 0;text-align:center}.x{border:.3mm solid #999;padding:2mm;font-size:9pt}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTORA',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA CÍVEL',
        state: 'SC',
        courtDivision: 'Vara da Família, Infância e Juventude',
        district: 'Rio do Sul',
        judgeName: judge.toUpperCase(),
        guardians: [
          {
            name: 'ILSE MARGARETE KNIESS',
            cpf: a,
            rg: '3.118.402',
            rgIssuer: 'SESP/SC',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'confeiteira',
            address: 'Estrada Blumenau, nº 2415, Bremer, Rio do Sul/SC, CEP 89161-070',
            relationship: 'tia-avó',
          },
        ],
        wards: [
          {
            name: 'MARIANA KNIESS STEINBACH',
            birthDate: '2011-05-15',
            cpf: b,
            placeOfBirth: 'Ibirama/SC',
            filiation: ['Ademar Steinbach', 'Soraia Kniess Steinbach'],
          },
        ],
        decisionDate: '2024-06-04',
        issueDate: '2024-06-19',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: '2024-06-19T17:34:12',
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

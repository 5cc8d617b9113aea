import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Rio Grande do Sul: the former curator is relieved in the same term that names the new one. */
export const layout: Layout = {
  name: 'blind-b-substituicao-rs',
  type: 23,
  variants: ['sobrinha'],
  print(random) {
    const number = caseNumber(random, 2021, '21')
    const [a, b, c] = [cpf(random), cpf(random), cpf(random)]
    const [verifier, crc] = [`1000${random.digits(8)}v4`, hex(random, 8).toLowerCase()]
    const link =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const powers =
      'A curadora nomeada fica investida dos poderes de administração das rendas da curatelada e de representação perante a Previdência Social, dependendo de alvará qualquer saque superior a três salários mínimos'
    const body = html`<div class="c">Poder Judiciário<br><b>Tribunal de Justiça do Estado do Rio Grande do Sul</b><br>1ª Vara de Família da Comarca de Passo Fundo<br><span class="s">Rua General Neto, 486 - Bairro: Centro - CEP: 99010-022 - Fone: (54) 3900-0000</span></div>
<p class="b" style="margin:6mm 0 1mm">REMOÇÃO, MODIFICAÇÃO E DISPENSA DE TUTOR OU CURADOR Nº ${number}/RS</p>
<p class="s">REQUERENTE: <b>JANICE TEREZINHA DAL MAGRO</b><br>ADVOGADO: DIEGO SCHNEIDER FIORI (OAB RS098112)<br>REQUERIDO: <b>HILÁRIO DAL MAGRO</b></p>
<h1>Termo de Compromisso de Curadora em Substituição</h1>
<p class="j">Por decisão do evento 22, proferida em 12/08/2021 pela Juíza de Direito Luciane Tagliari Motta, foi dispensado do encargo o curador anterior, HILÁRIO DAL MAGRO, CPF ${maskCpf(c)}, nomeado em 03/10/2009, em razão de sua idade avançada e a pedido dele.</p>
<p class="j">Em substituição, foi nomeada curadora JANICE TEREZINHA DAL MAGRO, brasileira, em união estável, técnica em contabilidade, RG 6044871935 SJS/RS, CPF ${maskCpf(a)}, residente e domiciliada na Rua Teixeira Soares, 1530, apto. 402, Centro, Passo Fundo/RS, CEP 99010-081, sobrinha da curatelada NOEMI DAL MAGRO, nascida em 30/01/1948, CPF ${maskCpf(b)}, RG 3018840276, interditada por sentença de 17/09/2009.</p>
<p class="j">${powers}. Aceito o encargo, a compromissada declarou não possuir impedimento legal.</p>
<p>Passo Fundo, 20 de agosto de 2021.</p>
<table class="s" style="margin-top:14mm"><tr><td>Compromissada: ______________________</td><td>Servidora: ______________________</td></tr></table>
<hr style="margin-top:10mm"><div class="s j">Documento assinado eletronicamente por <b>LUCIANE TAGLIARI MOTTA, Juíza de Direito</b>, em 23/8/2021, às 9:12:40, conforme art. 1º, III, "b", da Lei 11.419/2006. A autenticidade do documento pode ser conferida no site ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Noto Sans',
            sizePt: 10.5,
            margin: '18mm 22mm',
            css: 'h1{font-size:13pt;text-align:center;margin:8mm 0 6mm}.j{margin-bottom:4mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'Termo de Compromisso de Curadora em Substituição',
        kind: 'CURATELA',
        caseNumber: number,
        caseClass: 'REMOÇÃO, MODIFICAÇÃO E DISPENSA DE TUTOR OU CURADOR',
        state: 'RS',
        courtDivision: '1ª Vara de Família',
        district: 'Passo Fundo',
        judgeName: 'Luciane Tagliari Motta',
        guardians: [
          {
            name: 'JANICE TEREZINHA DAL MAGRO',
            cpf: a,
            rg: '6044871935',
            rgIssuer: 'SJS/RS',
            nationality: 'brasileira',
            maritalStatus: 'em união estável',
            occupation: 'técnica em contabilidade',
            address: 'Rua Teixeira Soares, 1530, apto. 402, Centro, Passo Fundo/RS, CEP 99010-081',
            relationship: 'sobrinha',
          },
        ],
        wards: [{ name: 'NOEMI DAL MAGRO', birthDate: '1948-01-30', cpf: b, rg: '3018840276' }],
        decisionDate: '2021-08-12',
        issueDate: '2021-08-20',
        powers,
        signedBy: ['LUCIANE TAGLIARI MOTTA'],
        signatureDate: '2021-08-23T09:12:40',
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

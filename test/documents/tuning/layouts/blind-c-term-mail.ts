import { longDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'

/** An e-mail of a registry that quotes the term, each line after an angle bracket. */
export const layout: Layout = {
  name: 'blind-c-term-mail',
  type: 23,
  variants: ['tutela'],
  print(random) {
    const number = caseNumber(random, 2024, '21')
    const ids = [cpf(random), cpf(random)] as const
    const verifier = `10006${random.digits(7)}v2`
    const crc = hex(random, 8).toLowerCase()
    const link = 'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php'
    const lines = [
      'PODER JUDICIÁRIO',
      'TRIBUNAL DE JUSTIÇA DO ESTADO DO RIO GRANDE DO SUL',
      'Comarca de Vacaria',
      'Juizado Regional da Infância e Juventude',
      'TERMO DE TUTELA',
      `Processo nº ${number}`,
      'Tutora: Genoveva Esmeralda Pinhal',
      `CPF: ${maskCpf(ids[0])}`,
      'Nacionalidade: brasileira',
      'Profissão: enóloga',
      'Endereço: Rua do Butiazeiro, nº 9, Centro, Vacaria/RS',
      'Tutelado: Ravi Muitos Capões Pinhal',
      `CPF: ${maskCpf(ids[1])}`,
      `Nascimento: ${shortDate('2015-08-08')}`,
      'Prazo: até a maioridade',
      `Data: ${longDate('2024-11-05')}`,
      'Assinado eletronicamente por FIRMINO LAGOA VERMELHA em 05/11/2024, às 10:17:46',
      `Conferência: ${link}`,
      `código verificador ${verifier} e código CRC ${crc}`,
    ]
    const body = html`<div>De: Distribuição &lt;distribuicao@forum.example&gt;<br>Para: genoveva@correio.example<br>Assunto: Termo de tutela</div><hr>
<p>Prezada senhora,</p><p>Segue o termo:</p><div class="q">${lines.map((line) => html`<div>&gt; ${line}</div>`)}</div><p style="margin-top:5mm">Cordialmente,<br>Distribuição</p>`
    return {
      html: sheet({ font: 'DejaVu Sans', sizePt: 9, margin: '18mm', css: '.q{color:#333}' }, body),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        caseNumber: number,
        court: 'TJRS',
        courtDivision: 'Juizado Regional da Infância e Juventude',
        district: 'Vacaria',
        state: 'RS',
        guardians: [
          guardian('Genoveva Esmeralda Pinhal', {
            cpf: ids[0],
            nationality: 'brasileira',
            occupation: 'enóloga',
            address: 'Rua do Butiazeiro, nº 9, Centro, Vacaria/RS',
          }),
        ],
        wards: [ward('Ravi Muitos Capões Pinhal', { birthDate: '2015-08-08', cpf: ids[1] })],
        issueDate: '2024-11-05',
        expirationDate: '2033-08-08',
        validityText: 'até a maioridade',
        signedBy: ['FIRMINO LAGOA VERMELHA'],
        signatureDate: '2024-11-05T10:17:46',
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

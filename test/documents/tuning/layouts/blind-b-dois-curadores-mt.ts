import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { pje, reading, unbroken } from '../blind-b.ts'

/** Mato Grosso: brother and sister share the curatorship of their father, each at an address of their own. */
export const layout: Layout = {
  name: 'blind-b-dois-curadores-mt',
  type: 23,
  variants: ['pai'],
  print(random) {
    const number = caseNumber(random, 2022, '11')
    const [a, b, c] = [cpf(random), cpf(random), cpf(random)]
    const judge = 'Wilma Thereza Okabayashi'
    const stamp = pje(random, 'pje.tjmt.jus.br', 'RODOLFO NICOLETTI PRADO', '2023-01-31', '14:03:55')
    const powers =
      'Os curadores exercerão o encargo em conjunto ou separadamente, exceto para a movimentação de aplicações financeiras, que exigirá a assinatura de ambos, e responderão solidariamente pelos prejuízos que causarem'
    const body = html`<p class="c">ESTADO DE MATO GROSSO<br>PODER JUDICIÁRIO<br><b>PRIMEIRA VARA ESPECIALIZADA DE FAMÍLIA E SUCESSÕES DE RONDONÓPOLIS</b></p><p class="c b">COMARCA DE RONDONÓPOLIS</p>
<div class="bx"><b>TERMO DE CURATELA COMPARTILHADA</b></div>
<p>PROCESSO: ${number}<br>ESPÉCIE: Interdição<br>VALOR DA CAUSA: R$ 1.212,00</p>
<p class="j">Perante a Secretaria desta Vara, em <b>30 de janeiro de 2023</b>, compareceram:</p>
<p class="j n">I &ndash; <b>SANDRO YOSHIO TAKENAKA</b>, brasileiro, divorciado, agrônomo, RG nº 1099213-7 SSP/MT, CPF nº ${maskCpf(a)}, residente na Rua Rio Branco, nº 2.190, Jardim Santa Marta, Rondonópolis/MT, CEP 78710-100; e</p>
<p class="j n">II &ndash; <b>LÍDIA MIYUKI TAKENAKA BORGES</b>, brasileira, casada, fisioterapeuta, RG nº 1377540-4 SJ/MT, CPF nº ${maskCpf(b)}, residente na Avenida Fernando Corrêa da Costa, nº 5.004, Boa Esperança, Cuiabá/MT, CEP 78068-600,</p>
<p class="j">aos quais, em cumprimento à sentença prolatada em 09 de dezembro de 2022 pela MMª Juíza de Direito, Dra. ${judge}, transitada em julgado, foi deferido o compromisso de <b>CURADORES</b> do Sr. <b>MASAO TAKENAKA</b>, viúvo, aposentado, RG nº 054.117 SSP/MT, CPF nº ${maskCpf(c)}, nascido em 1º/05/1939 em Marília/SP, filho de Kenji Takenaka e Hana Takenaka, internado na Casa de Repouso Flor de Cerejeira.</p>
<p class="j">${powers}.</p>
<p class="j">Prestado o compromisso, lavrou-se este termo. Eu, Rodolfo Nicoletti Prado, Gestor Judiciário, o digitei e assino por ordem da MMª Juíza (Provimento nº 55/2007-CGJ).</p>
<p class="g">Curador: ____________________________</p><p class="g">Curadora: ___________________________</p>
<div class="s" style="margin-top:16mm">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Gentium Plus',
            sizePt: 12,
            margin: '20mm 25mm',
            css: '.bx{border:.5mm solid #000;text-align:center;padding:2mm;margin:5mm 0;font-size:14pt}.n{margin-left:10mm}.g{margin-top:8mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE CURATELA COMPARTILHADA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição',
        state: 'MT',
        courtDivision: 'PRIMEIRA VARA ESPECIALIZADA DE FAMÍLIA E SUCESSÕES DE RONDONÓPOLIS',
        district: 'RONDONÓPOLIS',
        judgeName: judge,
        guardians: [
          {
            name: 'SANDRO YOSHIO TAKENAKA',
            cpf: a,
            rg: '1099213-7',
            rgIssuer: 'SSP/MT',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'agrônomo',
            address: 'Rua Rio Branco, nº 2.190, Jardim Santa Marta, Rondonópolis/MT, CEP 78710-100',
          },
          {
            name: 'LÍDIA MIYUKI TAKENAKA BORGES',
            cpf: b,
            rg: '1377540-4',
            rgIssuer: 'SJ/MT',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'fisioterapeuta',
            address: 'Avenida Fernando Corrêa da Costa, nº 5.004, Boa Esperança, Cuiabá/MT, CEP 78068-600',
          },
        ],
        wards: [
          {
            name: 'MASAO TAKENAKA',
            birthDate: '1939-05-01',
            cpf: c,
            rg: '054.117',
            placeOfBirth: 'Marília/SP',
            filiation: ['Kenji Takenaka', 'Hana Takenaka'],
          },
        ],
        decisionDate: '2022-12-09',
        issueDate: '2023-01-30',
        powers,
        ...stamp.read,
      }),
    }
  },
}

import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Rio Grande do Sul, 1996: typed, everything in words, an old case number, no CPF. */
export const layout: Layout = {
  name: 'blind-b-datilografado-rs',
  type: 23,
  variants: ['tutor'],
  print(random) {
    const number = `${random.int(100, 900)}/96`
    const powers =
      'ficando ciente de que deverá reger a pessoa do menor, velar por ele e administrar-lhe os bens, e de que não poderá vendê-los sem licença deste Juízo'
    const body = html`<p class="c">ESTADO DO RIO GRANDE DO SUL<br>PODER JUDICIÁRIO<br>COMARCA DE CACHOEIRA DO SUL<br>2ª VARA CÍVEL</p><p class="c">=-=-=-=-=-=-=-=-=-=-=-=-=-=-=</p>
<p class="c"><u>TERMO DE TUTELA</u></p><p>Processo nº ${number}<br>Natureza: Tutela</p>
<p class="j">Aos vinte e três (23) dias do mês de abril do ano de mil novecentos e noventa e seis (1996), nesta cidade de Cachoeira do Sul, no Foro local, na sala de audiências da 2ª Vara Cível, onde se achava presente o Exmo. Sr. Dr. Plínio Goulart Severo, Juiz de Direito, comigo Escrivã de seu cargo, ali compareceu ADÃO VALMOR SCHUCH LIMA, brasileiro, casado, ferroviário, C.I. nº 1019447265 SSP/RS, residente à Rua Saldanha Marinho, 977, Cachoeira do Sul, irmão, ao qual o MM. Juiz deferiu o compromisso de bem servir o cargo de TUTOR do menor impúbere CLÉBER LUÍS SCHUCH LIMA, nascido em 11 de dezembro de 1984, filho de Orestes Lima e de Wilma Schuch Lima, ambos falecidos, para o qual foi nomeado por despacho de 19 de abril de 1996, ${powers}. E como o disse, assim o prometeu cumprir, do que, para constar, lavrei este termo. Eu, Jurema Fagundes Bica, Escrivã, o datilografei e subscrevi.</p>
<p class="g">..........................................<br>Plínio Goulart Severo<br>Juiz de Direito</p><p class="g">..........................................<br>Adão Valmor Schuch Lima<br>Tutor</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Liberation Mono',
            sizePt: 11.5,
            margin: '24mm 20mm 20mm 30mm',
            css: '.j{line-height:1.8;text-indent:20mm;margin:8mm 0;text-align:left}.g{margin:9mm 0 0 30mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'Tutela',
        state: 'RS',
        courtDivision: '2ª VARA CÍVEL',
        district: 'CACHOEIRA DO SUL',
        judgeName: 'Plínio Goulart Severo',
        guardians: [
          {
            name: 'ADÃO VALMOR SCHUCH LIMA',
            rg: '1019447265',
            rgIssuer: 'SSP/RS',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'ferroviário',
            address: 'Rua Saldanha Marinho, 977, Cachoeira do Sul',
            relationship: 'irmão',
          },
        ],
        wards: [
          {
            name: 'CLÉBER LUÍS SCHUCH LIMA',
            birthDate: '1984-12-11',
            filiation: ['Orestes Lima', 'Wilma Schuch Lima'],
          },
        ],
        decisionDate: '1996-04-19',
        issueDate: '1996-04-23',
        powers,
        signedBy: ['Plínio Goulart Severo', 'Adão Valmor Schuch Lima'],
        documentValidation: false,
      }),
    }
  },
}

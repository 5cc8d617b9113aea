import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { pje, reading, unbroken } from '../blind-b.ts'

/** Rondônia: secrecy, the ward and the parents by their initials; a digit of the guardian's CPF is wrong. */
export const layout: Layout = {
  name: 'blind-b-iniciais-ro',
  type: 23,
  variants: ['sigilo'],
  print(random) {
    const number = caseNumber(random, 2024, '22')
    const wrong = breakCheckDigit(cpf(random))
    const judge = 'Ester Vasconcelos Tupari'
    const stamp = pje(random, 'pjepg.tjro.jus.br', 'ESTER VASCONCELOS TUPARI', '2024-08-30', '16:20:44')
    const powers =
      'podendo a guardiã viajar com o infante dentro do Estado, matriculá-lo em escola e praticar os atos da vida civil que a guarda comporta'
    const body = html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DE RONDÔNIA</b><br>Tribunal de Justiça de Rondônia<br>Ji-Paraná - 3ª Vara Cível<br>Comarca de Ji-Paraná</p><p class="c s">Avenida Brasil, nº 595, bairro Nova Brasília, CEP 76908-594, Ji-Paraná - SEGREDO DE JUSTIÇA</p>
<p>Processo: ${number}<br>Classe: Guarda de Infância e Juventude<br>Requerente: C. P. Z., ADVOGADO DO REQUERENTE: OSMAR LINO FARIA, OAB nº RO9917<br>Requeridos: T. S. R. e outro</p>
<h1>TERMO DE GUARDA PROVISÓRIA</h1>
<p class="j">Na data de 29/08/2024, nesta cidade de Ji-Paraná, em cumprimento ao despacho inicial de 23/08/2024, a Juíza de Direito ${judge} confere a guarda provisória do infante J. M. S. R., nascido em 16/02/2019, filho de T. S. R. e de A. R., a CLAUDINEIA PIVOTTO ZANETTI, brasileira, divorciada, cabeleireira, portadora da cédula de identidade nº 744.108 SSP/RO, inscrita no CPF/MF sob o nº ${maskCpf(wrong)}, residente na Rua Seringueiras, 1.866, Nova Brasília, Ji-Paraná/RO, CEP 76908-410, pelo prazo de 1 (um) ano, ${powers}.</p>
<p class="j">A guardiã prestou o compromisso de bem desempenhar o encargo.</p><p>Guardiã: ________________________________</p>
<p class="c" style="margin-top:8mm">${judge}<br>Juíza de Direito</p><div class="f">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Liberation Sans',
            sizePt: 11,
            margin: '22mm 24mm',
            css: 'h1{font-size:12pt;text-align:center;margin:10mm 0 6mm}.j{line-height:1.55}.f{margin-top:20mm;font-size:8pt}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        state: 'RO',
        courtDivision: '3ª Vara Cível',
        district: 'Ji-Paraná',
        judgeName: judge,
        guardians: [
          {
            name: 'CLAUDINEIA PIVOTTO ZANETTI',
            cpf: wrong,
            rg: '744.108',
            rgIssuer: 'SSP/RO',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'cabeleireira',
            address: 'Rua Seringueiras, 1.866, Nova Brasília, Ji-Paraná/RO, CEP 76908-410',
          },
        ],
        wards: [{ name: 'J. M. S. R.', birthDate: '2019-02-16', filiation: ['T. S. R.', 'A. R.'] }],
        decisionDate: '2024-08-23',
        issueDate: '2024-08-29',
        expirationDate: '2025-08-29',
        validityText: '1 (um) ano',
        powers,
        ...stamp.read,
        documentValidation: false,
      }),
    }
  },
}

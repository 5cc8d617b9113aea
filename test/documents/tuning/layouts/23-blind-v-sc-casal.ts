import { addDays, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, clock, cnj, figures, type Person, paper, rows } from '../blind-v.ts'

/** TJSC, eproc: custody with a view to adoption; the couple side by side in two columns, the child below. */
export const layout: Layout = {
  name: 'blind-v-sc-casal',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(1, 7))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family, other] = [surname(), surname()]
    const wife = person('woman', family)
    const husband = person('man', family)
    const child = person('girl', other)
    const mother = name('woman', other)
    const born = bornBefore(random, issued, 1, 8)
    const magistrate = judge('m')
    const number = cnj(random, '50#####', year(decided), '24', '0020')
    const [verifier, crc] = [`3100${figures(random, '########')}v2`, hex(random, 8).toLowerCase()]
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const cards = [figures(random, '*.###.###'), figures(random, '*.###.###')] as const
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Criciúma/SC, CEP ${cep}`)
    const title = 'TERMO DE GUARDA PARA FINS DE ADOÇÃO'
    const powers =
      'Os guardiões têm o dever de assistência e de convivência com a criança e não podem confiá-la a terceiros nem sair do Estado com ela sem licença judicial'
    const column = (heading: string, one: Person, values: readonly (readonly [string, string])[]): Html =>
      html`<td style="width:50%;vertical-align:top;padding:0 4mm"><p class="b" style="margin:0 0 1mm">${heading}</p><table>${rows([['Nome:', one.name], ...values, ['CPF:', maskCpf(one.cpf)]])}</table></td>`
    return {
      html: paper(
        {
          font: 'PT Sans',
          sizePt: 10.6,
          margin: '17mm 20mm',
          css: 'td td{vertical-align:top;padding-right:3mm}',
        },
        html`<p class="c">ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA DO ESTADO DE SANTA CATARINA<br><b>Vara da Infância e Juventude da Comarca de Criciúma</b></p><p class="c s">Av. Santos Figueira, 5 - Bairro: Milanese - CEP: 88800-000 - Fone: (48) 3400-0000</p>
<p class="c b">GUARDA DE INFÂNCIA E JUVENTUDE Nº ${number}/SC</p>
<p class="c b" style="font-size:13.5pt;margin:6mm 0">${title}</p>
<p>Pelo MM. Juiz de Direito, ${magistrate}, na decisão de ${shortDate(decided)} (evento 12), foi deferida a guarda provisória aos habilitados abaixo:</p>
<table style="margin:4mm 0"><tr>
${column('GUARDIÃ', wife, [
  ['Nacionalidade:', 'brasileira'],
  ['Estado civil:', 'casada'],
  ['Profissão:', 'farmacêutica'],
  ['RG:', `${cards[0]} SSP/SC`],
])}
${column('GUARDIÃO', husband, [
  ['Nacionalidade:', 'uruguaio'],
  ['Estado civil:', 'casado'],
  ['Profissão:', 'serralheiro'],
  ['RG:', `${cards[1]} SSP/SC`],
])}
</tr></table>
<p>Ambos residentes na ${address}.</p>
<p class="b" style="margin:5mm 0 1mm">CRIANÇA</p>
<p>${child.name}, nascida em ${shortDate(born)}, natural de Içara/SC, filha de ${mother}.</p>
<p class="b" style="margin:5mm 0 1mm">DEVERES</p>
<p class="j">${powers}.</p>
<p class="b" style="margin:5mm 0 1mm">DURAÇÃO</p>
<p class="j">Esta guarda vigora até a sentença no processo de adoção.</p>
<p style="margin-top:6mm">Criciúma, ${shortDate(issued)}.</p>
<div class="s j" style="border-top:.3mm solid #999;margin-top:14mm;padding-top:2mm">Documento eletrônico assinado por <b>${magistrate.toUpperCase()}, Juiz de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006 e Resolução Conjunta GP/CGJ n. 5/2018. A conferência da autenticidade do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${magistrate.toUpperCase()}<br>Data e Hora: ${clock(signedAt, ', às ')}</div>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE',
        court: 'TJSC',
        courtDivision: 'Vara da Infância e Juventude',
        district: 'Criciúma',
        state: 'SC',
        judgeName: magistrate,
        guardians: [
          guardian(wife.name, {
            cpf: wife.cpf,
            rg: cards[0],
            rgIssuer: 'SSP/SC',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'farmacêutica',
            address,
          }),
          guardian(husband.name, {
            cpf: husband.cpf,
            rg: cards[1],
            rgIssuer: 'SSP/SC',
            nationality: 'uruguaio',
            maritalStatus: 'casado',
            occupation: 'serralheiro',
            address,
          }),
        ],
        wards: [ward(child.name, { birthDate: born, placeOfBirth: 'Içara/SC', filiation: [mother] })],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até a sentença no processo de adoção',
        powers,
        signedBy: [magistrate.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen, minor, surname } from '../citizens.ts'
import { asClerksWrite, town } from '../towns.ts'

/** Santa Catarina on eproc: guardianship of one child by the grandparents or an aunt, on two sheets. */
export const layout: Layout = {
  name: 'barriga-verde-shared',
  type: 23,
  variants: ['grandparents', 'aunt'],
  print(random, variant) {
    const both = variant === 'grandparents'
    const { city } = town(random, 'SC')
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(2, 30))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '24')
    const family = surname(random)
    const keepers = (both ? (['f', 'm'] as const) : (['f'] as const)).map((gender) =>
      citizen(random, 'SC', { gender, born: both ? [1950, 1965] : [1975, 1990], family }),
    )
    const child = minor(random, 'SC', issued, family, [0, 12])
    const judge = citizen(random, 'SC', { gender: 'm' })
    const division = 'Vara da Família, Infância e Juventude'
    const title = both ? 'TERMO DE GUARDA DEFINITIVA' : 'TERMO DE GUARDA PROVISÓRIA'
    const kin = both ? ['avó paterna', 'avô paterno'] : ['tia materna']
    const key = [`3100${random.digits(8)}v${random.int(2, 6)}`, hex(random, 8).toLowerCase()] as const
    const site =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const powers = `${both ? 'Os guardiões podem' : 'A guardiã pode'} matricular a criança em instituição de ensino, autorizar procedimentos médicos, requerer benefícios e representá-la nos atos da vida civil, sem prejuízo do direito de visitas dos genitores`
    const body = html`<div class="c">${crest(15, '#94211f')}<br><b>ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA</b><br>${division} da Comarca de ${city}</div><p class="b" style="margin-top:5mm">GUARDA DE FAMÍLIA Nº ${number}/SC</p><p class="c b" style="font-size:14pt;margin:5mm 0">${title}</p>
<p class="j"><b>Data:</b> ${longDate(issued)}.</p><p class="j"><b>Juiz de Direito:</b> ${judge.name}.</p>${keepers.map((one, index) => html`<p class="j"><b>Guardi${gendered(one, 'ã', 'ão')}:</b> ${one.name}, ${gendered(one, 'brasileira', 'brasileiro')}, ${one.maritalStatus}, ${one.occupation}, RG ${one.rg} ${one.rgIssuer}, CPF ${maskCpf(one.cpf)}, ${kin[index] ?? ''}, residente na ${asClerksWrite(one.address)}.</p>`)}
<p class="j"><b>Criança:</b> ${child.name}, ${gendered(child, 'nascida', 'nascido')} em ${shortDate(child.birth)}, CPF ${maskCpf(child.cpf)}, ${gendered(child, 'filha', 'filho')} de ${child.mother} e ${child.father}.</p>
<p class="j">${both ? 'Os acima qualificados compareceram' : 'A acima qualificada compareceu'} em cartório e ${both ? 'prestaram' : 'prestou'} compromisso de guarda, que lhe${both ? 's' : ''} foi deferida ${both ? 'em caráter definitivo por sentença' : 'em caráter provisório por decisão'} datada de ${shortDate(decided)} (evento ${random.int(3, 60)}).</p><p class="j">${powers}.</p>
<div class="sg">Documento eletrônico assinado por <b>${judge.name.toUpperCase()}, Juiz de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${site}, mediante o preenchimento do código verificador <b>${key[0]}</b> e do código CRC <b>${key[1]}</b>.<br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.name.toUpperCase()}<br>Data e Hora: ${shortDate(issued)}, às ${signedAt.slice(11)}</div>`
    return {
      html: sheet(
        {
          font: 'JetBrains Mono',
          sizePt: 9.2,
          margin: '15mm 20mm',
          css: '.sg{border:.2mm solid #000;padding:2mm;font-size:8pt;margin-top:8mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: both ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE FAMÍLIA',
        court: 'TJSC',
        courtDivision: division,
        district: city,
        state: 'SC',
        judgeName: judge.name,
        guardians: keepers.map((one, index) =>
          qualified(one, { address: asClerksWrite(one.address), relationship: kin[index] ?? null }),
        ),
        wards: [
          ward(child.name, {
            birthDate: child.birth,
            cpf: child.cpf,
            filiation: [child.mother, child.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: site,
        verificationCode: key.join(' '),
      }),
    }
  },
}

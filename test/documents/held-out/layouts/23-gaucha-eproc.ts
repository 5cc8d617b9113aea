import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen } from '../citizens.ts'
import { asClerksWrite, town } from '../towns.ts'

/** Rio Grande do Sul on eproc: class before the number, short paragraphs, signature block in a ruled box. */
export const layout: Layout = {
  name: 'gaucha-eproc',
  type: 23,
  variants: ['final', 'two-curators'],
  print(random, variant) {
    const two = variant === 'two-curators'
    const { city } = town(random, 'RS')
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(20, 90))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided) - 1, '21')
    const curators = (two ? (['f', 'm'] as const) : (['m'] as const)).map((gender) =>
      citizen(random, 'RS', { gender, born: [1960, 1985] }),
    )
    const curatee = citizen(random, 'RS', { gender: 'm', born: [1975, 2000] })
    const judge = citizen(random, 'RS', { gender: 'f' })
    const division = `Juízo da ${random.int(1, 3)}ª Vara de Família da Comarca de ${city}`
    const title = 'TERMO DE CURATELA DEFINITIVA'
    const key = [`1000${random.digits(8)}v${random.int(2, 5)}`, hex(random, 8).toLowerCase()] as const
    const site =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const powers =
      'O exercício da curatela afeta tão somente os atos relacionados aos direitos de natureza patrimonial e negocial, nos termos do art. 85 da Lei nº 13.146/2015, devendo haver prestação anual de contas'
    const body = html`<div class="c">${crest(16, '#a8322d')}<br><b>Poder Judiciário<br>JUSTIÇA ESTADUAL</b><br>Tribunal de Justiça do Estado do Rio Grande do Sul<br>${division}</div><p class="c s">Rua Bento Ventura, 55 - Bairro: Centro - CEP: 95000-000 - Fone: (54) 3220-0000 - Email: fr${city.slice(0, 3).toLowerCase()}@tjrs.jus.br</p>
<p class="b">CURATELA Nº ${number}/RS</p><p>REQUERENTE: ${curators[0]?.name.toUpperCase()}<br>REQUERIDO: ${curatee.name.toUpperCase()}</p><p class="c b" style="font-size:14pt;margin:5mm 0">${title}</p>
<p class="j">Na data de ${longDate(issued)}, ${two ? 'compareceram' : 'compareceu'} em juízo ${curators.map((one, index) => html`${index ? ' e ' : ''}<b>${one.name}</b>, ${gendered(one, 'brasileira', 'brasileiro')}, ${one.maritalStatus}, ${one.occupation}, CPF ${maskCpf(one.cpf)}, RG ${one.rg} ${one.rgIssuer}, residente na ${asClerksWrite(one.address)}`)}, ${two ? 'que prestaram' : 'que prestou'} compromisso legal como ${two ? 'CURADORES, em regime de curatela compartilhada,' : 'CURADOR'} de <b>${curatee.name}</b>, brasileiro, solteiro, nascido em ${shortDate(curatee.birth)}, CPF ${maskCpf(curatee.cpf)}, filho de ${curatee.mother}, cuja curatela definitiva foi decretada por sentença de ${longDate(decided)}, transitada em julgado, proferida pela Juíza de Direito Dra. ${judge.name}.</p>
<p class="j">${powers}.</p><p class="j">Nada mais havendo, encerrou-se o presente termo.</p><div class="sg">Documento assinado eletronicamente por <b>${judge.name.toUpperCase()}, Juíza de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico <b>${site}</b>, mediante o preenchimento do código verificador <b>${key[0]}</b> e do código CRC <b>${key[1]}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.name.toUpperCase()}<br>Data e Hora: ${shortDate(issued)}, às ${signedAt.slice(11)}</div><p class="s" style="margin-top:4mm">${number} &nbsp; ${key[0].replace('v', ' .V')}</p>`
    return {
      html: sheet(
        {
          font: 'Charis SIL',
          sizePt: 11,
          margin: '15mm 22mm',
          css: '.sg{border-top:.2mm solid #000;border-bottom:.2mm solid #000;padding:2mm 0;font-size:9pt;margin-top:8mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'CURATELA',
        court: 'TJRS',
        courtDivision: division.replace('Juízo da ', '').replace(/ da Comarca.*/, ''),
        district: city,
        state: 'RS',
        judgeName: judge.name,
        guardians: curators.map((one) => qualified(one, { address: asClerksWrite(one.address) })),
        wards: [
          ward(curatee.name, { birthDate: curatee.birth, cpf: curatee.cpf, filiation: [curatee.mother] }),
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

import {
  addDays,
  addMonths,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJRS on eproc: labelled lines instead of prose, couples, and the verifier with its CRC at the end. */
export const layout: Layout = {
  name: 'tjrs-guarda',
  type: 23,
  variants: ['couple', 'single', 'initials'],
  print(random, variant) {
    const { city } = place(random, 'RS')
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(1, 20))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '21')
    const family = familyName(random)
    const keepers = [
      person(random, { gender: 'm', uf: 'RS' }),
      person(random, { gender: 'f', uf: 'RS', family }),
    ].slice(0, variant === 'couple' ? 2 : 1)
    const minor = child(random, issued, 'RS', [1, 15], family)
    const secret = variant === 'initials'
    const minorName = secret
      ? `${minor.name
          .split(/\s+/)
          .filter((word) => /^[A-ZÀ-Ý]/.test(word))
          .map((word) => `${word[0]}.`)
          .join(' ')}`
      : minor.name
    const judge = person(random, { gender: 'f' })
    const division = `Juizado Regional da Infância e Juventude da Comarca de ${city}`
    const months = random.pick([6, 12])
    const verifier = `1000${random.digits(8)}v${random.int(2, 9)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const powers =
      'Os guardiões poderão representar a criança perante estabelecimentos de ensino, saúde e órgãos públicos, vedada a viagem ao exterior sem autorização judicial'
    const line = (label: string, value: string) => html`<p class="ln"><b>${label}:</b> ${value}</p>`
    const body = html`<div class="c"><b>Poder Judiciário</b><br>JUSTIÇA ESTADUAL<br>Tribunal de Justiça do Estado do Rio Grande do Sul<br><b>${division}</b><br><span class="s">Rua Fictícia do Arroio, 55 - Bairro: Centro - CEP: 95000000 - Fone: (54) 3000-0000</span></div>
<p class="b" style="margin-top:6mm">GUARDA DE INFÂNCIA E JUVENTUDE Nº ${number}/RS</p>
<p>${keepers.map((keeper) => html`<b>AUTOR</b>: ${keeper.name.toUpperCase()}<br>`)}<b>RÉU</b>: ${minor.mother.toUpperCase()}</p>
<h1>TERMO DE COMPROMISSO DE GUARDIÃO</h1>
${line('Data da decisão', shortDate(decided))}${line(secret ? 'Criança (segredo de justiça)' : 'Criança/adolescente', minorName)}${secret ? '' : line('Data de nascimento', shortDate(minor.birth))}${secret ? '' : line('Filiação', `${minor.father} e ${minor.mother}`)}
${keepers.map((keeper) => html`${line('Guardião(ã)', keeper.name)}${line('Nacionalidade', gendered(keeper, 'brasileira', 'brasileiro'))}${line('Estado civil', keeper.maritalStatus)}${line('Profissão', keeper.occupation)}${line('RG', `${keeper.rg} ${keeper.rgIssuer}`)}${line('CPF', maskCpf(keeper.cpf))}${line('Endereço', oneLine(keeper.address))}`)}
<p class="j">Pela MM. Juíza de Direito, Dra. ${judge.name}, foi deferido o compromisso de guarda provisória, pelo prazo de ${months} meses, na forma dos artigos 33 a 35 do Estatuto da Criança e do Adolescente, prometendo o(s) compromissado(s) bem e fielmente cumprir os deveres do encargo. ${powers}.</p>
<p>${city}, ${longDate(issued)}.</p>
<hr><p class="s j">Documento assinado eletronicamente por <b>${judge.name.toUpperCase()}, Juíza de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico <b>${link}</b>, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.</p>
<p class="s">Informações adicionais da assinatura:<br>Signatário (a): ${judge.name.toUpperCase()}<br>Data e Hora: ${shortDate(issued)}, às ${signedAt.slice(11)}</p><hr><p class="s b">${number} <span style="float:right">${verifier.split('v').join(' .V')}</span></p>`
    return {
      html: sheet(
        {
          font: 'DejaVu Serif',
          sizePt: 9.5,
          margin: '16mm 22mm',
          css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}.ln{margin:0 0 .8mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE GUARDIÃO',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE',
        court: 'TJRS',
        courtDivision: 'Juizado Regional da Infância e Juventude',
        district: city,
        state: 'RS',
        judgeName: judge.name,
        guardians: keepers.map((keeper) =>
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: gendered(keeper, 'brasileira', 'brasileiro'),
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: oneLine(keeper.address),
          }),
        ),
        wards: [
          secret
            ? ward(minorName)
            : ward(minor.name, { birthDate: minor.birth, filiation: [minor.father, minor.mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, months),
        validityText: `${months} meses`,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

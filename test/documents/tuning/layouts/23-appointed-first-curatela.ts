import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addYears, inWords, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Sergipe: the court's own system; the ward is described before the curator, who is named after the judge's verb. */
export const layout: Layout = {
  name: 'appointed-first-curatela',
  type: 23,
  variants: ['years', 'open'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'SE',
      tribunal: '25',
      cities: ['Lagarto', 'Itabaiana', 'Estância'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, signedAt, g, w, j } = scene
    const years = variant === 'years'
    const curator = {
      ...guardian,
      occupation: g('cozinheira', 'motorista de aplicativo'),
      rgIssuer: 'SSP/SE',
    }
    const relationship = g('filha', 'filho')
    const division = '1ª Vara Cível e Criminal'
    const title = 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO'
    const term = 2
    const validity = years ? `${term} (${inWords(term)}) anos` : 'até ulterior deliberação'
    const code = `2${random.digits(12)}`
    const crc = alphanumeric(random, 6).toUpperCase()
    const powers = `${g('A curadora', 'O curador')} fica ${g('autorizada', 'autorizado')} a receber o benefício previdenciário ${w('da curatelada', 'do curatelado')} e a representá-l${w('a', 'o')} junto a instituições financeiras, vedada a contratação de empréstimos`
    const body = html`<div class="bar">PODER JUDICIÁRIO DO ESTADO DE SERGIPE</div>
<table class="s"><tr><td>${division} de ${city}</td><td class="r">Nº Processo ${number}</td></tr><tr><td>Fórum da Comarca de ${city}</td><td class="r">Classe: Interdição</td></tr></table>
<h1>${title}</h1>
<p class="j">${j('A Doutora', 'O Doutor')} ${judge.name.toUpperCase()}, Jui${j('za', 'z')} de Direito da ${division} da Comarca de ${city}, Estado de Sergipe, no uso de suas atribuições legais, considerando que ${w('a Sra.', 'o Sr.')} <b>${curatee.name}</b> (filiação: ${curatee.mother} e ${curatee.father}; nascimento: ${shortDate(curatee.birth)}; naturalidade: ${birthplace(curatee)}; CPF: ${maskCpf(curatee.cpf)}; RG: ${curatee.rg}) não reúne condições de exercer por si os atos da vida civil, nomeia ${g('sua curadora provisória, a Sra.', 'seu curador provisório, o Sr.')} <b>${curator.name}</b> (filiação: ${curator.mother} e ${curator.father}; CPF: ${maskCpf(curator.cpf)}; RG: ${curator.rg} ${curator.rgIssuer}; estado civil: ${curator.maritalStatus}; profissão: ${curator.occupation}; nacionalidade: ${g('brasileira', 'brasileiro')}; endereço: ${oneLine(curator.address)}; parentesco: ${relationship}), consoante decisão interlocutória datada de ${longDate(decided)}.</p>
<p class="j">${years ? `A presente nomeação tem validade de ${validity}, contados da assinatura deste termo, findos os quais deverá ser requerida a sua renovação.` : `O presente termo vale ${validity}, podendo ser revogado a qualquer tempo.`}</p>
<p class="j">${powers}.</p>
<p>${city}, ${shortDate(issued)}.</p>
<div class="box s">Documento assinado eletronicamente por <b>${judge.name.toUpperCase()}</b>, Jui${j('za', 'z')} de ${city}, em ${shortDate(signedAt.slice(0, 10))}, às ${signedAt.slice(11)}, conforme art. 1º, III, "b", da Lei 11.419/2006.<br>A conferência da autenticidade do documento está disponível no endereço www.tjse.jus.br/portal/servicos/judiciais/autenticacao-de-documentos, mediante preenchimento do número de consulta pública ${code}-${crc}.</div>`
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 9,
          margin: '14mm 20mm',
          css: 'h1{font-size:11.5pt;text-align:center;margin:7mm 0}.bar{background:#234;color:#fff;text-align:center;padding:1.5mm}.box{border:.3mm solid #000;padding:2mm;margin-top:10mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'SE'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseClass: 'Interdição',
        courtDivision: `${division} de ${city}`,
        district: city,
        forum: `Fórum da Comarca de ${city}`,
        judgeName: judge.name.toUpperCase(),
        guardians: [qualified(curator, { relationship })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother, curatee.father],
          }),
        ],
        expirationDate: years ? addYears(issued, term) : null,
        validityText: validity,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: 'www.tjse.jus.br/portal/servicos/judiciais/autenticacao-de-documentos',
        verificationCode: `${code}-${crc}`,
      }),
    }
  },
}

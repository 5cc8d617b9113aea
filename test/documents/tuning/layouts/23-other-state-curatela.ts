import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Amazonas on Projudi: a letter-like term with side captions; once the case number belongs to another state's court. */
export const layout: Layout = {
  name: 'other-state-curatela',
  type: 23,
  variants: ['wife', 'wrong-court'],
  print(random, variant) {
    const wrong = variant === 'wrong-court'
    const scene = courtScene(random, {
      uf: 'AM',
      tribunal: wrong ? '14' : '04',
      cities: ['Parintins', 'Tefé', 'Manacapuru'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, signedAt, g, w, j } = scene
    const curator = {
      ...guardian,
      occupation: g('técnica administrativa', 'piloto fluvial'),
      rgIssuer: 'SSP/AM',
    }
    const relationship = g('companheira', 'companheiro')
    const division = '1ª Vara'
    const title = 'TERMO DE CURATELA DEFINITIVA'
    const code =
      `PJ${alphanumeric(random, 3)} ${alphanumeric(random, 5)} ${alphanumeric(random, 5)} ${alphanumeric(random, 5)}`.toUpperCase()
    const link = 'https://projudi.tjam.jus.br/projudi/'
    const powers =
      'A curatela alcança apenas os atos relacionados aos direitos de natureza patrimonial e negocial, não atingindo o direito ao próprio corpo, à sexualidade, ao matrimônio, à privacidade, à educação, à saúde, ao trabalho e ao voto'
    const signer = judge.name.toUpperCase()
    const body = html`<table class="hd"><tr><td><b>ESTADO DO AMAZONAS</b><br>PODER JUDICIÁRIO<br>COMARCA DE ${city.toUpperCase()}<br>${division.toUpperCase()}</td><td class="r">Autos n.º ${number}<br>Classe: Interdição<br>Assunto principal: Nomeação</td></tr></table>
<h1>${title}</h1>
<p class="j">A pessoa de ${curatee.name.toUpperCase()}, ${w('brasileira', 'brasileiro')}, natural de ${birthplace(curatee)}, onde nasceu em ${longDate(curatee.birth)}, filh${w('a', 'o')} de ${curatee.father} e de ${curatee.mother}, registro de identidade ${curatee.rg} e CPF ${maskCpf(curatee.cpf)}, foi declarada relativamente incapaz pela sentença de ${shortDate(decided)}, transitada em julgado, d${j('a Exma. Dra.', 'o Exmo. Dr.')} ${judge.name}, Jui${j('za', 'z')} de Direito.</p>
<p class="j">Exercerá a curatela, em caráter definitivo, ${g('sua companheira', 'seu companheiro')} ${curator.name.toUpperCase()}, ${g('brasileira', 'brasileiro')}, convivente, cuja ocupação é ${curator.occupation}, registro de identidade ${curator.rg} (${curator.rgIssuer}) e CPF ${maskCpf(curator.cpf)}, residente e domiciliad${g('a', 'o')} na ${oneLine(curator.address)}, que neste ato presta o compromisso legal.</p>
<p class="j">${powers}.</p>
<p class="r">${city}/AM, em ${shortDate(issued, '.')}.</p>
<p class="s" style="margin-top:20mm">Assinado digitalmente por ${signer} em ${shortDate(signedAt.slice(0, 10))} às ${signedAt.slice(11)}.<br>Validação deste em ${link} - Identificador: ${code}</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 12,
          margin: '18mm 24mm',
          css: 'h1{font-size:14pt;margin:10mm 0 6mm;letter-spacing:.04em}.hd{border-bottom:.5mm solid #000}.hd td{vertical-align:top;padding-bottom:2mm}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'AM'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'Interdição',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [
          qualified(curator, { name: curator.name.toUpperCase(), maritalStatus: 'convivente', relationship }),
        ],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        powers,
        signedBy: [signer],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
        documentValidation: !wrong,
      }),
    }
  },
}

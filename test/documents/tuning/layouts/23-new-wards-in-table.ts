import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric, breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { folk, written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** Several wards, or several guardians, as the rows of a table. */
export const layout = termPages('new-wards-in-table', {
  three(random) {
    const scene = termScene(random, { uf: 'PR', tribunal: '16', minor: true, keeper: 'm' })
    const { keeper, ward: first, sibling, judge, at, lawyer } = scene
    const year0 = Number(scene.issued.slice(0, 4))
    const third = folk(random, { uf: 'PR', born: [year0 - 5, year0 - 2], family: scene.family })
    const kids = [first, sibling, { ...third, mother: first.mother }]
    const division = 'Vara da Infância e Juventude e Anexos'
    const title = 'Termo de Compromisso de Guarda e Responsabilidade'
    const home = written(keeper.address, 'dashes')
    const powers =
      'O guardião fica ciente de que a guarda pode ser revogada a qualquer tempo e de que não pode mudar os infantes de Comarca sem comunicar o Juízo'
    const id = `PJ${alphanumeric(random, 3).toUpperCase()} ${alphanumeric(random, 5).toUpperCase()} ${alphanumeric(random, 5).toUpperCase()} ${alphanumeric(random, 5).toUpperCase()}`
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const body = html`<p class="c"><b>ESTADO DO PARANÁ</b><br>PODER JUDICIÁRIO<br>COMARCA DE ${at.city.toUpperCase()}<br>${division}</p><h1>${title}</h1><p>Autos nº. ${scene.number}<br>Classe Processual: Guarda<br>Polo Ativo: ${keeper.name}<br>Polo Passivo: ${first.mother}</p><p class="j">Em ${longDate(scene.issued)}, perante ${of(judge)('a Juíza', 'o Juiz')} de Direito ${judge.name}, o guardião ${keeper.name}, brasileiro, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, residente na ${home}, avô materno, assistido por ${lawyer.name} (OAB/PR ${random.digits(5)}), firma o compromisso de guarda provisória, deferida em ${shortDate(scene.decided)}, das crianças:</p>
<table class="t"><tr class="b"><td>Nº</td><td>Nome</td><td>Nascimento</td><td>CPF</td><td>Mãe</td></tr>${kids.map((one, i) => html`<tr><td>${i + 1}</td><td>${one.name}</td><td>${shortDate(one.birth)}</td><td>${maskCpf(one.cpf)}</td><td>${one.mother}</td></tr>`)}</table><p class="j">${powers}.</p><p style="margin-top:14mm">_________________________<br>${keeper.name}</p><p class="s">Documento assinado digitalmente por ${judge.name} em ${shortDate(scene.signedAt.slice(0, 10))}. Validação deste em ${link} - Identificador: ${id}</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10,
        margin: '20mm 18mm',
        css: 'h1{font-size:13pt;text-align:center}.t td{border:.2mm solid #000;padding:.8mm 1.2mm;font-size:9pt}.t{margin:2mm 0 4mm}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda',
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { address: home, relationship: 'avô materno' })],
        wards: kids.map((one) =>
          ward(one.name, { birthDate: one.birth, cpf: one.cpf, filiation: [one.mother] }),
        ),
        powers,
        signedBy: [judge.name],
        signatureDate: scene.signedAt.slice(0, 10),
        verificationLink: link,
        verificationCode: id,
      },
    }
  },
  curators(random) {
    const scene = termScene(random, {
      uf: 'SC',
      tribunal: '24',
      minor: false,
      keeper: 'f',
      ward: 'f',
      old: true,
    })
    const { keeper, other, ward: curatee, judge, at, clerk } = scene
    const wrong = breakCheckDigit(other.cpf)
    const division = 'Vara da Família e Órfãos'
    const title = 'TERMO DE CURATELA COMPARTILHADA PROVISÓRIA'
    const powers =
      'Os curadores agirão em conjunto nos atos de disposição e, isoladamente, nos de mera administração'
    const row = (one: typeof keeper, id: string, kin: string) =>
      html`<tr><td>${one.name}</td><td>${maskCpf(id)}</td><td>${one.occupation}</td><td>${kin}</td></tr>`
    const body = html`<p class="b">ESTADO DE SANTA CATARINA<br>PODER JUDICIÁRIO</p><p>Comarca de ${at.city}<br>${division}</p><h1>${title}</h1><p>AUTOS Nº ${scene.number}</p><table class="t"><tr class="b"><td colspan="4">CURADORES</td></tr><tr class="s"><td>Nome</td><td>CPF</td><td>Profissão</td><td>Parentesco</td></tr>${row(keeper, keeper.cpf, 'filha')}${row(other, wrong, 'filho')}</table><table class="t"><tr class="b"><td colspan="4">CURATELADA</td></tr><tr class="s"><td>Nome</td><td>CPF</td><td>Nascimento</td><td>Natural de</td></tr><tr><td>${curatee.name}</td><td>${maskCpf(curatee.cpf)}</td><td>${shortDate(curatee.birth)}</td><td>${curatee.birthplace.city}/${curatee.birthplace.uf}</td></tr></table><p class="j">Compromisso prestado perante ${judge.name}, ${of(judge)('Juíza', 'Juiz')} de Direito, em cumprimento à decisão do dia ${shortDate(scene.decided)}, com vigência de 6 (seis) meses. ${powers}.</p><p>${at.city}, ${longDate(scene.issued)}. Eu, ${clerk.name}, Chefe de Cartório, conferi.</p><table style="margin-top:16mm"><tr><td class="c">___________________<br>${keeper.name}</td><td class="c">___________________<br>${other.name}</td><td class="c">___________________<br>${judge.name}</td></tr></table>`
    const one = (person: typeof keeper, id: string, kin: string) =>
      guardian(person.name, { cpf: id, occupation: person.occupation, relationship: kin })
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 9.5,
        margin: '20mm 18mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:13pt;margin:5mm 0}.t td{border:.2mm solid #666;padding:1mm 1.5mm}.t{margin-bottom:4mm}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [one(keeper, keeper.cpf, 'filha'), one(other, wrong, 'filho')],
        wards: [
          ward(curatee.name, {
            cpf: curatee.cpf,
            birthDate: curatee.birth,
            placeOfBirth: `${curatee.birthplace.city}/${curatee.birthplace.uf}`,
          }),
        ],
        expirationDate: addMonths(scene.issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: [keeper.name, other.name, judge.name],
        documentValidation: false,
      },
    }
  },
})

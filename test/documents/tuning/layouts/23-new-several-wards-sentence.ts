import { addYears, dateInWords, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** Two or three wards, or two guardians, within one sentence. */
export const layout = termPages('new-several-wards-sentence', {
  siblings(random) {
    const scene = termScene(random, { uf: 'MA', tribunal: '10', minor: true, keeper: 'f' })
    const { keeper, ward: first, sibling: second, judge, clerk, lawyer, at } = scene
    const home = written(keeper.address, 'short')
    const powers = `A guardiã obriga-se à prestação de assistência material, moral e educacional aos menores, não podendo entregá-los aos genitores ou a terceiros sem ordem deste Juízo`
    const title = 'TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA'
    const division = '2ª VARA'
    const body = html`<p class="c b">ESTADO DO MARANHÃO<br>PODER JUDICIÁRIO<br>COMARCA DE ${at.city.toUpperCase()}<br>${division}</p><p class="c b" style="margin:8mm 0">${title}</p>
<p>Processo nº ${scene.number}<br>Requerida: ${first.mother}</p>
<p class="j">Aos ${dateInWords(scene.issued)}, na sala de audiências deste Juízo, onde presente se achava ${of(judge)('a MM. Juíza', 'o MM. Juiz')} de Direito ${judge.name}, comigo, ${clerk.name}, Secretário Judicial, CPF ${maskCpf(clerk.cpf)}, compareceu a Sra. ${keeper.name}, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, RG nº ${keeper.rg} ${keeper.rgIssuer}, CPF nº ${maskCpf(keeper.cpf)}, residente na ${home}, tia materna dos menores, acompanhada do advogado Dr. ${lawyer.name}, OAB/MA ${random.digits(5)}, e por ${of(judge)('aquela', 'aquele')} lhe foi deferida a guarda dos menores ${first.name}, nascid${of(first)('a', 'o')} em ${shortDate(first.birth)}, e ${second.name}, nascid${of(second)('a', 'o')} em ${shortDate(second.birth)}, ambos filhos de ${first.mother} e ${first.father}, conforme decisão de ${shortDate(scene.decided)}, pelo prazo de 1 (um) ano. ${powers}. E para constar lavrei o presente, que vai por todos assinado.</p>
<p style="margin-top:14mm">____________________________<br>${judge.name}<br>${of(judge)('Juíza', 'Juiz')} de Direito</p><p style="margin-top:12mm">____________________________<br>${keeper.name}<br>Guardiã</p>`
    const kid = (one: typeof first) =>
      ward(one.name, { birthDate: one.birth, filiation: [first.mother, first.father] })
    return {
      paper: { font: 'Liberation Serif', sizePt: 12, margin: '22mm 25mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { address: home, relationship: 'tia materna' })],
        wards: [kid(first), kid(second)],
        expirationDate: addYears(scene.issued, 1),
        validityText: '1 (um) ano',
        powers,
        signedBy: [judge.name, keeper.name],
      },
    }
  },
  parents(random) {
    const scene = termScene(random, { uf: 'RN', tribunal: '20', minor: false, keeper: 'f', ward: 'm' })
    const { keeper, other, ward: curatee, judge, at } = scene
    const home = written(keeper.address, 'dashes')
    const powers =
      'Ficam os curadores autorizados a receber o benefício previdenciário do curatelado e a representá-lo perante bancos, vedada a contratação de empréstimos'
    const title = 'Termo de Curatela'
    const division = '1ª Vara de Família e Sucessões'
    const code = hex(random, 12).toLowerCase()
    const link = 'https://pje1g.tjrn.jus.br/validar'
    const body = html`<p><b>Poder Judiciário do Rio Grande do Norte</b><br>${division}<br>Comarca de ${at.city}</p><h1>${title}</h1><p>Autos: ${scene.number}<br>Classe: INTERDIÇÃO/CURATELA (58)</p>
<p class="j">Por sentença transitada em julgado, proferida em ${longDate(scene.decided)} pel${of(judge)('a Juíza', 'o Juiz')} ${judge.name}, foram nomeados curadores definitivos de ${curatee.name}, CPF ${maskCpf(curatee.cpf)}, nascido aos ${shortDate(curatee.birth)} em ${curatee.birthplace.city}/${curatee.birthplace.uf}, o casal ${other.name}, brasileiro, ${other.occupation}, CPF ${maskCpf(other.cpf)}, e ${keeper.name}, brasileira, ${keeper.occupation}, CPF ${maskCpf(keeper.cpf)}, ambos residentes e domiciliados na ${home}, que neste ato prestam o compromisso de bem e fielmente exercer o encargo.</p><p class="j">${powers}.</p>
<p>${at.city}, ${longDate(scene.issued)}.</p><p class="s">Assinado eletronicamente por ${judge.name.toUpperCase()} em ${shortDate(scene.signedAt.slice(0, 10))} ${scene.signedAt.slice(11)}. Verifique em ${link} com o código ${code}.</p>`
    const curator = (one: typeof keeper) =>
      guardian(one.name, {
        cpf: one.cpf,
        nationality: of(one)('brasileira', 'brasileiro'),
        occupation: one.occupation,
        address: home,
      })
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 11,
        margin: '24mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:16pt;font-weight:normal}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'INTERDIÇÃO/CURATELA (58)',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [curator(other), curator(keeper)],
        wards: [
          ward(curatee.name, {
            cpf: curatee.cpf,
            birthDate: curatee.birth,
            placeOfBirth: `${curatee.birthplace.city}/${curatee.birthplace.uf}`,
          }),
        ],
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: scene.signedAt,
        verificationLink: link,
        verificationCode: code,
      },
    }
  },
})

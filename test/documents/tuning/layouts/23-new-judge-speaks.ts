import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** The judge is the subject: `faz saber`, `confiro`; the guardian stands in the middle of the sentence. */
export const layout = termPages('new-judge-speaks', {
  known(random) {
    const scene = termScene(random, { uf: 'RR', tribunal: '23', minor: true, keeper: 'f' })
    const { keeper, ward: child, judge, at, other } = scene
    const c = of(child)
    const division = '1ª Vara da Infância e da Juventude'
    const title = 'TERMO DE GUARDA COMPARTILHADA COM TERCEIRO'
    const home = written(keeper.address, 'dashes')
    const powers = `com poderes para matricular ${c('a menor', 'o menor')}, autorizar tratamentos e representá-l${c('a', 'o')} perante repartições`
    const body = html`<p class="c">PODER JUDICIÁRIO DO ESTADO DE RORAIMA<br>COMARCA DE ${at.city.toUpperCase()}<br>${division}</p><p class="c" style="font-size:14pt">${title}</p><p>Processo n. ${scene.number}</p><p class="j">${of(judge)('A Doutora', 'O Doutor')} ${judge.name}, ${of(judge)('Juíza', 'Juiz')} de Direito desta Vara, FAZ SABER que, por decisão de ${longDate(scene.decided)}, concedeu a guarda definitiva ${c('da menor', 'do menor')} ${child.name}, ${c('filha', 'filho')} de ${child.father} e ${child.mother}, ${c('nascida', 'nascido')} aos ${shortDate(child.birth)}, a ${keeper.name}, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, portadora do RG ${keeper.rg} ${keeper.rgIssuer} e do CPF ${maskCpf(keeper.cpf)}, residente e domiciliada na ${home}, ${powers}. Cessam os efeitos do termo expedido em ${shortDate(addDays(scene.decided, -400))} em nome de ${other.name}, CPF ${maskCpf(other.cpf)}.</p><p>${at.city}/RR, ${longDate(scene.issued)}.</p><p class="c" style="margin-top:16mm">______________________________<br>${judge.name}</p>`
    return {
      paper: { font: 'DejaVu Serif', sizePt: 11, margin: '24mm 26mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { address: home })],
        wards: [ward(child.name, { birthDate: child.birth, filiation: [child.father, child.mother] })],
        powers,
        signedBy: [judge.name],
      },
    }
  },
  confer(random) {
    const scene = termScene(random, {
      uf: 'PR',
      tribunal: '16',
      minor: false,
      keeper: 'f',
      ward: 'f',
      old: true,
    })
    const { keeper, ward: curatee, judge, at, lawyer } = scene
    const division = 'Vara de Família e Sucessões'
    const title = 'TERMO DE CURATELA PROVISÓRIA'
    const verifier = random.digits(7)
    const crc = hex(random, 8)
    const link = 'https://sei.tjpr.jus.br/autenticidade'
    const powers =
      'A nomeada deverá depositar os valores excedentes em conta judicial e guardar os comprovantes das despesas'
    const body = html`<p>PODER JUDICIÁRIO DO ESTADO DO PARANÁ<br>COMARCA DE ${at.city.toUpperCase()}<br>FORO REGIONAL DO PLANALTO<br>${division.toUpperCase()}</p><p>Autos ${scene.number} – Natureza: Curatela</p><p class="c" style="font-size:13pt">${title}</p><p class="j">Confiro, em cumprimento à decisão de ${shortDate(scene.decided)}, a curatela provisória de ${curatee.name} (CPF ${maskCpf(curatee.cpf)}, nascida em ${shortDate(curatee.birth)}, RG ${curatee.rg}) à sua neta ${keeper.name} (CPF ${maskCpf(keeper.cpf)}, ${keeper.occupation}), até ulterior decisão, atendendo ao pedido subscrito pelo advogado ${lawyer.name} (OAB/PR ${random.digits(5)}, CPF ${maskCpf(lawyer.cpf)}). ${powers}.</p><p>${at.city}, ${shortDate(scene.issued)}. ${judge.name}, ${of(judge)('Juíza', 'Juiz')} de Direito.</p><p class="s">Documento assinado eletronicamente por ${judge.name}, em ${shortDate(scene.signedAt.slice(0, 10))}, às ${scene.signedAt.slice(11, 16)}. Autenticidade em ${link}, código verificador ${verifier} e código CRC ${crc}.</p>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 11, margin: '24mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseClass: 'Curatela',
        courtDivision: division.toUpperCase(),
        district: at.city.toUpperCase(),
        forum: 'FORO REGIONAL DO PLANALTO',
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, { cpf: keeper.cpf, occupation: keeper.occupation, relationship: 'neta' }),
        ],
        wards: [ward(curatee.name, { cpf: curatee.cpf, birthDate: curatee.birth, rg: curatee.rg })],
        validityText: 'até ulterior decisão',
        powers,
        signedBy: [judge.name],
        signatureDate: `${scene.signedAt.slice(0, 16)}:00`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      },
    }
  },
})

import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** The clerk certifies the guardianship and signs: the judge is only told of. */
export const layout = termPages('new-clerks-certificate', {
  tutela(random) {
    const scene = termScene(random, { uf: 'PI', tribunal: '18', minor: true, keeper: 'm' })
    const { keeper, ward: pupil, judge, clerk, at } = scene
    const p = of(pupil)
    const division = '1ª Vara'
    const title = 'CERTIDÃO E TERMO DE TUTELA'
    const powers =
      'Ao tutor compete dirigir a educação e administrar os bens do pupilo, sob fiscalização do Juízo, com prestação de contas bienal'
    const verifier = random.digits(7)
    const crc = hex(random, 8)
    const link = 'https://sei.tjpi.jus.br/autenticar'
    const body = html`<p class="c">PODER JUDICIÁRIO DO ESTADO DO PIAUÍ<br>Secretaria da <b>${division}</b> da Comarca de ${at.city}</p><h1>${title}</h1><p class="j">${clerk.name}, ${of(clerk)('Secretária', 'Secretário')} da ${division}, matrícula ${random.digits(5)}, CERTIFICA, a pedido verbal de pessoa interessada, que nos autos nº ${scene.number} (classe: TUTELA CÍVEL), ${of(judge)('a MM. Juíza', 'o MM. Juiz')} de Direito, ${of(judge)('Dra.', 'Dr.')} ${judge.name}, por decisão de ${longDate(scene.decided)}, nomeou tutor de ${pupil.name}, ${p('nascida', 'nascido')} em ${longDate(pupil.birth)}, ${p('órfã', 'órfão')} de ${pupil.mother} e ${pupil.father}, o senhor ${keeper.name}, ${keeper.occupation}, ${keeper.maritalStatus}, inscrito no CPF sob o nº ${maskCpf(keeper.cpf)}, com endereço na ${written(keeper.address, 'short')}, irmão ${p('da pupila', 'do pupilo')}, que prestou compromisso de bem e fielmente servir. ${powers}. O referido é verdade e dou fé.</p><p>${at.city}, ${longDate(scene.issued)}.</p><p class="s" style="border:.2mm solid #000;padding:1.5mm;margin-top:10mm">Documento assinado eletronicamente por ${clerk.name}, ${of(clerk)('Secretária', 'Secretário')} de Vara, em ${shortDate(scene.signedAt.slice(0, 10))}, às ${scene.signedAt.slice(11, 16)}. A autenticidade do documento pode ser conferida no site ${link} informando o código verificador ${verifier} e o código CRC ${crc}.</p>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 12,
        margin: '25mm',
        css: 'h1{font-size:14pt;text-align:center;margin:8mm 0}p.j{line-height:1.55}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'TUTELA',
        caseClass: 'TUTELA CÍVEL',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: written(keeper.address, 'short'),
            relationship: 'irmão',
          }),
        ],
        wards: [ward(pupil.name, { birthDate: pupil.birth, filiation: [pupil.mother, pupil.father] })],
        powers,
        signedBy: [clerk.name],
        signatureDate: `${scene.signedAt.slice(0, 16)}:00`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      },
    }
  },
  guarda(random) {
    const scene = termScene(random, { uf: 'TO', tribunal: '27', minor: true, keeper: 'f' })
    const { keeper, ward: child, sibling, judge, clerk, at } = scene
    const division = 'Juizado Especial da Infância e Juventude'
    const title = 'CERTIDÃO DE GUARDA DEFINITIVA'
    const powers = 'A guardiã pode opor-se a terceiros, inclusive aos pais, nos termos do art. 33 do ECA'
    const row = (caption: string, value: string | Html) => html`<tr><td>${caption}</td><td>${value}</td></tr>`
    const body = html`<p class="c b">ESTADO DO TOCANTINS – PODER JUDICIÁRIO<br>COMARCA DE ${at.city.toUpperCase()}<br>${division}</p><h1>${title}</h1><p>A escrivania certifica que foi deferida a guarda abaixo:</p><table class="t">${row('Processo', scene.number)}${row('Juiz(a) prolator(a)', judge.name)}${row('Sentença', `${shortDate(scene.decided)}, transitada em julgado em ${shortDate(addDays(scene.decided, 1))}`)}${row('Guardiã', keeper.name)}${row('CPF da guardiã', maskCpf(keeper.cpf))}${row('Crianças', html`${child.name}, nascimento ${shortDate(child.birth)}<br>${sibling.name}, nascimento ${shortDate(sibling.birth)}`)}${row('Genitora', child.mother)}${row('Genitor', child.father)}</table><p class="j">${powers}.</p><p>${at.city}-TO, ${shortDate(scene.issued)}.</p><p style="margin-top:15mm">________________________________<br>${clerk.name}<br>${of(clerk)('Escrivã', 'Escrivão')} Judicial</p>`
    const kid = (one: typeof child) =>
      ward(one.name, { birthDate: one.birth, filiation: [child.mother, child.father] })
    return {
      paper: {
        font: 'Noto Sans',
        sizePt: 10,
        margin: '22mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:13pt;text-align:center;margin:6mm 0}.t td{border:.2mm solid #555;padding:1mm 2mm;vertical-align:top}.t{margin:3mm 0 5mm}.t td:first-child{width:40mm}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [guardian(keeper.name, { cpf: keeper.cpf })],
        wards: [kid(child), kid(sibling)],
        powers,
        signedBy: [clerk.name],
      },
    }
  },
})

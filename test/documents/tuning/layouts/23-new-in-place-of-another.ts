import { addDays, dateInWords, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { breakCaseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'
import { folk, written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** Somebody was guardian before; the old decision, the old guardian and the death are told first. */
export const layout = termPages('new-in-place-of-another', {
  prose(random) {
    const scene = termScene(random, { uf: 'SP', tribunal: '26', minor: false, keeper: 'f', ward: 'm' })
    const { keeper, ward: curatee, judge, at, other, lawyer } = scene
    const division = '3ª Vara da Família e das Sucessões'
    const title = 'TERMO DE SUBSTITUIÇÃO DE CURADOR'
    const stamp = esajStamp(random, scene, 'esaj.tjsp.jus.br')
    const home = written(keeper.address)
    const powers =
      'ficando ciente de que deverá recadastrar o benefício junto ao INSS em 30 dias e de que responderá pelos prejuízos que causar ao curatelado'
    const body = html`<p class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>COMARCA DE ${at.city.toUpperCase()}<br>FORO CENTRAL CÍVEL<br>${division.toUpperCase()}</p><h1>${title}</h1><p>Processo Digital nº: <b>${scene.number}</b><br>Classe – Assunto: <b>Remoção, modificação e dispensa de tutor ou curador - Nomeação</b><br>Requerente: <b>${keeper.name}</b><br>Advogado: ${lawyer.name} – CPF ${maskCpf(lawyer.cpf)}</p><p class="j">Por sentença de ${longDate(addDays(scene.decided, -2300))} foi nomeado curador de ${curatee.name} o senhor ${other.name}, CPF ${maskCpf(other.cpf)}, falecido em ${shortDate(addDays(scene.decided, -70))}. Pela decisão de ${longDate(scene.decided)}, ${of(judge)('a MM. Juíza', 'o MM. Juiz')} de Direito ${of(judge)('Dra.', 'Dr.')} ${judge.name} nomeou em seu lugar, em caráter definitivo, ${keeper.name}, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, com endereço na ${home}, prima do curatelado, que hoje compareceu em Cartório e prestou compromisso de bem e fielmente exercer o cargo de curadora de ${curatee.name}, CPF ${maskCpf(curatee.cpf)}, nascido em ${longDate(curatee.birth)}, ${powers}.</p><p>${at.city}, ${longDate(scene.issued)}.</p><p style="margin-top:12mm">${keeper.name}: ____________________</p><div class="s" style="margin-top:20mm">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10.5,
        margin: '20mm 24mm',
        css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'Remoção, modificação e dispensa de tutor ou curador - Nomeação',
        courtDivision: division.toUpperCase(),
        district: at.city.toUpperCase(),
        forum: 'FORO CENTRAL CÍVEL',
        judgeName: judge.name,
        guardians: [qualified(keeper, { address: home, relationship: 'prima' })],
        wards: [ward(curatee.name, { cpf: curatee.cpf, birthDate: curatee.birth })],
        powers,
        ...stamp.read,
      },
    }
  },
  columns(random) {
    const found = termScene(random, { uf: 'MT', tribunal: '11', minor: true, keeper: 'f' })
    const scene = { ...found, number: breakCaseNumber(found.number) }
    const { keeper, ward: pupil, judge, at, clerk } = scene
    const before = folk(random, { uf: 'MT', gender: 'f' })
    const division = 'SEGUNDA VARA CÍVEL'
    const title = 'TERMO DE TUTELA (SUBSTITUIÇÃO)'
    const powers = 'A nova tutora receberá da antecessora os bens e as contas do tutelado em 15 (quinze) dias'
    const body = html`<p class="c b">ESTADO DE MATO GROSSO<br>PODER JUDICIÁRIO<br>COMARCA DE ${at.city.toUpperCase()}<br>${division}</p><h1>${title}</h1><p>Código/Processo: ${scene.number}</p><table class="t"><tr class="b"><td></td><td>Tutora destituída</td><td>Tutora nomeada</td></tr><tr><td>Nome</td><td>${before.name}</td><td>${keeper.name}</td></tr><tr><td>CPF</td><td>${maskCpf(before.cpf)}</td><td>${maskCpf(keeper.cpf)}</td></tr><tr><td>RG</td><td>${before.rg}</td><td>${keeper.rg}</td></tr><tr><td>Parentesco</td><td>tia</td><td>avó paterna</td></tr><tr><td>Nomeação</td><td>${shortDate(addDays(scene.decided, -900))}</td><td>${shortDate(scene.decided)}</td></tr></table><p><b>Tutelado(a):</b> ${pupil.name} – <b>nascimento:</b> ${shortDate(pupil.birth)} – <b>CPF:</b> ${maskCpf(pupil.cpf)}</p><p class="j">Aos ${dateInWords(scene.issued)}, prestou compromisso a tutora nomeada, perante ${of(judge)('a Juíza', 'o Juiz')} ${judge.name}. ${powers}. O encargo dura até a maioridade. Eu, ${clerk.name}, Gestor Judiciário, lavrei.</p><table style="margin-top:16mm"><tr><td class="c">______________________<br>${keeper.name}<br>Tutora</td><td class="c">______________________<br>${judge.name}<br>${of(judge)('Juíza', 'Juiz')} de Direito</td></tr></table>`
    return {
      paper: {
        font: 'Gentium Plus',
        sizePt: 11.5,
        margin: '22mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:14pt;text-align:center}.t td{border:.25mm solid #333;padding:.8mm 2mm}.t{margin:4mm 0}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'TUTELA',
        caseNumberValid: false,
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [guardian(keeper.name, { cpf: keeper.cpf, rg: keeper.rg, relationship: 'avó paterna' })],
        wards: [ward(pupil.name, { birthDate: pupil.birth, cpf: pupil.cpf })],
        expirationDate: `${Number(pupil.birth.slice(0, 4)) + 18}${pupil.birth.slice(4)}`,
        validityText: 'até a maioridade',
        powers,
        signedBy: [keeper.name, judge.name],
        documentValidation: false,
      },
    }
  },
})

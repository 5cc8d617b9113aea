import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { eprocStamp, pjeStamp } from '../../generator/signing-stamps.ts'
import { folk, written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** A decision that says it serves as the term: findings, reasons and an order before the people of the term. */
export const layout = termPages('new-decision-serves-as-term', {
  interim(random) {
    const scene = termScene(random, {
      uf: 'MG',
      tribunal: '13',
      minor: false,
      keeper: 'f',
      ward: 'f',
      old: true,
    })
    const day = scene.signedAt.slice(0, 10)
    const { keeper, ward: curatee, judge, at, lawyer } = scene
    const division = '1ª Vara de Família e Sucessões'
    const title = 'DECISÃO QUE SERVE COMO TERMO DE CURATELA PROVISÓRIA'
    const stamp = pjeStamp(random, scene, 'pje.tjmg.jus.br')
    const powers =
      'A curadora provisória poderá movimentar a conta em que a curatelada recebe seus proventos, sendo-lhe vedado alienar bens ou contrair dívidas em nome dela'
    const doctor = folk(random)
    const body = html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br>Justiça de Primeira Instância<br>Comarca de ${at.city} / ${division}</p><p>PROCESSO Nº: ${scene.number}<br>CLASSE: [CÍVEL] INTERDIÇÃO/CURATELA<br>REQUERENTE: ${keeper.name} – CPF ${maskCpf(keeper.cpf)}<br>ADVOGADO: ${lawyer.name} – CPF ${maskCpf(lawyer.cpf)}<br>REQUERIDA: ${curatee.name} – CPF ${maskCpf(curatee.cpf)}</p><p class="c b">${title}</p>
<p class="j">Trata-se de pedido de curatela. O laudo de ${shortDate(scene.decided)}, subscrito pel${of(doctor)('a Dra.', 'o Dr.')} ${doctor.name}, atesta demência de Alzheimer. O Ministério Público opinou favoravelmente.</p><p class="j">Presentes os requisitos do art. 300 do CPC, DEFIRO a tutela de urgência e nomeio ${keeper.name}, ${keeper.occupation}, residente na ${written(keeper.address, 'dashes')}, curadora provisória de sua tia ${curatee.name}, nascida em ${shortDate(curatee.birth)}, pelo prazo de 120 (cento e vinte) dias.</p><p class="j">${powers}.</p><p class="j">A presente decisão, assinada eletronicamente, serve como termo de compromisso, dispensada a assinatura da nomeada. Cite-se. Intimem-se.</p><p>${at.city}, ${longDate(day)}.</p><p class="c">${judge.name.toUpperCase()}<br>${of(judge)('Juíza', 'Juiz')} de Direito</p><div class="s" style="margin-top:10mm">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10.5,
        margin: '20mm 22mm',
        css: 'b,.b,h1,h2{font-weight:normal}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseClass: '[CÍVEL] INTERDIÇÃO/CURATELA',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name.toUpperCase(),
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            occupation: keeper.occupation,
            address: written(keeper.address, 'dashes'),
            relationship: null,
          }),
        ],
        wards: [ward(curatee.name, { birthDate: curatee.birth, cpf: curatee.cpf })],
        decisionDate: day,
        issueDate: day,
        expirationDate: addDays(day, 120),
        validityText: '120 (cento e vinte) dias',
        powers,
        ...stamp.read,
      },
    }
  },
  order(random) {
    const scene = termScene(random, { uf: 'RS', tribunal: '21', minor: true, keeper: 'm' })
    const day = scene.signedAt.slice(0, 10)
    const { keeper, ward: child, judge, at } = scene
    const c = of(child)
    const division = 'Juizado Regional da Infância e Juventude'
    const title = 'DESPACHO/DECISÃO – FORÇA DE TERMO DE GUARDA'
    const stamp = eprocStamp(random, scene, 'eproc1g.tjrs.jus.br')
    const powers =
      'O guardião poderá matricular a criança, consentir em tratamento médico e viajar com ela em território nacional'
    const body = html`<p class="c">Poder Judiciário<br>Tribunal de Justiça do Estado do Rio Grande do Sul<br><b>${division} da Comarca de ${at.city}</b></p><p class="b">GUARDA DE INFÂNCIA E JUVENTUDE Nº ${scene.number}/RS</p><p>AUTOR: ${keeper.name}<br>RÉU: ${child.mother}<br>${of(judge)('JUÍZA', 'JUIZ')}: ${judge.name}</p><p class="c b">${title}</p>
<p class="j">1. Vistos. 2. A genitora, ${child.mother}, foi presa em ${shortDate(scene.decided)}; a criança está com o tio desde então. 3. Concedo a guarda de ${child.name} (nascid${c('a', 'o')} em ${longDate(child.birth)}; CPF ${maskCpf(child.cpf)}) ao tio materno ${keeper.name} (brasileiro; ${keeper.occupation}; CPF ${maskCpf(keeper.cpf)}; RG ${keeper.rg}), provisoriamente, até o julgamento final. 4. ${powers}. 5. Esta decisão vale como termo. 6. Estudo social em 45 dias. 7. Intimem-se.</p><div class="s" style="margin-top:12mm">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      paper: { font: 'Noto Sans', sizePt: 10, margin: '22mm 24mm', css: 'b,.b,h1,h2{font-weight:normal}' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            nationality: 'brasileiro',
            occupation: keeper.occupation,
            relationship: 'tio materno',
          }),
        ],
        wards: [ward(child.name, { birthDate: child.birth, cpf: child.cpf, filiation: [child.mother] })],
        decisionDate: day,
        issueDate: day,
        validityText: 'até o julgamento final',
        powers,
        ...stamp.read,
      },
    }
  },
})

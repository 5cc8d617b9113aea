import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

const ticks = (chosen: string, ...all: string[]) =>
  all.map((one) => `(${one === chosen ? 'X' : '\u00a0\u00a0'}) ${one}`).join('\u00a0\u00a0\u00a0')

/** A form of the court that is filled in: the kind of guardianship and its nature are ticked. */
export const layout = termPages('new-ticked-form', {
  guarda(random) {
    const scene = termScene(random, { uf: 'SP', tribunal: '26', minor: true, keeper: 'f' })
    const { keeper, ward: child, judge, at } = scene
    const division = 'Vara da Infância e da Juventude'
    const title = 'TERMO DE COMPROMISSO'
    const row = (caption: string, value: string) => html`<p class="l"><b>${caption}</b> ${value}</p>`
    const powers =
      'O(a) compromissado(a) fica obrigado(a) a prestar assistência material, moral e educacional e a apresentar a criança em Juízo sempre que determinado'
    const body = html`<p class="c b">TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO<br>COMARCA DE ${at.city.toUpperCase()}<br>FORO DE ${at.city.toUpperCase()}<br>${division}</p><h1>${title}</h1>${row('Processo nº:', scene.number)}${row('Classe – Assunto:', 'Guarda de Família - Guarda')}${row('Espécie do encargo:', ticks('Guarda', 'Guarda', 'Tutela', 'Curatela'))}${row('Natureza:', ticks('Provisória', 'Provisória', 'Definitiva'))}<h2>1. Quem presta o compromisso</h2>${row('Nome:', keeper.name)}${row('CPF:', maskCpf(keeper.cpf))}${row('RG:', `${keeper.rg} – ${keeper.rgIssuer}`)}${row('Estado civil:', keeper.maritalStatus)}${row('Profissão:', keeper.occupation)}${row('Endereço:', written(keeper.address))}${row('Vínculo:', ticks('avó', 'mãe', 'avó', 'tia', 'outro'))}<h2>2. Em favor de quem</h2>${row('Nome:', child.name)}${row('Data de nascimento:', shortDate(child.birth))}${row('Filiação:', `${child.father} e ${child.mother}`)}<h2>3. Decisão</h2>${row('Proferida em:', shortDate(scene.decided))}${row('Por:', `${of(judge)('Dra.', 'Dr.')} ${judge.name}, ${of(judge)('Juíza', 'Juiz')} de Direito`)}${row('Prazo:', ticks('até nova ordem', '90 dias', '180 dias', 'até nova ordem'))}<p class="j">${powers}.</p><p>${at.city}, ${longDate(scene.issued)}.</p><table style="margin-top:14mm"><tr><td class="c">________________________<br>${keeper.name}</td><td class="c">________________________<br>${judge.name}</td></tr></table>`
    return {
      paper: {
        font: 'DejaVu Sans',
        sizePt: 9,
        margin: '16mm 20mm',
        css: 'h1{font-size:13pt;text-align:center;margin:4mm 0}h2{font-size:9.5pt;margin:3mm 0 1mm}.l{margin:0 0 1.2mm}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda de Família - Guarda',
        courtDivision: division,
        district: at.city.toUpperCase(),
        forum: `FORO DE ${at.city.toUpperCase()}`,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: written(keeper.address),
            relationship: 'avó',
          }),
        ],
        wards: [ward(child.name, { birthDate: child.birth, filiation: [child.father, child.mother] })],
        validityText: 'até nova ordem',
        powers,
        signedBy: [keeper.name, judge.name],
      },
    }
  },
  curatela(random) {
    const scene = termScene(random, {
      uf: 'AL',
      tribunal: '02',
      minor: false,
      keeper: 'm',
      ward: 'm',
      old: true,
    })
    const { keeper, ward: curatee, judge, at, lawyer } = scene
    const division = '26ª Vara Cível da Capital – Família'
    const title = 'TERMO DE COMPROMISSO DE CURADOR'
    const powers =
      'O curador não poderá, sem autorização judicial, vender ou onerar bens do curatelado, nem contrair empréstimos em seu nome'
    const body = html`<table><tr><td><b>Poder Judiciário de Alagoas</b><br>Comarca de Maceió<br>${division}</td><td class="r s">Modelo SAJ 501.${random.digits(3)}<br>fls. ____</td></tr></table><h1>${title}</h1><table class="t"><tr><td>Autos</td><td>${scene.number}</td></tr><tr><td>Ação</td><td>Curatela</td></tr><tr><td>Caráter</td><td>${ticks('provisório', 'provisório', 'definitivo')}</td></tr><tr><td>Curador</td><td>${keeper.name}, ${keeper.maritalStatus}, ${keeper.occupation}</td></tr><tr><td>CPF / RG</td><td>${maskCpf(keeper.cpf)} / ${keeper.rg} ${keeper.rgIssuer}</td></tr><tr><td>Parentesco</td><td>neto</td></tr><tr><td>Curatelado</td><td>${curatee.name}</td></tr><tr><td>CPF / nascimento</td><td>${maskCpf(curatee.cpf)} / ${shortDate(curatee.birth)}</td></tr><tr><td>Curador anterior</td><td>${lawyer.name} – CPF ${maskCpf(lawyer.cpf)}</td></tr><tr><td>Decisão de</td><td>${shortDate(scene.decided)}</td></tr><tr><td>Vigência</td><td>12 (doze) meses</td></tr><tr><td>Magistrado(a)</td><td>${judge.name}</td></tr></table><p class="j">${powers}.</p><p>Maceió, ${longDate(scene.issued)}.</p><p style="margin-top:14mm">Curador: __________________________</p><p style="margin-top:8mm">Juiz(a): __________________________</p><p class="s">Documento assinado digitalmente por ${judge.name} em ${shortDate(scene.signedAt.slice(0, 10))}.</p>`
    return {
      paper: {
        font: 'Carlito',
        sizePt: 11,
        margin: '20mm 24mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:14pt;text-align:center;margin:6mm 0}.t td{border:.25mm solid #222;padding:1mm 2mm}.t{margin:3mm 0 5mm}.t td:first-child{width:42mm}',
      },
      body,
      scene: { ...scene, at: { city: 'Maceió', uf: at.uf } },
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseClass: 'Curatela',
        courtDivision: division,
        district: 'Maceió',
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            relationship: 'neto',
          }),
        ],
        wards: [ward(curatee.name, { cpf: curatee.cpf, birthDate: curatee.birth })],
        expirationDate: addMonths(scene.issued, 12),
        validityText: '12 (doze) meses',
        powers,
        signedBy: [judge.name],
        signatureDate: scene.signedAt.slice(0, 10),
      },
    }
  },
})

import { addDays, dateInWords, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { folk, written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** Minutes of a hearing that hold the compromise: everybody present is named before the guardian. */
export const layout = termPages('new-minutes', {
  hearing(random) {
    const scene = termScene(random, { uf: 'SE', tribunal: '25', minor: true, keeper: 'f' })
    const { keeper, ward: child, judge, clerk, lawyer, at, other } = scene
    const division = '3ª VARA CÍVEL'
    const title = 'ATA DE AUDIÊNCIA E TERMO DE GUARDA'
    const prosecutor = folk(random)
    const c = of(child)
    const powers =
      'A guarda confere à criança a condição de dependente para todos os fins, inclusive previdenciários, e obriga a guardiã a comparecer ao acompanhamento psicossocial sempre que chamada'
    const body = html`<p class="c b">TRIBUNAL DE JUSTIÇA DO ESTADO DE SERGIPE<br>${division} DA COMARCA DE ${at.city.toUpperCase()}</p><h1>${title}</h1>
<table class="t"><tr><td>Processo</td><td>${scene.number}</td></tr><tr><td>Requerente</td><td>Ministério Público do Estado de Sergipe</td></tr><tr><td>Requerido</td><td>${other.name}</td></tr><tr><td>Data e hora</td><td>${shortDate(scene.issued)}, 10h30</td></tr><tr><td>Presentes</td><td>Juiz(a) de Direito: ${judge.name}<br>Promotor(a) de Justiça: ${prosecutor.name}<br>Defensor(a) Público(a): ${lawyer.name}<br>Genitor: ${other.name}, CPF ${maskCpf(other.cpf)}</td></tr></table>
<p class="j">Aberta a audiência, foi ouvido o genitor, que não se opôs ao pedido. Em seguida ${of(judge)('a MM. Juíza proferiu', 'o MM. Juiz proferiu')} a seguinte DECISÃO: "Defiro a guarda provisória de ${child.name}, nascid${c('a', 'o')} em ${shortDate(child.birth)}, a ${keeper.name}, avó materna, até ulterior deliberação. Vale a presente ata como termo." Presente a guardiã ${keeper.name}, brasileira, ${keeper.occupation}, CPF ${maskCpf(keeper.cpf)}, moradora na ${written(keeper.address, 'short')}, aceitou o encargo. ${powers}. Nada mais havendo, encerrou-se a audiência. Eu, ${clerk.name}, técnico judiciário, digitei.</p>
<p style="margin-top:10mm">Juiz(a): ____________________ &#160;&#160; Promotor(a): ____________________</p><p style="margin-top:8mm">Guardiã: ____________________ &#160;&#160; Defensor(a): ____________________</p><p class="s">Assinado eletronicamente por ${judge.name}, ${of(judge)('Juíza', 'Juiz')} de Direito, em ${shortDate(scene.signedAt.slice(0, 10))}, às ${scene.signedAt.slice(11)}.</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10.5,
        margin: '20mm 22mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:12.5pt;text-align:center;margin:5mm 0}.t td{border:.2mm solid #444;padding:.8mm 2mm;vertical-align:top}.t{margin-bottom:4mm}.t td:first-child{width:32mm}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            nationality: 'brasileira',
            occupation: keeper.occupation,
            address: written(keeper.address, 'short'),
            relationship: 'avó materna',
          }),
        ],
        wards: [ward(child.name, { birthDate: child.birth })],
        decisionDate: scene.issued,
        validityText: 'até ulterior deliberação',
        powers,
        signedBy: [judge.name],
        signatureDate: scene.signedAt,
      },
    }
  },
  oath(random) {
    const scene = termScene(random, { uf: 'PA', tribunal: '14', minor: false, keeper: 'f', ward: 'm' })
    const { keeper, ward: curatee, judge, clerk, at } = scene
    const division = '2ª Vara Cível e Empresarial'
    const title = 'Termo de Compromisso de Curador Definitivo'
    const prosecutor = folk(random)
    const home = written(keeper.address)
    const powers =
      'Ficou ciente a compromissada de que a curatela alcança tão só os atos negociais e patrimoniais, nos termos do art. 85 da Lei 13.146/2015, e de que deverá apresentar balanço anual'
    const code = alphanumeric(random, 10)
    const link = 'https://consultas.tjpa.jus.br/documentos'
    const body = html`<p class="c">Poder Judiciário<br><b>Tribunal de Justiça do Estado do Pará</b><br>${division} de ${at.city}</p><h1>${title}</h1><p class="s">Proc. ${scene.number} – Ação: Interdição – Requerente: ${keeper.name} – Interditando: ${curatee.name}</p>
<p class="j">Aos ${dateInWords(scene.issued)}, nesta cidade de ${at.city}, Estado do Pará, no Fórum local, presentes ${of(judge)('a Exma. Sra. Dra.', 'o Exmo. Sr. Dr.')} ${judge.name}, Titular desta Vara, e o representante do Ministério Público, Dr. ${prosecutor.name}, comigo Analista Judiciária ao final nomeada, aí compareceu ${keeper.name}, ${keeper.maritalStatus}, ${keeper.occupation}, identidade ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, residente na ${home}, irmã do interditado, a quem foi deferido o compromisso de bem e fielmente servir de curadora definitiva de ${curatee.name}, nascido a ${shortDate(curatee.birth, '.')}, inscrito no CPF sob nº ${maskCpf(curatee.cpf)}, filho de ${curatee.father} e de ${curatee.mother}, interditado por sentença de ${shortDate(scene.decided, '.')}. ${powers}. Do que, para constar, lavrei este termo. Eu, ${clerk.name}, Analista Judiciária, o escrevi.</p>
<p class="s" style="margin-top:10mm">Assinado por ${judge.name}, em ${shortDate(addDays(scene.issued, 1))} às ${scene.signedAt.slice(11, 16)}.<br>Autenticidade: ${link} – código ${code}</p><p class="s">${longDate(scene.issued)}</p>`
    return {
      paper: {
        font: 'DejaVu Serif',
        sizePt: 11.5,
        margin: '24mm 26mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:14pt;text-align:center;margin:7mm 0 3mm}p.j{line-height:1.6}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'Interdição',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: home,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        powers,
        signedBy: [judge.name],
        signatureDate: `${addDays(scene.issued, 1)}T${scene.signedAt.slice(11, 16)}:00`,
        verificationLink: link,
        verificationCode: code,
      },
    }
  },
})

import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { folk, written } from '../newcomers.ts'
import { of, termPages, termScene } from '../terms.ts'

/** Long terms: the people on the first page, the duties and the signatures on the second. */
export const layout = termPages('new-two-pages', {
  clauses(random) {
    const scene = termScene(random, { uf: 'PE', tribunal: '17', minor: true, keeper: 'f' })
    const { keeper, other, ward: child, judge, at, clerk, lawyer } = scene
    const c = of(child)
    const prosecutor = folk(random)
    const division = '2ª Vara da Infância e Juventude'
    const title = 'TERMO DE GUARDA E RESPONSABILIDADE'
    const home = written(keeper.address)
    const powers =
      'Os guardiões têm o dever de sustento, guarda e educação, não podem confiar a criança a terceiros e deverão comunicar ao Juízo, em 48 horas, qualquer mudança de endereço'
    const link = 'https://pje.cloud.tjpe.jus.br/1g/validar'
    const code = `${scene.signedAt.replace(/\D/g, '').slice(2)}${random.digits(14)}`
    const body = html`<p class="c b">PODER JUDICIÁRIO DE PERNAMBUCO<br>${division} da Comarca de ${at.city}</p><h1>${title}</h1><p><b>Processo nº</b> ${scene.number}<br><b>Classe:</b> Guarda de Infância e Juventude<br><b>Autores:</b> ${keeper.name} e ${other.name}<br><b>Réus:</b> ${child.mother} e ${child.father}<br><b>Promotor(a):</b> ${prosecutor.name}<br><b>Advogado(a):</b> ${lawyer.name} – OAB/PE ${random.digits(5)}</p>
<p class="j"><b>1. DOS GUARDIÕES.</b> ${keeper.name}, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, e ${other.name}, brasileiro, ${other.maritalStatus}, ${other.occupation}, RG ${other.rg} ${other.rgIssuer}, CPF ${maskCpf(other.cpf)}, ambos residentes na ${home}.</p><p class="j"><b>2. DA CRIANÇA.</b> ${child.name}, ${c('nascida', 'nascido')} em ${longDate(child.birth)}, natural de ${child.birthplace.city}/${child.birthplace.uf}, CPF ${maskCpf(child.cpf)}, ${c('filha', 'filho')} de ${child.mother} e de ${child.father}, ora em local ignorado, citados por edital em ${shortDate(addYears(scene.decided, -1))}.</p><p class="j"><b>3. DA DECISÃO.</b> A guarda provisória foi concedida em ${longDate(scene.decided)} por ${of(judge)('Sua Excelência a Juíza', 'Sua Excelência o Juiz')} ${judge.name}, pelo prazo de 2 (dois) anos, depois de estudo psicossocial apresentado em ${shortDate(addYears(scene.decided, -1))} por ${folk(random).name}, CRESS ${random.digits(4)}.</p><p class="j"><b>4. DO RELATÓRIO.</b> O acolhimento institucional iniciado em ${shortDate(addYears(scene.decided, -2))} fica encerrado. O Conselho Tutelar acompanhará a família, com visitas trimestrais, e a escola encaminhará boletim ao fim de cada semestre.</p>
<div class="break"><p class="b">${title} – continuação – Processo ${scene.number}</p><p class="j"><b>5. DOS DEVERES.</b> ${powers}.</p><p class="j"><b>6. DO COMPROMISSO.</b> Os guardiões aceitaram o encargo e prometeram cumpri-lo bem e fielmente.</p><p>${at.city}, ${longDate(scene.issued)}. Eu, ${clerk.name}, digitei e subscrevi.</p><table style="margin:16mm 0"><tr><td>_____________________</td><td>_____________________</td><td>_____________________</td></tr></table><p class="s">Assinado eletronicamente por: ${judge.name.toUpperCase()} – ${shortDate(scene.signedAt.slice(0, 10))} ${scene.signedAt.slice(11)}<br>${link}<br>Número do documento: ${code}</p></div>`
    const place = `${child.birthplace.city}/${child.birthplace.uf}`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 11.5,
        margin: '24mm 24mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:14pt;text-align:center;margin:6mm 0}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda de Infância e Juventude',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [qualified(keeper, { address: home }), qualified(other, { address: home })],
        wards: [
          ward(child.name, {
            birthDate: child.birth,
            cpf: child.cpf,
            placeOfBirth: place,
            filiation: [child.mother, child.father],
          }),
        ],
        expirationDate: addYears(scene.issued, 2),
        validityText: '2 (dois) anos',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: scene.signedAt,
        verificationLink: link,
        verificationCode: code,
      },
    }
  },
  bare(random) {
    const scene = termScene(random, { uf: 'CE', tribunal: '06', minor: false, keeper: 'm', ward: 'f' })
    const { keeper, ward: curatee, judge, at } = scene
    const division = '1ª VARA CÍVEL'
    const title = 'TERMO DE CURATELA'
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjce.jus.br/pastadigital/conferencia'
    const powers =
      'A curatela afeta tão somente os atos relacionados aos direitos de natureza patrimonial e negocial e não alcança o direito ao próprio corpo, à sexualidade, ao matrimônio, à privacidade, à educação, à saúde, ao trabalho e ao voto'
    const body = html`<p class="c b">ESTADO DO CEARÁ<br>PODER JUDICIÁRIO<br>COMARCA DE ${at.city.toUpperCase()}<br>${division}</p><h1>${title}</h1><table class="t"><tr><td>Processo:</td><td>${scene.number}</td></tr><tr><td>Classe:</td><td>Interdição</td></tr><tr><td>Requerente:</td><td>Defensoria Pública do Estado do Ceará</td></tr><tr><td>Curadora anterior:</td><td>${scene.other.name}</td></tr></table><p class="j">Fica lavrado o presente termo, pelo qual ${keeper.name}, ${keeper.maritalStatus}, portador do CPF ${maskCpf(keeper.cpf)}, assume a curatela de sua irmã ${curatee.name}, portadora do CPF ${maskCpf(curatee.cpf)}, nascida em ${shortDate(curatee.birth)}, nomeado que foi na sentença de ${shortDate(scene.decided)}, de lavra de ${judge.name}.</p><p class="j" style="margin-bottom:40mm">Dispensada a caução. Dispensada a inscrição de hipoteca legal. Expeça-se mandado ao Registro Civil.</p><div class="break"><p class="j">${powers}.</p><p>${at.city}/CE, ${longDate(scene.issued)}.</p><p style="margin-top:20mm">CURADOR ______________________________</p><p style="margin-top:12mm">JUIZ(A) ______________________________</p><p style="margin-top:12mm">TESTEMUNHA ____________________________</p><p class="s">Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(scene.signedAt.slice(0, 10))} às ${scene.signedAt.slice(11, 16)}. Para conferir o original, acesse o site ${link}, informe o processo ${scene.number} e código ${code}.</p></div>`
    return {
      paper: {
        font: 'Liberation Serif',
        sizePt: 12,
        margin: '28mm 26mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:15pt;text-align:center;margin:8mm 0}.t td{padding:.5mm 1mm}.t td:first-child{width:42mm}.t{margin-bottom:6mm}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        caseClass: 'Interdição',
        courtDivision: division,
        district: at.city.toUpperCase(),
        judgeName: judge.name,
        guardians: [guardian(keeper.name, { cpf: keeper.cpf, maritalStatus: keeper.maritalStatus })],
        wards: [ward(curatee.name, { cpf: curatee.cpf, birthDate: curatee.birth })],
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: `${scene.signedAt.slice(0, 16)}:00`,
        verificationLink: link,
        verificationCode: code,
      },
    }
  },
})

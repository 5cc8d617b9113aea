import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'

/** Sergipe: letterheads that begin with the court-house or the city; a term in months counted from the signature. */
export const layout: Layout = {
  name: 'forum-above-guarda',
  type: 23,
  variants: ['court-house', 'city-first'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'SE',
      tribunal: '25',
      cities: ['Lagarto', 'Estância', 'Itabaiana'],
      minor: true,
      kin: true,
    })
    const { guardian, ward: minor, judge, city, g, w, j } = scene
    const house = variant === 'court-house'
    const division = house ? '2ª Vara Cível' : '3ª Vara de Família, Infância e Juventude'
    const forum = 'Fórum Desembargador Tertuliano Aparecido'
    const title = 'TERMO DE GUARDA PROVISÓRIA E RESPONSABILIDADE'
    const occupation = house ? 'do lar' : g('cozinheira escolar', 'pescador artesanal')
    const relationship = g('avó paterna', 'avô paterno')
    const stamp = esajStamp(random, scene, 'esaj.tjse.jus.br')
    const powers = `${g('A guardiã', 'O guardião')} poderá representar ${w('a criança', 'o menino')} perante escolas, hospitais e o Instituto Nacional do Seguro Social, sendo vedado retirá-l${w('a', 'o')} da comarca por mais de trinta dias sem comunicação ao Juízo`
    const head = house
      ? html`<table><tr><td style="width:22mm">${crest(17, '#444')}</td><td>${forum}<br>Comarca de ${city} - Estado de Sergipe<br><b>${division}</b><br><span class="s">Av. dos Tamarindos, s/n, Centro, ${city}/SE - Fone (79) 3022-1100</span></td></tr></table>`
      : html`<p class="c"><b>${city.toUpperCase()} - SERGIPE</b><br>PODER JUDICIÁRIO<br>${division}<br><span class="s">${forum}, Praça da Matriz, Centro</span></p>`
    const body = html`${head}<h1>${title}</h1>
<table><tr><td>Processo: ${scene.number}</td><td>Classe: Guarda de Família</td></tr><tr><td>Requerente: ${guardian.name}</td><td>Requerida: ${minor.mother}</td></tr></table>
<p class="j" style="margin-top:5mm">Perante ${j('a MMa. Juíza', 'o MM. Juiz')} de Direito ${j('Dra.', 'Dr.')} ${judge.name}, presente ${j('a', 'o')} Promotor${j('a', '')} de Justiça Leocádia Ventosa Prado e ${j('a', 'o')} Defensor Público Aristeu Calmon Ribas, compareceu <b>${guardian.name}</b>, ${g('brasileira', 'brasileiro')}, ${house ? html`${occupation}, ${guardian.maritalStatus}` : html`${guardian.maritalStatus}, exercendo atividade de ${occupation}`}, RG ${guardian.rg} ${guardian.rgIssuer}, CPF ${maskCpf(guardian.cpf)}, residente e domiciliad${g('a', 'o')} na ${oneLine(guardian.address)}, ${relationship} ${w('da menor', 'do menor')} <b>${minor.name}</b>, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, ${w('filha', 'filho')} de ${minor.mother} e ${minor.father}, a quem foi deferida a guarda provisória por decisão interlocutória proferida em ${longDate(scene.decided)}.</p>
<p class="j">${powers}.</p>
<p class="j">${house ? 'O presente termo tem validade de 6 (seis) meses, contados da data de sua assinatura, podendo ser renovado a pedido da parte.' : 'Este termo vigorará por 12 (doze) meses a partir desta data, salvo revogação anterior.'}</p>
<p class="r">${house ? html`${city} (SE), ${shortDate(scene.issued, '.')}.` : html`${city}/SE, em ${longDate(scene.issued)}`}</p>
<p class="c" style="margin-top:14mm">${guardian.name}<br>${g('Guardiã', 'Guardião')}</p>`
    const months = house ? 6 : 12
    return {
      html: sheet(
        {
          font: house ? 'Roboto' : 'PT Serif',
          sizePt: 10.5,
          margin: '16mm 26mm 18mm 22mm',
          stamp: marginStamp(stamp.lines),
          css: `${MARGIN_CSS} h1{font-size:12.5pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'SE'),
        ...stamp.read,
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Guarda de Família',
        courtDivision: division,
        district: house ? city : city.toUpperCase(),
        forum,
        judgeName: judge.name,
        guardians: [qualified(guardian, { occupation, relationship })],
        wards: [ward(minor.name, { birthDate: minor.birth, filiation: [minor.mother, minor.father] })],
        expirationDate: addMonths(scene.issued, months),
        validityText: house ? '6 (seis) meses' : '12 (doze) meses',
        powers,
      }),
    }
  },
}

import { FOOT_CSS, footStamp, MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp, pjeStamp } from '../../generator/signing-stamps.ts'

/** Amapá and Alagoas: city, state and date run together; two siblings; the trade in brackets or after the papers. */
export const layout: Layout = {
  name: 'signed-digitally-tutela',
  type: 23,
  variants: ['siblings', 'orphan'],
  print(random, variant) {
    const siblings = variant === 'siblings'
    const uf = siblings ? 'AP' : 'AL'
    const scene = courtScene(random, {
      uf,
      tribunal: siblings ? '03' : '02',
      cities: siblings ? ['Macapá', 'Santana'] : ['Arapiraca', 'Penedo'],
      minor: true,
    })
    const { guardian, ward: pupil, judge, clerk, city, g, w } = scene
    const other = person(random, { uf, bornFrom: 2012, bornTo: 2014 })
    const wards = siblings
      ? [{ ...pupil, birth: `201${random.int(3, 5)}-0${random.int(1, 9)}-1${random.int(0, 9)}` }, other]
      : [pupil]
    const occupation = siblings
      ? g('microempreendedora individual', 'porteiro')
      : g('empregada doméstica', 'guarda municipal')
    const title = siblings ? 'TERMO DE TUTELA PROVISÓRIA' : 'TERMO DE NOMEAÇÃO E COMPROMISSO DE TUTOR'
    const division = siblings
      ? 'Vara da Infância e Juventude - Área Cível e Administrativa'
      : '4ª Vara Cível da Infância e Juventude'
    const stamp = siblings
      ? pjeStamp(random, scene, 'pje.tjap.jus.br')
      : esajStamp(random, scene, 'www2.tjal.jus.br')
    const powers = siblings
      ? 'É defeso ao tutor adquirir por si, ou por interposta pessoa, bens móveis ou imóveis pertencentes aos tutelados'
      : `${g('A tutora', 'O tutor')} prestará contas de dois em dois anos e não receberá, por ora, qualquer remuneração`
    const papers = html`CPF n.º ${maskCpf(guardian.cpf)}, R.G. n.º ${guardian.rg} - ${guardian.rgIssuer}`
    const names = wards.map((one) => one.name)
    const body = siblings
      ? html`<p class="c"><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO AMAPÁ</b><br>${division} de ${city}</p><h1>${title}</h1>
<p>Nº do processo: ${scene.number}<br>Tipo de ação: Tutela com pedido de liminar<br>Parte autora: ${guardian.name}</p>
<p class="j">${g('A Senhora', 'O Senhor')} ${guardian.name} (${g('brasileira', 'brasileiro')}, ${guardian.maritalStatus}, ${occupation}), ${papers}, com residência na ${oneLine(guardian.address)}, fica investid${g('a', 'o')} na tutela provisória dos irmãos:</p>
<ol>${wards.map((one) => html`<li>${one.name}, nascid${one.gender === 'f' ? 'a' : 'o'} em ${shortDate(one.birth)}, CPF ${maskCpf(one.cpf)};</li>`)}</ol>
<p class="j">órfãos, consoante decisão ID ${random.digits(8)}, de ${shortDate(scene.decided)}, do(a) Juiz(a) ${judge.name}, até que seja prolatada a sentença, observado o disposto no art. 1.735 do Código Civil.</p><p class="j">${powers}.</p>
<p>${city}-AP, ${longDate(scene.issued)}.</p><p class="c" style="margin-top:10mm">${judge.name}<br>Juiz(a) de Direito</p>`
      : html`<p class="c">Juízo de Direito - ${division}<br>Fórum de ${city}, Rodovia AL 220, km 4, ${city}-AL<br>Fone: (82) 3482-9500 - vciv4@tjal.jus.br</p>
<p>Autos nº: ${scene.number}<br>Ação: Tutela c/c Destituição do Poder Familiar<br>Tutelando: ${pupil.name}<br>Requerente: ${guardian.name}</p><h1>${title}</h1>
<p class="j">Em ${longDate(scene.issued)}, nesta Comarca de ${city}, na presença do(a) Dr(a). ${judge.name}, Juiz(a) de Direito, compareceu ${guardian.name}, ${g('brasileira', 'brasileiro')}, ${guardian.maritalStatus}, ${papers}, profissão: ${occupation}, residente à ${oneLine(guardian.address)}, nomead${g('a tutora', 'o tutor')} ${w('da menor', 'do menor')} ${pupil.name}, ${w('nascida', 'nascido')} em ${longDate(pupil.birth)}, por sentença de ${shortDate(scene.decided)}, e prestou compromisso de bem exercer o cargo até a maioridade ${w('da tutelada', 'do tutelado')}, sob as penas da lei.</p><p class="j">${powers}.</p>
<p class="j">Eu, ${clerk.name}, Analista Judiciário, digitei. ${city}, ${longDate(scene.issued)}.</p><p class="c">DOCUMENTO ASSINADO DIGITALMENTE<br>${judge.name}<br>Juiz(a) de Direito</p>`
    const birthday = pupil.birth.replace(/^\d+/, (born) => String(Number(born) + 18))
    return {
      html: sheet(
        {
          font: siblings ? 'Noto Sans' : 'Liberation Serif',
          sizePt: 11,
          margin: '18mm 26mm 28mm 22mm',
          stamp: siblings ? footStamp(stamp.lines) : marginStamp(stamp.lines),
          css: `${FOOT_CSS} ${MARGIN_CSS} h1{font-size:13pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, uf),
        ...stamp.read,
        documentTitle: title,
        kind: 'TUTELA',
        nature: siblings ? 'PROVISIONAL' : null,
        caseClass: siblings ? 'Tutela com pedido de liminar' : 'Tutela c/c Destituição do Poder Familiar',
        courtDivision: siblings ? `${division} de ${city}` : division,
        district: city,
        forum: siblings ? null : `Fórum de ${city}`,
        judgeName: judge.name,
        guardians: [qualified(guardian, { occupation })],
        wards: wards.map((one, index) =>
          ward(names[index] ?? '', { birthDate: one.birth, cpf: siblings ? one.cpf : null }),
        ),
        expirationDate: siblings ? null : birthday,
        validityText: siblings
          ? 'até que seja prolatada a sentença'
          : `até a maioridade ${w('da tutelada', 'do tutelado')}`,
        powers,
      }),
    }
  },
}

import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'
import { esajStamp } from '../../generator/signing-stamps.ts'

/** São Paulo: the form the system prints of itself, hours and box of parties; lawyer and prosecutor named in the body. */
export const layout: Layout = {
  name: 'attendance-hours-curatela',
  type: 23,
  variants: ['son', 'ninety'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'SP',
      tribunal: '26',
      cities: ['Araçatuba', 'Itapeva', 'Mogi Guaçu'],
      minor: false,
    })
    const { city, issued, decided, number, guardian, ward: curatee, judge, clerk, g, w, j } = scene
    const ninety = variant === 'ninety'
    const curator = {
      ...guardian,
      occupation: g('auxiliar de enfermagem', 'ajudante geral'),
      rgIssuer: 'SSP/SP',
    }
    const lawyer = person(random, { gender: 'm' })
    const prosecutor = person(random, { gender: 'f' })
    const relationship = ninety ? g('sobrinha', 'sobrinho') : g('filha', 'filho')
    const division = ninety ? '3ª VARA CÍVEL' : '1ª VARA DE FAMÍLIA E SUCESSÕES'
    const forum = `FORO DE ${city.toUpperCase()}`
    const title = ninety
      ? 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO'
      : 'TERMO DE COMPROMISSO DE CURADOR DEFINITIVO'
    const validity = ninety ? '90 dias' : null
    const powers = `${g('A curadora', 'O curador')} não poderá por qualquer modo alienar ou onerar bens móveis, imóveis ou de quaisquer natureza, pertencentes ${w('à interditada', 'ao interditado')}, sem autorização judicial`
    const stamp = esajStamp(random, scene, 'esaj.tjsp.jus.br')
    const body = html`<p class="r s">fls. ${random.int(20, 180)}</p><table><tr><td style="width:22mm">${crest(18, '#222')}</td><td><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>COMARCA DE ${city.toUpperCase()}<br>${forum}<br>${division}<br><span class="s">RUA PREFEITO IMAGINÁRIO, 123, ${city}-SP - CEP 16000-000<br><b>Horário de Atendimento ao Público: das 13h00min às 17h00min</b></span></td></tr></table>
<h1>${title}</h1>
<table class="p"><tr><td>Processo Digital nº:</td><td><b>${number}</b></td></tr><tr><td>Classe - Assunto</td><td><b>Interdição/Curatela - Capacidade</b></td></tr><tr><td>Requerente:</td><td><b>${curator.name}</b></td></tr><tr><td>Requerido:</td><td><b>${curatee.name}</b></td></tr><tr><td colspan="2">Justiça Gratuita</td></tr></table>
<p style="margin-top:3mm">Juiz(a) de Direito: Dr(a). <b>${judge.name}</b></p>
<p class="j">Em ${longDate(issued)}, às ${ninety ? '14:30' : '15:00'}h, nesta cidade, na sala de audiências desta Vara, sob a presidência d${j('a MMª. Juíza', 'o MM. Juiz')} de Direito supra, comigo escrevente abaixo assinado, compareceu ${g('a senhora', 'o senhor')} <b>${curator.name}</b>, ${g('Brasileira', 'Brasileiro')}, ${curator.maritalStatus.replace(/^./, (first) => first.toUpperCase())}, ${curator.occupation}, RG ${curator.rg}-${curator.rgIssuer}, CPF ${maskCpf(curator.cpf)}, com endereço à ${oneLine(curator.address)}, acompanhad${g('a', 'o')} de seu advogado, Dr. ${lawyer.name}, OAB/SP ${random.int(100, 399)}.${random.digits(3)}, ciente a Promotora de Justiça, Dra. ${prosecutor.name}. E, por ${g('ela', 'ele')} foi dito que vinha prestar o compromisso de ${g('curadora', 'curador')} de <b>${curatee.name}</b>, de quem é ${relationship}, ${w('portadora', 'portador')} do RG ${curatee.rg} e CPF ${maskCpf(curatee.cpf)}, ${w('nascida', 'nascido')} aos ${longDate(curatee.birth)}, natural de ${birthplace(curatee)}, ${w('filha', 'filho')} de ${curatee.father} e ${curatee.mother}, ${ninety ? html`conforme r. decisão de fls. 31/33, datada de ${shortDate(decided)}, com prazo de ${validity}` : `conforme r. sentença de fls. 88/91, proferida em ${shortDate(decided)} e transitada em julgado`}, o que foi deferido.</p>
<p class="j">${powers}. NADA MAIS. Lido e achado conforme, vai devidamente assinado. Eu, ${clerk.name}, Escrevente Técnico Judiciário, digitei.</p>
<p style="margin-top:14mm">Compromissad${g('a', 'o')}: ____________________________</p>
<p class="c b s" style="margin-top:8mm">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '12mm 24mm 14mm 20mm',
          stamp: marginStamp(stamp.lines),
          css: `${MARGIN_CSS} h1{font-size:13pt;text-align:center;margin:5mm 0}.p td:first-child{width:42mm}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'SP'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: ninety ? 'PROVISIONAL' : 'DEFINITIVE',
        caseClass: 'Interdição/Curatela - Capacidade',
        courtDivision: division,
        district: city.toUpperCase(),
        forum,
        judgeName: judge.name,
        guardians: [
          qualified(curator, {
            nationality: g('Brasileira', 'Brasileiro'),
            maritalStatus: curator.maritalStatus.replace(/^./, (first) => first.toUpperCase()),
            relationship,
          }),
        ],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        expirationDate: ninety ? addDays(issued, 90) : null,
        validityText: validity,
        powers,
        ...stamp.read,
      }),
    }
  },
}

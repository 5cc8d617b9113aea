import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { addDays, inWords, longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Paraná on Projudi: forum and vara in one line, the terms as numbered clauses, the signature above the sheet. */
export const layout: Layout = {
  name: 'metropolitan-forum-guarda',
  type: 23,
  variants: ['clauses', 'clauses-final'],
  print(random, variant) {
    const scene = courtScene(random, {
      uf: 'PR',
      tribunal: '16',
      cities: ['Paranavaí', 'Apucarana', 'Irati'],
      minor: true,
    })
    const { city, issued, decided, number, guardian, ward: minor, judge, g, w, j } = scene
    const final = variant === 'clauses-final'
    const keeper = { ...guardian, occupation: g('empresária', 'corretor de imóveis'), rgIssuer: 'SESP-PR' }
    const relationship = g('tia paterna', 'tio paterno')
    const division = final ? 'VARA DE FAMÍLIA E SUCESSÕES' : 'VARA DA INFÂNCIA E JUVENTUDE'
    const title = final
      ? 'TERMO DE GUARDA E RESPONSABILIDADE DEFINITIVA'
      : 'TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA'
    const days = final ? null : 180
    const validity = days ? `${days} (${inWords(days)}) dias` : null
    const code =
      `PJ${alphanumeric(random, 3)} ${alphanumeric(random, 5)} ${alphanumeric(random, 5)} ${alphanumeric(random, 5)}`.toUpperCase()
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const signer = judge.name.toUpperCase()
    const powers = `${g('A guardiã', 'O guardião')} poderá requerer documentos, matrículas e benefícios em nome ${w('da guardada', 'do guardado')}, vedada a transferência da guarda a terceiros`
    const stamp = marginStamp([
      'Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE',
      `Validação deste em ${link} - Identificador: ${code}`,
    ])
    const clauses = [
      html`GUARDI${g('Ã', 'ÃO')}: ${keeper.name}, RG ${keeper.rg}-${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, ${g('brasileira', 'brasileiro')}, ${keeper.occupation}, ${keeper.maritalStatus}, residente na ${oneLine(keeper.address)}.`,
      html`GUARDAD${w('A', 'O')}: ${minor.name}, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, natural de ${birthplace(minor)}, ${w('filha', 'filho')} de ${minor.mother} e ${minor.father}.`,
      html`PARENTESCO: ${relationship}.`,
      final
        ? html`ORIGEM: sentença definitiva de ${shortDate(decided)}, d${j('a MM.ª Juíza', 'o MM. Juiz')} ${j('Dra.', 'Dr.')} ${judge.name}.`
        : html`ORIGEM: decisão de ${shortDate(decided)} d${j('a MM.ª Juíza', 'o MM. Juiz')} ${j('Dra.', 'Dr.')} ${judge.name}.`,
      ...(validity ? [html`PRAZO: ${validity}, renovável a critério do Juízo.`] : []),
      html`DEVERES: ${powers}.`,
    ]
    const body = html`<p class="s">PROJUDI - Processo: ${number} - Ref. mov. 33.1 - Assinado digitalmente por ${signer}</p>
<p class="b">PODER JUDICIÁRIO DO ESTADO DO PARANÁ<br>COMARCA DE ${city.toUpperCase()}<br>${division} DE ${city.toUpperCase()} - PROJUDI<br><span class="s" style="font-weight:normal">Rua das Araucárias Inventadas, 77 - Centro - ${city}/PR - CEP: 87.700-000</span></p>
<p>Autos nº. ${number}</p>
<h1>${title}</h1>
<p class="j">Pelo presente termo, firmado em ${longDate(issued)}, fica estabelecido:</p>
${clauses.map((clause, index) => html`<p class="j">${index + 1}. ${clause}</p>`)}
<p class="j">Aceito o encargo, lavrou-se o presente.</p><p class="c" style="margin-top:16mm">${keeper.name}</p>`
    return {
      html: sheet(
        {
          font: 'DejaVu Serif',
          sizePt: 9.5,
          margin: '10mm 24mm 16mm 24mm',
          stamp,
          css: `${MARGIN_CSS} h1{font-size:11.5pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'PR'),
        documentTitle: title,
        kind: 'GUARDA',
        nature: final ? 'DEFINITIVE' : 'PROVISIONAL',
        courtDivision: `${division} DE ${city.toUpperCase()}`,
        district: city.toUpperCase(),
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            placeOfBirth: birthplace(minor),
            filiation: [minor.mother, minor.father],
          }),
        ],
        expirationDate: days ? addDays(issued, days) : null,
        validityText: validity,
        powers,
        signedBy: [signer],
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findUrls, hostOf, isCutLink, isOfficialHost } from '../../../engine/src/values/url.ts'
import { SEEDED } from './arbitrary.ts'

const SEI =
  'https://sei.ibama.gov.br/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
const ESAJ = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'

describe('findUrls', () => {
  it.each([
    [`no site ${SEI}, informando o código`, SEI],
    // The breaks seen in SEI footers and e-SAJ stamps.
    [`no site ${SEI.replace('?', '? ')}, informando o código`, SEI],
    [`no site ${SEI.replace('?', '?\n').replace('&', '&\n')}, informando o código`, SEI],
    [`no site ${SEI.replace('?', ' ?')}, informando o código`, SEI],
    [`no site ${SEI.replace('&', ' &')}, informando o código`, SEI],
    [`no site ${SEI.replace('documento_', 'documento_\n')}, informando o código`, SEI],
    [`acesse o site ${ESAJ.replace('pg/', 'pg/\n')}, informe o processo`, ESAJ],
    [
      'em https://a.gov.br/publico/autorizacao_ transporte.php',
      'https://a.gov.br/publico/autorizacao_transporte.php',
    ],
    [
      'https://a.jus.br:443/1g/Consulta/l\nistView.seam\nID',
      'https://a.jus.br:443/1g/Consulta/listView.seam',
    ],
    // Underscores that pixels lost.
    [
      'em https://eproc.jus.br/eprocv2 prod 1grau/externo_controlador.php?acao=consulta, informe o código',
      'https://eproc.jus.br/eprocv2_prod_1grau/externo_controlador.php?acao=consulta',
    ],
    [
      'em https://a.jus.br/eproc/externo_controlador.php?acao=valida _documento_consultar\ninforme',
      'https://a.jus.br/eproc/externo_controlador.php?acao=valida_documento_consultar',
    ],
    [
      'em https://sei.a.gov.br/sei/controlador_externo.php?acao=documento_conferir&i d_orgao_acesso_externo=0, informando',
      'https://sei.a.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0',
    ],
    ['em https://a.gov.br/licenca ____ assinado', 'https://a.gov.br/licenca'],
    ['em https://a.gov.br/consulta pelo site b.php', 'https://a.gov.br/consulta'],
    // Pixels show accents that no link has.
    ['em https:/a.gov.br/consulta e', 'https://a.gov.br/consulta'],
    ['em https://a.jus\nbr/pg/abrir.do, informe', 'https://a.jus.br/pg/abrir.do'],
    ['em https://a.gov.br/veríficacão/ com', 'https://a.gov.br/verificacao/'],
    // A dash at the end of a line goes on below it, over as many lines as it takes.
    ['em https://a.gov.br/x/b-\nlicenca-de-\n2231', 'https://a.gov.br/x/b-licenca-de-2231'],
    [
      'em https://a.gov.br/x/consultar-\nautenticidade – código 12',
      'https://a.gov.br/x/consultar-autenticidade',
    ],
    ['em https://a.gov.br/x/b-\nc/d.php e informe', 'https://a.gov.br/x/b-c/d.php'],
    // A full line breaks a word anywhere.
    [
      'em https://a.gov.br/b.php?acao=consulta_autentici\ndade_documentos, com o código',
      'https://a.gov.br/b.php?acao=consulta_autenticidade_documentos',
    ],
    [
      'em https://a.gov.br/b.php?acao=consulta_autenticidade_d\nocumentos, com o código',
      'https://a.gov.br/b.php?acao=consulta_autenticidade_documentos',
    ],
    ['em https://a.gov.br/autentica\ndigite o código', 'https://a.gov.br/autentica'],
    // What stands in another block is no part of it.
    ['em http://monitoramento.sema. mt.gov.br/simlam', 'http://monitoramento.sema.mt.gov.br/simlam'],
    // The number of a sheet.
    ['em www.cetesb.sp.gov.br/licenca\nPag.1/1', 'www.cetesb.sp.gov.br/licenca'],
    ['em https://a.gov.br/licenca\n2/14', 'https://a.gov.br/licenca'],
    // A day, or another word with a slash: a host is whole.
    ['em https://selo.tjal.jus.br\n18/07/2023', 'https://selo.tjal.jus.br'],
    ['em selo.tjal.jus.br\ncartorio/selo', 'selo.tjal.jus.br'],
    ['em https://selo.tjal.jus.br\n/consulta.php?id=1', 'https://selo.tjal.jus.br/consulta.php?id=1'],
    // A line that is full breaks the host.
    [
      'em https://pje.tjxx.j\nus.br:443/pje/b.seam?x=24. Código',
      'https://pje.tjxx.jus.br:443/pje/b.seam?x=24',
    ],
    ['em https://www.tj\nxx.jus.br. Código', 'https://www.tjxx.jus.br'],
    ['em www.tjxx.jus.br\nus.br', 'www.tjxx.jus.br'],
    ['em https://a.gov.br/x/\n\nconsulta.php?id=1', 'https://a.gov.br/x/'],
    // Lost and misread letters of the scheme, and of the host.
    ['em wwwtjba.jus.br - código', 'www.tjba.jus.br'],
    ['em https://wwws.cetesb.sp.gov.br', 'https://wwws.cetesb.sp.gov.br'],
    [`site ${ESAJ.replace('https', 'h\uFFFDps')}, informe`, ESAJ],
    [`site ${ESAJ.replace('https', 'hps')}, informe`, ESAJ],
    [`site ${ESAJ.replace('https://', 'https : / /')}, informe`, ESAJ],
    [`site ${ESAJ.replace('https', 'HTTPS')}, informe`, ESAJ],
    ['em: https://www.serpro.gov.br/assinador-digital.', 'https://www.serpro.gov.br/assinador-digital'],
    ['(https://a.gov.br/x).', 'https://a.gov.br/x'],
    ['https://a.gov.br/x(1)', 'https://a.gov.br/x(1)'],
    // What follows a slash is prose.
    ['https://sei.x.gov.br/ Documento assinado', 'https://sei.x.gov.br/'],
    ['https://projudi.tjpr.jus.br/projudi/ - Identificador: PJXXX', 'https://projudi.tjpr.jus.br/projudi/'],
    // Bare hosts: as printed, nothing added.
    ['no endereço: autenticidade.cetesb.sp.gov.br.', 'autenticidade.cetesb.sp.gov.br'],
    ['auten\uFFFDcidade.cetesb.sp.gov.br', 'autenticidade.cetesb.sp.gov.br'],
    ['www.cetesb.sp.gov.br/licencas, ', 'www.cetesb.sp.gov.br/licencas'],
  ])('%j', (text, url) => {
    const hits = findUrls(text)
    expect(hits.map((hit) => hit.url)).toEqual([url])
    expect(isOfficialHost(hostOf(url))).toBe(true)
  })

  it.each(['verifique-se o código', 'Informe o código', 'www.b.gov.br'])('%j is not the rest', (below) => {
    const [link] = findUrls(`em https://a.gov.br/x/b-\n${below}`)
    expect(link?.url).toBe('https://a.gov.br/x/b-')
    expect(isCutLink('https://a.gov.br/x/b-')).toBe(true)
  })

  it('keeps host and port apart', () => {
    const url = 'https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=123'
    expect(findUrls(url)).toMatchObject([{ url }])
    expect(hostOf(url)).toBe('pje.tjmg.jus.br')
  })

  it.each(['fulano@tjsp.jus.br', 'fls. 12, art. 3', 'https://', 'a.b.c', 'chip: //x.y'])(
    '%j has none',
    (text) => {
      expect(findUrls(text)).toEqual([])
    },
  )

  it('is not fooled by a host before "@" or a look-alike domain', () => {
    for (const host of ['gov.br@evil.com', 'evil.com', 'gov.br.evil.com', 'cetesb-gov.br', 'agov.br']) {
      expect(isOfficialHost(hostOf(`https://${host}/x`))).toBe(false)
    }
    expect(hostOf('https://evil.com/x@sei.gov.br')).toBe('evil.com')
  })

  it('reads any official link back', () => {
    const segment = fc.stringMatching(/^[a-z][a-z0-9_-]{0,10}[a-z0-9]$/)
    fc.assert(
      fc.property(segment, fc.array(segment, { maxLength: 4 }), (name, path) => {
        const url = `https://${name.replaceAll('_', '-')}.jus.br/${path.join('/')}`
        expect(findUrls(`site ${url}, informe`)).toMatchObject([{ url, start: 5 }])
      }),
      SEEDED,
    )
  })
})

describe('isOfficialHost', () => {
  it.each([
    ['gov.br', true],
    ['sei.ibama.gov.br', true],
    ['ESAJ.TJSP.JUS.BR', true],
    ['camara.leg.br', true],
    ['mpsp.mp.br', true],
    ['tce.tc.br', true],
    ['procempa.com.br', false],
    ['gov.br.com', false],
    ['xgov.br', false],
  ])('%s: %s', (host, official) => {
    expect(isOfficialHost(host)).toBe(official)
  })
})

it('whole hosts in two lines are two links', () => {
  const found = findUrls('em https://a.com\nrecife.pe.gov.br').map(({ url }) => url)
  expect(found).toEqual(['https://a.com', 'recife.pe.gov.br'])
})

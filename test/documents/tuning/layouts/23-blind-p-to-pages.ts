import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { cnj, instant, kin, paper, surnames } from '../blind-p.ts'

/** TJTO, eproc: a definitive curatela over two pages, numbered clauses; the second page has the place, the date and the stamp. */
export const layout: Layout = {
  name: 'blind-p-to-pages',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(45, 80))
    const [family, other] = surnames(random)
    const niece = kin(random, 'f', family, 1976, 1988)
    const uncle = kin(random, 'm', other, 1945, 1953)
    const judge = random.pick(['Océlio Nobre Bastos', 'Gerson Milhomem Parente'])
    const number = cnj(random, '00', year(decided) - 1, '27', '2722')
    const signed = `${addDays(issued, 2)}T${officeTime(random)}`
    const verifier = `${random.int(2, 9)}${random.digits(6)}v${random.int(2, 5)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1.tjto.jus.br/eprocV2_prod_1grau/externo_controlador.php?acao=valida_documento_consultar'
    const home = `${niece.home}, Gurupi/TO, CEP ${niece.postcode}`
    const powers =
      'A curadora representará o curatelado perante bancos, órgãos previdenciários e planos de saúde. Os bens imóveis e os veículos do curatelado só poderão ser alienados mediante alvará judicial, ouvido o Ministério Público'
    return {
      html: paper(
        {
          font: 'Noto Sans',
          sizePt: 11,
          margin: '20mm 24mm',
          css: '.clause{margin:0 0 5mm;text-align:justify;line-height:1.6} .stamp{font-size:8.5pt;margin-top:20mm;background:#f2f2f2;padding:3mm}',
        },
        html`<p class="c"><b>PODER JUDICIÁRIO</b><br>TRIBUNAL DE JUSTIÇA DO ESTADO DO TOCANTINS<br><b>Vara de Família e Sucessões</b><br>Comarca de Gurupi</p>
<p class="c s">Avenida Rio Grande do Norte, 1797 - Centro</p>
<p class="c b" style="margin:8mm 0">TERMO DE CURATELA DEFINITIVA</p>
<p>Processo: <b>${number}</b><br>Classe: <b>Tutela e Curatela - Nomeação</b></p>
<p class="clause"><b>1. Curadora.</b> ${niece.name}, brasileira, solteira, auxiliar administrativa, portadora da carteira de identidade ${niece.rg} SSP/TO e do CPF ${maskCpf(niece.cpf)}, residente e domiciliada na ${home}, sobrinha do curatelado.</p>
<p class="clause"><b>2. Curatelado.</b> ${uncle.name}, solteiro, lavrador, nascido em ${longDate(uncle.born)}, em Porto Nacional/TO, filho de ${uncle.father} e ${uncle.mother}, RG ${uncle.rg}, CPF ${maskCpf(uncle.cpf)}.</p>
<p class="clause"><b>3. Título.</b> Sentença de ${shortDate(decided)}, transitada em julgado em ${shortDate(addDays(decided, 30))}, do Juiz de Direito ${judge}. Perícia médica realizada em ${shortDate(addDays(decided, -140))} pelo Dr. Benvindo Aires Coutinho, CRM/TO 3.118.</p>
<p class="clause"><b>4. Compromisso.</b> A curadora declara aceitar o encargo e assume cumpri-lo bem e fielmente.</p>
<div class="break"></div>
<p class="s r">Processo ${number} – continuação do termo – folha 2</p>
<p class="clause"><b>5. Poderes e limites.</b> ${powers}.</p>
<p class="clause"><b>6. Encerramento.</b> Lido às partes, este termo vai assinado em meio eletrônico.</p>
<p>Gurupi, ${longDate(issued)}.</p>
<div class="stamp">Documento eletrônico assinado por <b>${judge.toUpperCase()}</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da autenticidade do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.toUpperCase()}<br>Data e Hora: ${instant(signed, ', às ')}</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Tutela e Curatela - Nomeação',
        court: 'TJTO',
        courtDivision: 'Vara de Família e Sucessões',
        district: 'Gurupi',
        state: 'TO',
        judgeName: judge,
        guardians: [
          guardian(niece.name, {
            cpf: niece.cpf,
            rg: niece.rg,
            rgIssuer: 'SSP/TO',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'auxiliar administrativa',
            address: home,
            relationship: 'sobrinha',
          }),
        ],
        wards: [
          ward(uncle.name, {
            birthDate: uncle.born,
            cpf: uncle.cpf,
            rg: uncle.rg,
            placeOfBirth: 'Porto Nacional/TO',
            filiation: [uncle.father, uncle.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

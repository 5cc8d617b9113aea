import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, page } from '../blind-m.ts'

/** TJCE, e-SAJ with its stamp at the foot: brother and sister share the curatela of their father; numbered clauses. */
export const layout: Layout = {
  name: 'blind-m-ce-siblings',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(35, 70))
    const [family] = families(random)
    const brother = figure(random, 'm', family, 1968, 1976)
    const sister = figure(random, 'f', family, 1977, 1985)
    const father = figure(random, 'm', family, 1938, 1947)
    const judge = random.pick(['Nádia Pompeu Saboya', 'Jamile Távora Linhares'])
    const number = docket(random, '020', year(decided) - 1, '06', '0001')
    const linked = docket(random, '021', year(decided) - 1, '06', '0001')
    const [hisId, herId] = [`200${random.digits(10)}`, `9${random.digits(10)}`]
    const time = officeTime(random).slice(0, 5)
    const code = alphanumeric(random, 7)
    const link = 'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const his = `${brother.street}, ${brother.door}, ${brother.quarter}, Fortaleza/CE, CEP ${brother.postcode}`
    const hers = `Rua Monsenhor Tibúrcio, ${sister.door}, bloco 4, ap. 201, Parangaba, Fortaleza/CE, CEP ${sister.postcode}`
    const powers =
      'Os curadores exercerão o encargo em conjunto ou separadamente, no que toca a saúde, moradia e rendimentos do genitor. Empréstimos consignados, vendas e doações dependem de alvará'
    return {
      html: page(
        {
          font: 'Caladea',
          sizePt: 11,
          margin: '17mm 21mm 15mm',
          css: 'ol{padding-left:6mm} li{margin-bottom:3mm;text-align:justify} .foot{font-size:8.5pt;border-top:1px solid #000;padding-top:1.5mm;margin-top:12mm}',
        },
        html`<p class="c"><b>ESTADO DO CEARÁ<br>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA</b><br>Comarca de Fortaleza<br>11ª Vara de Família</p>
<h3 class="c" style="margin:8mm 0 5mm">TERMO DE CURATELA COMPARTILHADA (DEFINITIVA)</h3>
<p><b>Processo nº:</b> ${number}<br><b>Processo apenso:</b> ${linked}<br><b>Classe:</b> Interdição/Curatela<br><b>Assunto:</b> Capacidade</p>
<ol><li><b>Dos curadores.</b> ${brother.name}, filho, brasileiro, casado, taxista, RG ${hisId}, SSPDS/CE, CPF ${maskCpf(brother.cpf)}, residente na ${his}; e ${sister.name}, filha, brasileira, solteira, fisioterapeuta, RG ${herId}, SSP/CE, CPF ${maskCpf(sister.cpf)}, residente na ${hers}.</li>
<li><b>Do curatelado.</b> ${father.name}, CPF ${maskCpf(father.cpf)}, nascido em ${longDate(father.born)}, natural de Canindé/CE, filho de ${father.father} e ${father.mother}.</li>
<li><b>Do título.</b> Sentença proferida em ${shortDate(decided)} pela Dra. ${judge}, Juíza de Direito, com trânsito em julgado.</li>
<li><b>Do compromisso.</b> Os curadores obrigam-se a servir bem e fielmente, sem dolo nem malícia.</li>
<li><b>Dos poderes e limites.</b> ${powers}.</li>
<li><b>Da data.</b> Termo lavrado em Fortaleza, no dia ${longDate(issued)}.</li></ol>
<table style="margin-top:14mm"><tr><td class="c">___________________________<br>1º Curador</td><td class="c">___________________________<br>2ª Curadora</td></tr></table>
<div class="foot">Este documento é cópia do original, assinado digitalmente por ${judge.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${time} .<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA COMPARTILHADA (DEFINITIVA)',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJCE',
        courtDivision: '11ª Vara de Família',
        district: 'Fortaleza',
        state: 'CE',
        judgeName: judge,
        guardians: [
          guardian(brother.name, {
            cpf: brother.cpf,
            rg: hisId,
            rgIssuer: 'SSPDS/CE',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'taxista',
            address: his,
            relationship: 'filho',
          }),
          guardian(sister.name, {
            cpf: sister.cpf,
            rg: herId,
            rgIssuer: 'SSP/CE',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'fisioterapeuta',
            address: hers,
            relationship: 'filha',
          }),
        ],
        wards: [
          ward(father.name, {
            birthDate: father.born,
            cpf: father.cpf,
            placeOfBirth: 'Canindé/CE',
            filiation: [father.father, father.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}:00`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

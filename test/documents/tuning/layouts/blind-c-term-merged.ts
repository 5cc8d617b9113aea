import { shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, cpf, maskCpf, rg } from '../../generator/numbers.ts'

/** A word processor's table: two columns of pairs, merged heads for curator and curatee, a code below. */
export const layout: Layout = {
  name: 'blind-c-term-merged',
  type: 23,
  variants: ['curatela'],
  print(random) {
    const number = caseNumber(random, 2022, '12')
    const ids = [cpf(random), cpf(random)] as const
    const cards = [rg(random), rg(random)] as const
    const code = alphanumeric(random, 7)
    const link = 'https://esaj.tjms.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const address = 'Rua Ponta do Aquidauana, nº 540, Vila Piratininga, Aquidauana/MS, CEP 79200-000'
    const powers =
      'A curadora poderá receber o benefício previdenciário do curatelado, vedada a venda de bens sem autorização judicial'
    const body = html`<p class="c">PODER JUDICIÁRIO DO ESTADO DE MATO GROSSO DO SUL<br>Comarca de Aquidauana - 1ª Vara Cível</p>
<table><tr><th colspan="4" class="t">TERMO DE CURATELA DEFINITIVA</th></tr>
<tr><td>Processo nº</td><td>${number}</td><td>Classe</td><td>Interdição/Curatela</td></tr>
<tr><td>Juiz(a)</td><td colspan="3">Hermógenes Salobra Dias</td></tr>
<tr><th colspan="4">Curadora</th></tr>
<tr><td>Nome</td><td colspan="3">Perpétua Nabileque Duarte</td></tr>
<tr><td>CPF</td><td>${maskCpf(ids[0])}</td><td>RG</td><td>${cards[0]} SEJUSP/MS</td></tr>
<tr><td>Nacionalidade</td><td>brasileira</td><td>Estado civil</td><td>divorciada</td></tr>
<tr><td>Profissão</td><td>feirante</td><td>Parentesco</td><td>irmã</td></tr>
<tr><td>Endereço</td><td colspan="3">${address}</td></tr>
<tr><th colspan="4">Curatelado</th></tr>
<tr><td>Nome</td><td colspan="3">Arquimedes Nabileque Duarte</td></tr>
<tr><td>CPF</td><td>${maskCpf(ids[1])}</td><td>RG</td><td>${cards[1]} SEJUSP/MS</td></tr>
<tr><td>Nascimento</td><td>${shortDate('1959-05-05')}</td><td>Naturalidade</td><td>Miranda/MS</td></tr>
<tr><th colspan="4">Termo</th></tr>
<tr><td>Data da sentença</td><td>${shortDate('2022-09-12')}</td><td>Data do termo</td><td>${shortDate('2022-10-27')}</td></tr>
<tr><td>Poderes</td><td colspan="3">${powers}.</td></tr></table>
<p class="s" style="margin-top:8mm">Documento assinado digitalmente por HERMÓGENES SALOBRA DIAS em 27/10/2022 às 16:08. Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11,
          css: 'td,th{border:1px solid #000;padding:.8mm 1.5mm}th{background:#e4e4e4}.t{font-size:13pt;background:#fff}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJMS',
        courtDivision: '1ª Vara Cível',
        district: 'Aquidauana',
        state: 'MS',
        judgeName: 'Hermógenes Salobra Dias',
        guardians: [
          guardian('Perpétua Nabileque Duarte', {
            cpf: ids[0],
            rg: cards[0],
            rgIssuer: 'SEJUSP/MS',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'feirante',
            address,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward('Arquimedes Nabileque Duarte', {
            birthDate: '1959-05-05',
            cpf: ids[1],
            rg: cards[1],
            placeOfBirth: 'Miranda/MS',
          }),
        ],
        decisionDate: '2022-09-12',
        issueDate: '2022-10-27',
        powers,
        signedBy: ['HERMÓGENES SALOBRA DIAS'],
        signatureDate: '2022-10-27T16:08:00',
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

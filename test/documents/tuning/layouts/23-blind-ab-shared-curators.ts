import { longDate, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCnpj } from '../../generator/numbers.ts'
import { days, home, paper, troupe } from '../blind-ab.ts'

/** Rio Grande do Norte, PJe: a shared curatela; two curators who live apart, small print and much quoted law. */
export const layout: Layout = {
  name: 'blind-ab-shared-curators',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '20')
    const family = cast.family()
    const [mother, father, ill] = [cast.woman(), cast.man(family), cast.man(family)]
    const [judge, clerk, lawyer] = [cast.woman(), cast.man(), cast.man()]
    const [here, there] = [home(random), home(random)]
    const addresses = [
      `${here.street}, nº ${here.door}, Bloco B, ap. ${random.int(101, 804)}, ${here.quarter}, Salinas do Jundiaí/RN, CEP ${here.postcode}`,
      `${there.street}, nº ${there.door}, ${there.quarter}, Cajazal do Sertão/PB, CEP ${there.postcode}`,
    ] as const
    const caseClass = 'INTERDIÇÃO/CURATELA (58)'
    const powers =
      'Os curadores, em conjunto ou cada um por si, representarão o curatelado nos atos de natureza patrimonial e negocial. Dependem de autorização judicial a venda de bens, a transação e a aceitação de herança com encargos'
    const signer = judge.name.toUpperCase()
    const time = officeTime(random)
    const code = `${signed.slice(2).replaceAll('-', '')}${time.replaceAll(':', '')}${random.digits(14)}`
    const link = `https://pje1g.tjrn.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const body = html`<div class="top"><div class="bar"></div><div><b>TJRN</b> &#183; Poder Judiciário do Estado do Rio Grande do Norte<br>Comarca de Salinas do Jundiaí<br><b>4ª Vara de Família</b></div></div>
<p class="k">Número do processo: ${number}<br>Classe judicial: ${caseClass}<br>REQUERENTE: ${mother.name.toUpperCase()}, ${father.name.toUpperCase()}<br>REQUERIDO: ${ill.name.toUpperCase()}</p>
<p class="c b t">TERMO DE COMPROMISSO DE CURADORES</p>
<p class="j">O Cartório da Vara acima indicada certifica que, no dia ${longDate(issued)}, compareceram em Juízo, perante a Exma. Dra. ${judge.name}, Juíza de Direito:</p>
<ol type="a"><li><b>${mother.name}</b>, brasileira, separada judicialmente, bibliotecária, RG ${mother.rg} ITEP/RN, CPF ${mother.printedCpf}, residente e domiciliada na ${addresses[0]}, mãe do curatelado; e</li><li><b>${father.name}</b>, brasileiro, divorciado, geólogo, RG ${father.rg} SSDS/PB, CPF ${father.printedCpf}, residente e domiciliado na ${addresses[1]}, pai do curatelado,</li></ol>
<p class="j">e prestaram o compromisso de bem e fielmente exercer a curatela definitiva compartilhada (art. 1.775-A do Código Civil) de <b>${ill.name}</b>, brasileiro, solteiro, nascido em ${shortDate(ill.birth)}, natural de Cajazal do Sertão/PB, RG ${ill.rg}, CPF ${ill.printedCpf}, filho de ${father.name} e de ${mother.name}, nos termos da sentença prolatada em ${shortDate(decided)} e transitada em julgado.</p>
<p class="j">${powers}.</p>
<div class="two"><p>“Art. 1.775-A. Na nomeação de curador para a pessoa com deficiência, o juiz poderá estabelecer curatela compartilhada a mais de uma pessoa.” (Incluído pela Lei nº 13.146, de 6/7/2015)</p><p>“Art. 1.781. As regras a respeito do exercício da tutela aplicam-se ao da curatela, com a restrição do art. 1.772 e as desta Seção.” (Lei nº 10.406, de 10/1/2002)</p><p>A sentença será inscrita no registro de pessoas naturais e publicada no sítio do Tribunal e na plataforma do CNJ, onde permanecerá por 6 (seis) meses.</p><p>Custas pagas em ${shortDate(filed)} (Banco Potiguarense Fictício S.A., CNPJ ${maskCnpj('11222333000181')}). Patrono: ${lawyer.name}, OAB/RN ${random.digits(5)}.</p></div>
<p class="j">Os compromissados leram o termo e o aceitaram. Do que eu, ${clerk.name}, Diretor de Secretaria, lavrei este.</p>`
    const stamp = html`<div class="foot">Assinado eletronicamente por: ${signer} - ${shortDate(signed)} ${time}<br>${link}<br>Número do documento: ${code}</div><div class="num">Num. ${random.digits(9)} - Pág. 1</div>`
    return {
      html: paper(
        {
          font: 'Lato',
          sizePt: 9.5,
          margin: '12mm 20mm 22mm',
          stamp,
          css: '.top{display:flex;gap:3mm;line-height:1.45}.bar{width:2.5mm;background:#31588a}.k{margin:6mm 0;padding:2mm 0;border-top:.2mm solid #888;border-bottom:.2mm solid #888}.t{font-size:13pt;margin:5mm 0}.j,li{text-align:justify;line-height:1.5}ol{margin:0 0 3mm;padding-left:9mm}.two{columns:2;column-gap:8mm;font-size:7pt;color:#333;margin:4mm 0}.foot{position:fixed;left:20mm;bottom:7mm;font-size:6.6pt}.num{position:fixed;right:20mm;bottom:7mm;font-size:6.6pt}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADORES',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass,
        court: 'TJRN',
        state: 'RN',
        courtDivision: '4ª Vara de Família',
        district: 'Salinas do Jundiaí',
        judgeName: judge.name,
        guardians: [mother, father].map((one, i) =>
          guardian(one.name, {
            cpf: one.cpf,
            rg: one.rg,
            rgIssuer: i ? 'SSDS/PB' : 'ITEP/RN',
            nationality: i ? 'brasileiro' : 'brasileira',
            maritalStatus: i ? 'divorciado' : 'separada judicialmente',
            occupation: i ? 'geólogo' : 'bibliotecária',
            address: addresses[i] ?? null,
            relationship: i ? 'pai' : 'mãe',
          }),
        ),
        wards: [
          ward(ill.name, {
            birthDate: ill.birth,
            cpf: ill.cpf,
            rg: ill.rg,
            placeOfBirth: 'Cajazal do Sertão/PB',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [signer],
        signatureDate: `${signed}T${time}`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

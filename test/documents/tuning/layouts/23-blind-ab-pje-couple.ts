import { addYears, dateInWords, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, phone, troupe } from '../blind-ab.ts'

/** Paraíba, PJe: a couple in one long sentence, the stamp in small print at the foot. */
export const layout: Layout = {
  name: 'blind-ab-pje-couple',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '15')
    const family = cast.family()
    const [aunt, uncle, mother, father] = [cast.woman(family), cast.man(), cast.woman(), cast.man(family)]
    const child = cast.girl(issued, family)
    const [judge, clerk] = [cast.man(), cast.woman()]
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, ${at.quarter}, Lagoa do Umbuzal/PB, CEP ${at.postcode}`
    const caseClass = 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)'
    const powers =
      'Os guardiões obrigam-se a prestar assistência material, moral e educacional à criança, podendo opor-se a terceiros, inclusive aos pais, e não poderão mudar de comarca sem autorização judicial'
    const time = officeTime(random)
    const code = `${signed.slice(2).replaceAll('-', '')}${time.replaceAll(':', '')}${random.digits(14)}`
    const link = `https://pje.tjpb.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const signer = judge.name.toUpperCase()
    const body = html`<div class="c">${crest(15, '#444')}<br><b>ESTADO DA PARAÍBA<br>PODER JUDICIÁRIO<br>COMARCA DE LAGOA DO UMBUZAL<br>1ª VARA MISTA</b><br><span class="s">Praça do Coreto, s/n, Centro – Tel. ${phone(random, 83)} – lud-vmis01@tjpb.exemplo</span></div>
<p class="k">PROCESSO Nº: ${number}<br>CLASSE: ${caseClass}<br>ASSUNTO: [Guarda, Família]<br>REQUERENTE: ${aunt.name.toUpperCase()} e outro<br>REQUERIDA: ${mother.name.toUpperCase()}</p>
<h2>TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA</h2>
<p class="t">Aos ${dateInWords(issued)}, nesta cidade de Lagoa do Umbuzal, na sala de audiências da 1ª Vara Mista, onde se achava presente o MM. Juiz de Direito, Dr. ${judge.name}, comigo, ${clerk.name}, Técnica Judiciária, compareceram ${aunt.name}, brasileira, casada, marisqueira, portadora do RG nº ${aunt.rg} SSDS/PB e inscrita no CPF sob o nº ${aunt.printedCpf}, tia paterna da criança, e seu marido ${uncle.name}, brasileiro, casado, vigilante, portador do RG nº ${uncle.rg} SSDS/PB e inscrito no CPF sob o nº ${uncle.printedCpf}, ambos residentes e domiciliados na ${address}, aos quais o Juiz deferiu, pelo prazo de 1 (um) ano, a contar desta data, o compromisso de, bem e fielmente, exercerem a guarda da criança ${child.name}, nascida em ${shortDate(child.birth)}, natural de Patamuté do Norte/PB, inscrita no CPF sob o nº ${child.printedCpf}, filha de ${father.name} e de ${mother.name}, conforme decisão proferida em ${shortDate(decided)} (ID ${random.digits(8)}).</p>
<p class="t">${powers}.</p>
<p class="t">A ação foi distribuída em ${shortDate(filed)}, e o Conselho Tutelar apresentou o Relatório nº ${random.int(20, 99)}/${year(filed)}. Aplicam-se os arts. 33 a 35 da Lei nº 8.069, de 13 de julho de 1990.</p>
<p class="t">E, como assim o disseram e aceitaram o encargo, lavrou-se o presente termo, que vai assinado eletronicamente.</p>`
    const stamp = html`<div class="foot">Assinado eletronicamente por: ${signer} - ${shortDate(signed)} ${time}<br>${link}<br>Número do documento: ${code}<br>Num. ${random.digits(8)} - Pág. 1</div>`
    return {
      html: paper(
        {
          font: 'Liberation Sans',
          sizePt: 11,
          margin: '14mm 22mm',
          stamp,
          css: 'h2{font-size:12pt;text-align:center;margin:7mm 0}.k{margin-top:8mm}.t{text-align:justify;text-indent:18mm;line-height:1.5}.foot{position:fixed;left:22mm;bottom:8mm;font-size:7pt;color:#333}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass,
        court: 'TJPB',
        state: 'PB',
        courtDivision: '1ª VARA MISTA',
        district: 'LAGOA DO UMBUZAL',
        judgeName: judge.name,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'marisqueira',
            address,
            relationship: 'tia paterna',
          }),
          guardian(uncle.name, {
            cpf: uncle.cpf,
            rg: uncle.rg,
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'vigilante',
            address,
          }),
        ],
        wards: [
          ward(child.name, {
            birthDate: child.birth,
            cpf: child.cpf,
            placeOfBirth: 'Patamuté do Norte/PB',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(issued, 1),
        validityText: '1 (um) ano',
        powers,
        signedBy: [signer],
        signatureDate: `${signed}T${time}`,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

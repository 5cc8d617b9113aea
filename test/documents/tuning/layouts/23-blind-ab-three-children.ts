import { longDate, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, phone, troupe } from '../blind-ab.ts'

/** Pernambuco, PJe: three children in a ruled table of their own, with a row each. */
export const layout: Layout = {
  name: 'blind-ab-three-children',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '17')
    const family = cast.family()
    const [grandmother, mother, judge] = [cast.woman(family), cast.woman(family), cast.woman()]
    const fathers = [cast.man(), cast.man(), cast.man()]
    const children = [cast.boy(issued, family), cast.girl(issued, family), cast.boy(issued, family)]
    const fatherOf = (index: number): string => (index < 2 ? fathers[0] : fathers[1])?.name ?? ''
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, ${at.quarter}, Serra do Tamanduá/PE, CEP ${at.postcode}`
    const powers =
      'A guardiã poderá representar as crianças na escola, nos serviços de saúde e na Previdência Social, e deverá assegurar a visita quinzenal da genitora'
    const signer = judge.name.toUpperCase()
    const time = officeTime(random)
    const code = `${signed.slice(2).replaceAll('-', '')}${time.replaceAll(':', '')}${random.digits(17)}`
    const link = `https://pje.cloud.tjpe.jus.br:443/1g/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const body = html`<p class="c"><b>Tribunal de Justiça de Pernambuco</b><br>Poder Judiciário</p><p class="c">1ª Vara da Infância e Juventude da Comarca de Serra do Tamanduá</p><p class="c s">R DOS ARCOS, 55, Centro, SERRA DO TAMANDUÁ - PE - CEP: 55999-030 - F:${phone(random, 81)}</p>
<p>Processo nº <b>${number}</b><br>REQUERENTE: ${grandmother.name.toUpperCase()}<br>REQUERIDO(A): ${mother.name.toUpperCase()}, ${fathers[0]?.name.toUpperCase()}, ${fathers[1]?.name.toUpperCase()}</p>
<p class="c b big">TERMO DE GUARDA DEFINITIVA</p>
<p class="j">A Doutora ${judge.name}, Juíza de Direito, faz saber que, por sentença proferida em ${shortDate(decided)}, transitada em julgado, foi concedida a <b>${grandmother.name}</b>, brasileira, viúva, pescadora artesanal, RG ${grandmother.rg} SDS/PE, CPF ${grandmother.printedCpf}, residente na ${address}, avó materna das crianças, a guarda definitiva de seus netos:</p>
<table class="g"><tr><th>Nº</th><th>Nome da criança</th><th>Nascimento</th><th>CPF</th><th>Naturalidade</th><th>Genitora</th><th>Genitor</th></tr>${children.map((one, i) => html`<tr><td>${i + 1}</td><td>${one.name}</td><td>${shortDate(one.birth)}</td><td class="n">${one.printedCpf}</td><td>Orocó de Cima/PE</td><td>${mother.name}</td><td>${fatherOf(i)}</td></tr>`)}</table>
<p class="j">${powers}.</p>
<p class="j">Fica revogado o termo de guarda provisória expedido em ${shortDate(filed)}. A guarda não suspende o dever de alimentos dos genitores (art. 33, § 4º, do ECA).</p>
<p class="j">E, para constar, a guardiã prestou o compromisso legal e recebeu uma via deste.</p>
<p class="r">SERRA DO TAMANDUÁ, ${longDate(issued)}.</p>
<p class="c">${judge.name}<br>Juíza de Direito</p>`
    const stamp = html`<div class="foot"><div><b>Assinado eletronicamente por:</b> ${signer} - ${shortDate(signed)} ${time}</div><div>${link}</div><div>Número do documento: ${code}</div></div><div class="pag">Num. ${random.digits(9)} - Pág. 1</div>`
    return {
      html: paper(
        {
          font: 'Open Sans',
          sizePt: 10,
          margin: '15mm 17mm 20mm',
          stamp,
          css: '.big{font-size:14pt;margin:6mm 0}.g{font-size:8pt;margin:4mm 0}.g th,.g td{border:.2mm solid #333;padding:1mm 1.2mm;text-align:left;vertical-align:top}.g th{font-weight:600}.n{white-space:nowrap}.foot{position:fixed;left:17mm;bottom:7mm;font-size:6.8pt}.pag{position:fixed;right:17mm;bottom:7mm;font-size:6.8pt}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJPE',
        state: 'PE',
        courtDivision: '1ª Vara da Infância e Juventude',
        district: 'Serra do Tamanduá',
        judgeName: judge.name,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: grandmother.rg,
            rgIssuer: 'SDS/PE',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'pescadora artesanal',
            address,
            relationship: 'avó materna',
          }),
        ],
        wards: children.map((one, i) =>
          ward(one.name, {
            birthDate: one.birth,
            cpf: one.cpf,
            placeOfBirth: 'Orocó de Cima/PE',
            filiation: [mother.name, fatherOf(i)],
          }),
        ),
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

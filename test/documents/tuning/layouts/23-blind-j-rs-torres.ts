import { addDays, longDate, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { caseOf, soul } from '../blind-j.ts'

/** TJRS, eproc: an aunt is tutor of an orphan; the dead parents stand near by. */
export const layout: Layout = {
  name: 'blind-j-rs-torres',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const decided = addDays(issued, -random.int(5, 30))
    const signedDay = addDays(issued, 1)
    const time = officeTime(random)
    const aunt = soul(random, 'f', { from: 1974, to: 1986 })
    const boy = soul(random, 'm', { family: aunt.family, from: 2009, to: 2012, young: true })
    const judge = random.pick([
      'Rosane Bier Winkelmann',
      'Marilei Schuck Dorneles',
      'Angela Pezzi Ballestrin',
    ])
    const number = caseOf(random, '50', 2022, '21', '0072')
    const verifier = `1000${random.digits(7)}v3`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const address = `${aunt.street}, ${aunt.door}, apto. 301, ${aunt.quarter}, Torres/RS, CEP ${aunt.postcode}`
    const powers =
      'Incumbe à tutora dirigir a educação do tutelado, defendê-lo e prestar-lhe alimentos, administrar seus bens em proveito deste e prestar contas a cada dois anos (arts. 1.740, 1.741 e 1.757 do Código Civil), não podendo alienar imóveis do menor sem autorização judicial'
    return {
      html: sheet(
        {
          font: 'Arimo',
          sizePt: 11,
          margin: '18mm 22mm',
          css: '.h{text-align:center;font-size:10pt} h1{font-size:13pt;text-align:center;margin:6mm 0} .st{border:1px solid #777;font-size:8pt;padding:2mm;margin-top:10mm} .st p{margin:0 0 1mm}',
        },
        html`<div class="h">Poder Judiciário<br><b>JUSTIÇA ESTADUAL</b><br><b>Tribunal de Justiça do Estado do Rio Grande do Sul</b><br><b>1ª Vara Judicial da Comarca de Torres</b><br><span class="s">Rua Fictícia Borges, 177 - Bairro: Centro - CEP: 95560-000 - Fone: (51) 3664-0000 - Email: frtorres1vjud@exemplo.jus.br</span></div>
<p class="b" style="margin-top:6mm">TUTELA CÍVEL Nº ${number}/RS</p>
<table class="s"><tr><td><b>REQUERENTE</b>: ${aunt.name.toUpperCase()}</td></tr><tr><td><b>INTERESSADO</b>: MINISTÉRIO PÚBLICO DO ESTADO DO RIO GRANDE DO SUL</td></tr></table>
<h1>TERMO DE COMPROMISSO DE TUTORA</h1>
<p class="j">Perante a Excelentíssima Senhora Juíza de Direito, ${judge}, em ${longDate(issued)}, prestou compromisso a Sra. ${aunt.name}, brasileira, em união estável, agricultora, CPF ${maskCpf(aunt.cpf)}, RG ${aunt.rg.replace(/\D/g, '')} SJS/RS, com endereço na ${address}, tia paterna, nomeada TUTORA do adolescente ${boy.name}, nascido em ${shortDate(boy.born)}, CPF ${maskCpf(boy.cpf)}, natural de Osório/RS, filho de ${boy.father} e ${boy.mother}, ambos falecidos em acidente de trânsito em ${shortDate(addDays(decided, -211))}, pela sentença proferida em ${shortDate(decided)} (evento 48).</p>
<p class="j">${powers}.</p>
<p class="j">A compromissada declarou-se ciente e prometeu cumprir fielmente o encargo, do que lavrei este termo. Eu, Ivo Rech, Técnico Judiciário.</p>
<div style="margin-top:12mm" class="c">____________________________<br>${aunt.name}</div>
<div class="st"><p>Documento assinado eletronicamente por <b>${judge.toUpperCase()}, Juíza de Direito</b>, em ${shortDate(signedDay)}, às ${time}, conforme art. 1º, III, "b", da Lei 11.419/2006. A autenticidade do documento pode ser conferida no site ${link}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</p></div>
<p class="s" style="margin-top:5mm"><b>${number}</b> <span style="float:right">${verifier.slice(0, -2)} .V3</span></p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTORA',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA CÍVEL',
        court: 'TJRS',
        courtDivision: '1ª Vara Judicial',
        district: 'Torres',
        state: 'RS',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg.replace(/\D/g, ''),
            rgIssuer: 'SJS/RS',
            nationality: 'brasileira',
            maritalStatus: 'em união estável',
            occupation: 'agricultora',
            address,
            relationship: 'tia paterna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Osório/RS',
            filiation: [boy.father, boy.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${signedDay}T${time}`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

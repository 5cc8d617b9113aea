import { addDays, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { caseOf, soul } from '../blind-j.ts'

/** TJSC, eproc: a certificate-like term, numbered captions, valid until further decision; the wife is curator. */
export const layout: Layout = {
  name: 'blind-j-sc-list',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(1, 7))
    const time = officeTime(random)
    const wife = soul(random, 'f', { from: 1950, to: 1962 })
    const man = soul(random, 'm', { family: wife.family, from: 1944, to: 1956 })
    const judge = random.pick(['Karina Schlemper Boing', 'Débora Wiggers Althoff', 'Ingrid Baasch Koerich'])
    const number = caseOf(random, '50', 2020, '24', '0045')
    const verifier = `3100${random.digits(8)}v5`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const address = `${wife.street}, ${wife.door}, bloco B, ap 12, bairro ${wife.quarter}, Palhoça (SC), CEP ${wife.postcode}`
    const powers =
      'Representar o curatelado perante o INSS, bancos e repartições públicas, receber e dar quitação, sendo-lhe defeso contrair dívidas ou dispor do patrimônio sem autorização judicial'
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '18mm 22mm',
          css: '.h{text-align:center;font-weight:bold;font-size:10.5pt} h1{font-size:14pt;text-align:center;margin:6mm 0} li{margin-bottom:1.8mm} .st{font-size:8.5pt;margin-top:12mm;border-top:1px solid #333;padding-top:2mm}',
        },
        html`<div class="h">ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA<br>Vara da Família, Órfãos, Sucessões, Infância e Juventude da Comarca de Palhoça</div>
<p class="c s">Rua Inventada Cláudio Z., 150 - Bairro: Pagani - CEP: 88132-000 - Fone: (48) 3287-0000</p>
<p class="b" style="margin-top:5mm">INTERDIÇÃO/CURATELA Nº ${number}/SC</p>
<p class="s">AUTOR: ${wife.name.toUpperCase()}<br>RÉU: ${man.name.toUpperCase()}</p>
<h1>TERMO DE CURATELA PROVISÓRIA</h1>
<ol><li><b>Curadora provisória:</b> ${wife.name}, esposa</li>
<li><b>Nacionalidade:</b> brasileira. <b>Estado civil:</b> casada. <b>Profissão:</b> aposentada</li>
<li><b>CPF:</b> ${maskCpf(wife.cpf)}. <b>Identidade:</b> ${wife.rg}, <b>expedida por:</b> SSP/SC</li>
<li><b>Endereço:</b> ${address}</li>
<li><b>Curatelado:</b> ${man.name}</li>
<li><b>Data de nascimento:</b> ${shortDate(man.born)}. <b>CPF:</b> ${maskCpf(man.cpf)}</li>
<li><b>Filiação:</b> ${man.father} e ${man.mother}</li>
<li><b>Decisão que nomeou a curadora:</b> evento ${random.int(4, 19)}, de ${shortDate(decided)}</li>
<li><b>Prazo de validade:</b> até ulterior deliberação do Juízo</li>
<li><b>Poderes e limites:</b> ${powers}.</li>
<li><b>Data de expedição do termo:</b> ${shortDate(issued)}</li></ol>
<p class="j">A curadora, ciente de seus deveres, assume perante a Dra. ${judge}, Juíza de Direito, o compromisso de bem desempenhar o encargo.</p>
<p class="c" style="margin-top:12mm">_______________________________<br>Curadora</p>
<div class="st">Documento eletrônico assinado por <b>${judge.toUpperCase()}, Juíza de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade</b> do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.toUpperCase()}<br>Data e Hora: ${shortDate(issued)}, às ${time}</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO/CURATELA',
        court: 'TJSC',
        courtDivision: 'Vara da Família, Órfãos, Sucessões, Infância e Juventude',
        district: 'Palhoça',
        state: 'SC',
        judgeName: judge,
        guardians: [
          guardian(wife.name, {
            cpf: wife.cpf,
            rg: wife.rg,
            rgIssuer: 'SSP/SC',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'aposentada',
            address,
            relationship: 'esposa',
          }),
        ],
        wards: [ward(man.name, { birthDate: man.born, cpf: man.cpf, filiation: [man.father, man.mother] })],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação do Juízo',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: `${issued}T${time}`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

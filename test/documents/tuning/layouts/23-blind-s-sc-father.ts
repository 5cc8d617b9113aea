import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** TJSC on eproc: definitive guarda to the father after a judgment, signatory and time in lines. */
export const layout: Layout = {
  name: 'blind-s-sc-father',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(50, 80))
    const signedAt = `${issued}T11:02:54`
    const [family, other] = families(random)
    const father = citizen(random, 'm', family, 1980, 1988)
    const son = citizen(random, 'm', family, 2011, 2016)
    const mother = `Tatiane ${other}`
    const judge = judgeName(random, 'm')
    const signer = judge.toUpperCase()
    const number = caseOf(random, '50', year(decided) - 1, '24', '0008')
    const home = `${father.street}, Blumenau/SC - ${father.postcode}`
    const verifier = `3100${random.digits(8)}v3`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const powers =
      'Cabe ao guardião decidir sobre a educação, a saúde e a residência do infante, respeitado o direito de visitas da mãe'
    return {
      html: page(
        {
          font: 'Roboto',
          sizePt: 10.4,
          margin: '16mm 22mm',
          css: '.foot2{border:.2mm solid #999;padding:2mm 3mm;font-size:7.8pt;margin-top:14mm}',
        },
        html`<p class="c"><b>ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA DO ESTADO DE SANTA CATARINA</b><br>2ª Vara da Família da Comarca de Blumenau<br><span class="s">Rua Zenaide Santos de Souza, 363 - Bairro: Água Verde - CEP: 89042-902 - Fone: (47) 3300-0000 - www.tjsc.jus.br</span></p>
<p class="b" style="margin-top:6mm">GUARDA DE FAMÍLIA Nº ${number}/SC</p>
<p><b>AUTOR</b>: ${father.name.toUpperCase()}<br><b>RÉU</b>: ${mother.toUpperCase()}</p>
<p class="c b" style="margin:7mm 0;font-size:12.5pt">TERMO DE GUARDA DEFINITIVA</p>
<p class="j">O Juiz de Direito ${judge}, nos termos da sentença de ${longDate(decided)}, transitada em julgado em ${shortDate(addDays(decided, 24))}, constitui guardião definitivo do infante <b>${son.name}</b>, nascido em ${shortDate(son.born)}, natural de Gaspar/SC, CPF ${maskCpf(son.cpf)}, filho de ${father.name} e de ${mother}, o seu genitor <b>${father.name}</b>, brasileiro, divorciado, técnico em informática, RG ${father.rg} SSP/SC, CPF ${maskCpf(father.cpf)}, residente na ${home}, com quem o infante já reside desde 10/02/${year(decided) - 2}.</p>
<p class="j">${powers}.</p>
<p>Blumenau, ${longDate(issued)}.</p>
<div class="foot2">Documento eletrônico assinado por <b>${signer}, Juiz de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006 e Resolução Conjunta GP/CGJ n. 5, de 26 de setembro de 2018. A <b>conferência da autenticidade</b> do documento está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${signer}<br>Data e Hora: ${shortDate(issued)}, às 11:02:54</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'GUARDA DE FAMÍLIA',
        court: 'TJSC',
        courtDivision: '2ª Vara da Família',
        district: 'Blumenau',
        state: 'SC',
        judgeName: judge,
        guardians: [
          guardian(father.name, {
            cpf: father.cpf,
            rg: father.rg,
            rgIssuer: 'SSP/SC',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'técnico em informática',
            address: home,
            relationship: 'genitor',
          }),
        ],
        wards: [
          ward(son.name, {
            birthDate: son.born,
            cpf: son.cpf,
            placeOfBirth: 'Gaspar/SC',
            filiation: [father.name, mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [signer],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

import { addYears, longDate, officeTime, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex } from '../../generator/numbers.ts'
import { days, home, paper, phone, troupe } from '../blind-ab.ts'

/** Santa Catarina, eproc: two pupils told one after the other, the box of the signature at the end. */
export const layout: Layout = {
  name: 'blind-ab-eproc-siblings',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued, signed } = days(random)
    const number = caseNumber(random, year(filed), '24')
    const family = cast.family()
    const [grandfather, mother, father] = [cast.man(family), cast.woman(family), cast.man()]
    const [girl, boy] = [cast.girl(issued, family), cast.boy(issued, family)]
    const [judge, clerk] = [cast.woman(), cast.man()]
    const at = home(random)
    const address = `${at.street}, n. ${at.door}, bairro ${at.quarter}, Rio das Araucas/SC, CEP ${at.postcode}`
    const powers =
      'Incumbe ao tutor dirigir a educação dos tutelados, defendê-los e prestar-lhes alimentos conforme seus haveres e condição. Compete-lhe também receber as pensões deles e administrar-lhes os bens, sendo-lhe vedado dispor a título gratuito de qualquer bem'
    const signer = judge.name.toUpperCase()
    const time = officeTime(random)
    const verifier = `31${random.digits(10)}v${random.int(2, 9)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const body = html`<div class="c"><svg width="13mm" height="13mm" viewBox="0 0 20 20"><path d="M10 1l2.6 6.2 6.4.5-4.9 4.3 1.6 6.6L10 15l-5.7 3.6 1.6-6.6L1 7.7l6.4-.5z" fill="none" stroke="#333"/></svg><br>ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA<br><b>Vara da Família, Infância e Juventude da Comarca de Rio das Araucas</b></div><p class="a">Rua Marechal Imaginário, 150 - Bairro: Centro - CEP: 89999-200 - Fone: ${phone(random, 47)} - Email: riodasaraucas.familia@tjsc.exemplo</p>
<p class="b n">TUTELA INFÂNCIA E JUVENTUDE Nº ${number}/SC</p>
<p><b>REQUERENTE</b>: ${grandfather.name.toUpperCase()}<br><b>MENOR</b>: ${girl.name.toUpperCase()}<br><b>MENOR</b>: ${boy.name.toUpperCase()}</p>
<p class="c b x">TERMO DE COMPROMISSO DE TUTOR</p>
<p class="j">Perante a MM. Juíza de Direito, Dra. ${judge.name}, comparece neste ato <b>${grandfather.name}</b>, brasileiro, viúvo, agricultor, carteira de identidade n. ${grandfather.rg} SESP/SC, CPF n. ${grandfather.printedCpf}, residente e domiciliado na ${address}, avô materno dos tutelados, nomeado tutor por sentença datada de ${shortDate(decided)} (evento ${random.int(40, 90)}), para prestar o compromisso de bem e fielmente exercer a TUTELA de:</p>
<p class="j w"><b>${girl.name}</b>, nascida em ${shortDate(girl.birth)}, natural de Rio das Araucas/SC, CPF n. ${girl.printedCpf}; e</p>
<p class="j w"><b>${boy.name}</b>, nascido em ${shortDate(boy.birth)}, natural de Porto Ventania/SC, CPF n. ${boy.printedCpf};</p>
<p class="j">ambos filhos de ${mother.name}, falecida em ${shortDate(filed)}, e de ${father.name}, destituído do poder familiar. O encargo vigora até a maioridade, dispensada a especialização de hipoteca legal.</p>
<p class="j">${powers}.</p>
<p class="j">O compromissado declarou aceitar o encargo. Base legal: arts. 1.728, I, e 1.740 do Código Civil; art. 759 do CPC.</p>
<p>Rio das Araucas, ${longDate(issued)}.</p>
<p>Termo lavrado por ${clerk.name}, Chefe de Cartório, matrícula ${random.digits(5)}.</p>
<hr><div class="z"><p>Documento eletrônico assinado por <b>${signer}, Juíza de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.</p><p>Informações adicionais da assinatura:<br>Signatário (a): ${signer}<br>Data e Hora: ${shortDate(signed)}, às ${time}</p></div><hr><p class="b s">${number} <span class="v">${verifier}</span></p>`
    const told = (one: typeof girl, placeOfBirth: string) =>
      ward(one.name, {
        birthDate: one.birth,
        cpf: one.cpf,
        placeOfBirth,
        filiation: [mother.name, father.name],
      })
    return {
      html: paper(
        {
          font: 'Carlito',
          sizePt: 11.5,
          margin: '14mm 20mm',
          css: '.a{font-size:8pt;text-align:center;border-bottom:.2mm solid #000;padding-bottom:2mm}.n{font-size:13pt;margin-top:6mm}.x{margin:5mm 0;font-size:13pt}.w{margin-left:14mm}.z{font-size:9pt}.v{float:right}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTOR',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA INFÂNCIA E JUVENTUDE',
        court: 'TJSC',
        state: 'SC',
        courtDivision: 'Vara da Família, Infância e Juventude',
        district: 'Rio das Araucas',
        judgeName: judge.name,
        guardians: [
          guardian(grandfather.name, {
            cpf: grandfather.cpf,
            rg: grandfather.rg,
            rgIssuer: 'SESP/SC',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'agricultor',
            address,
            relationship: 'avô materno',
          }),
        ],
        wards: [told(girl, 'Rio das Araucas/SC'), told(boy, 'Porto Ventania/SC')],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(girl.birth, 18),
        validityText: 'até a maioridade',
        powers,
        signedBy: [signer],
        signatureDate: `${signed}T${time}`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

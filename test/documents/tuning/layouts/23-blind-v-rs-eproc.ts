import { addDays, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, clock, cnj, figures, paper } from '../blind-v.ts'

/** TJRS, eproc: a wife is definitive curator of her husband; parties in capitals above, the body in ordinary letters. */
export const layout: Layout = {
  name: 'blind-v-rs-eproc',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(40, 90))
    const signedAt = `${issued}T${officeTime(random)}`
    const family = surname()
    const wife = person('woman', family)
    const husband = person('man', family)
    const parents = [name('oldMan', family), name('oldWoman', family)]
    const born = bornBefore(random, issued, 48, 69)
    const magistrate = judge('m')
    const number = cnj(random, '50#####', year(decided), '21', '0022')
    const [verifier, crc] = [`100${figures(random, '########')}v4`, hex(random, 8).toLowerCase()]
    const link =
      'https://eproc1g.tjrs.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const identity = figures(random, '*#########')
    const address = home(
      (road, no, quarter, cep) => `${road}, ${no}, bairro ${quarter}, Pelotas/RS - CEP ${cep}`,
    )
    const title = 'TERMO DE CURATELA DEFINITIVA'
    const powers =
      'limitada a curatela aos atos de disposição de bens, de contratação e de recebimento de valores, cabendo à curadora apresentar balanço anual'
    return {
      html: paper(
        { font: 'Open Sans', sizePt: 10.2, margin: '17mm 22mm' },
        html`<div class="c">Poder Judiciário<br><b>JUSTIÇA ESTADUAL</b><br>Tribunal de Justiça do Estado do Rio Grande do Sul<br><b>1ª Vara de Família da Comarca de Pelotas</b><div style="border-top:.4mm solid #333;margin:2mm 0;padding-top:1mm;font-size:8.4pt">Rua Coronel Alvim, 1200 - Bairro: Centro - CEP: 96000-000 - Fone: (53) 3000-0000 - Email: frpelotas1vfam@example.jus.br</div></div>
<p class="c b" style="margin:5mm 0 2mm">TUTELA E CURATELA - NOMEAÇÃO Nº ${number}/RS</p>
<table style="width:auto;margin:0 0 6mm"><tr><td><b>AUTOR:</b> ${wife.name.toUpperCase()}</td></tr><tr><td><b>RÉU:</b> ${husband.name.toUpperCase()}</td></tr></table>
<p class="c b" style="font-size:13pt;margin-bottom:6mm">${title}</p>
<p class="j">O Dr. ${magistrate}, Juiz de Direito, FAZ SABER que, por sentença de ${shortDate(decided)}, transitada em julgado em ${shortDate(addDays(decided, 22))}, foi decretada a interdição de ${husband.name}, brasileiro, casado, nascido em ${shortDate(born)}, natural de Canguçu/RS, filho de ${parents[0]} e ${parents[1]}, inscrito no CPF sob o nº ${maskCpf(husband.cpf)}, sendo-lhe nomeada CURADORA DEFINITIVA sua esposa, ${wife.name}, brasileira, casada, professora aposentada, portadora da identidade nº ${identity}, expedida por SJS/RS, inscrita no CPF sob o nº ${maskCpf(wife.cpf)}, domiciliada na ${address}, que neste ato presta o compromisso legal, ${powers}.</p>
<p class="j">Pelotas, em ${shortDate(issued)}.</p>
<div class="s" style="border-top:.3mm solid #777;margin-top:20mm;padding-top:2mm;text-align:justify">Documento assinado eletronicamente por <b>${magistrate.toUpperCase()}</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<p style="margin-top:2mm">Informações adicionais da assinatura:<br>Signatário (a): ${magistrate.toUpperCase()}<br>Data e Hora: ${clock(signedAt, ', às ')}</p></div>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'TUTELA E CURATELA - NOMEAÇÃO',
        court: 'TJRS',
        courtDivision: '1ª Vara de Família',
        district: 'Pelotas',
        state: 'RS',
        judgeName: magistrate,
        guardians: [
          guardian(wife.name, {
            cpf: wife.cpf,
            rg: identity,
            rgIssuer: 'SJS/RS',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'professora aposentada',
            address,
            relationship: 'esposa',
          }),
        ],
        wards: [
          ward(husband.name, {
            birthDate: born,
            cpf: husband.cpf,
            placeOfBirth: 'Canguçu/RS',
            filiation: parents,
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [magistrate.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}

import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Espírito Santo: the secretariat certifies the definitive curatorship; the term's own date is of years before. */
export const layout: Layout = {
  name: 'blind-b-certidao-es',
  type: 23,
  variants: ['esposa'],
  print(random) {
    const number = caseNumber(random, 2016, '08')
    const [a, b] = [cpf(random), cpf(random)]
    const powers =
      'A curatela restringe-se aos atos de natureza patrimonial e negocial, devendo a curadora prestar contas anualmente até o dia 31 de janeiro'
    const body = html`<p class="c"><b>ESTADO DO ESPÍRITO SANTO<br>PODER JUDICIÁRIO</b><br>COLATINA - 1ª VARA DE FAMÍLIA<br>COMARCA DE COLATINA</p>
<p class="c s">FÓRUM JUIZ JOÃO CLÁUDIO - Praça do Sol Poente, 100, Esplanada - Colatina - ES - CEP 29702-710</p>
<p class="c b" style="font-size:16pt;letter-spacing:1.5mm;margin:10mm 0">CERTIDÃO DE CURATELA</p>
<p class="j q"><b>CERTIFICO</b>, a requerimento verbal de pessoa interessada, que nesta Secretaria tramitou a ação de <b>Interdição</b> registrada sob o nº <b>${number}</b>, na qual, por sentença de 13 de dezembro de 2017, da lavra do MM. Juiz de Direito Dr. Evandro Lacourt Passamani, transitada em julgado em 26 de fevereiro de 2018, foi nomeada <b>CURADORA DEFINITIVA</b> a Sra. <b>ZULMIRA BERGAMIM COVRE</b>, brasileira, casada, agricultora, RG 1.290.744 SPTC/ES, CPF ${maskCpf(a)}, residente no Córrego São João Pequeno, s/n, zona rural, Colatina/ES, esposa do curatelado, <b>ARLINDO COVRE</b>, nascido em 9 de março de 1957, CPF ${maskCpf(b)}, natural de Linhares/ES, filho de Giácomo Covre e Amábile Zanotti.</p>
<p class="j q">${powers}.</p>
<p class="j q">CERTIFICO, ainda, que a presente é expedida para fins de prova de vida perante instituição bancária, e que até esta data não consta pedido de levantamento ou de remoção. O referido é verdade e dou fé.</p>
<p class="r">Colatina (ES), 5 de maio de 2025.</p>
<p class="c" style="margin-top:22mm">_______________________________<br><b>Rosiane Frizzera Lubiana</b><br>Chefe de Secretaria</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Caladea',
            sizePt: 12.5,
            margin: '24mm 25mm',
            css: '.q{line-height:1.7;margin-bottom:5mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'CERTIDÃO DE CURATELA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        state: 'ES',
        courtDivision: '1ª VARA DE FAMÍLIA',
        district: 'COLATINA',
        forum: 'FÓRUM JUIZ JOÃO CLÁUDIO',
        judgeName: 'Evandro Lacourt Passamani',
        guardians: [
          {
            name: 'ZULMIRA BERGAMIM COVRE',
            cpf: a,
            rg: '1.290.744',
            rgIssuer: 'SPTC/ES',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'agricultora',
            address: 'Córrego São João Pequeno, s/n, zona rural, Colatina/ES',
            relationship: 'esposa',
          },
        ],
        wards: [
          {
            name: 'ARLINDO COVRE',
            birthDate: '1957-03-09',
            cpf: b,
            placeOfBirth: 'Linhares/ES',
            filiation: ['Giácomo Covre', 'Amábile Zanotti'],
          },
        ],
        decisionDate: '2017-12-13',
        issueDate: '2025-05-05',
        powers,
        signedBy: ['Rosiane Frizzera Lubiana'],
      }),
    }
  },
}

import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Pernambuco: a template of running prose with underlined gaps, the judge at its beginning, no electronic stamp. */
export const layout: Layout = {
  name: 'blind-b-lacunas-pe',
  type: 23,
  variants: ['irmao'],
  print(random) {
    const number = caseNumber(random, 2013, '17')
    const [a, b] = [cpf(random), cpf(random)]
    const gap = (value: string) => html`<u>&nbsp;${value}&nbsp;</u>`
    const powers =
      'O curador não poderá alienar nem gravar bens do interdito, devendo aplicar os seus rendimentos no tratamento dele e prestar contas quando exigido'
    const body = html`<p class="c b">PODER JUDICIÁRIO DE PERNAMBUCO<br>JUÍZO DE DIREITO DA 12ª VARA DE FAMÍLIA E REGISTRO CIVIL<br>COMARCA DO RECIFE</p><p class="c s">FÓRUM DESEMBARGADOR RODOLFO AURELIANO, Av. Desembargador Guerra Barreto, s/n, Ilha Joana Bezerra, Recife/PE</p>
<h1>TERMO DE COMPROMISSO DE CURADOR</h1>
<p class="j">O Doutor ${gap('Genésio Uchoa Beltrão')}, Juiz de Direito, tendo em vista a sentença de ${gap('24/03/2014')}, transitada em julgado, proferida nos autos do processo nº ${gap(number)}, DEFERE a ${gap('Severino Lindolfo Cavalcanti Neves')}, nacionalidade ${gap('brasileira')}, estado civil ${gap('casado')}, profissão ${gap('gráfico')}, RG ${gap('2.650.113')} órgão expedidor ${gap('SDS/PE')}, CPF ${gap(maskCpf(a))}, residente na ${gap('Rua Imperial, 1903, São José, Recife/PE, CEP 50090-000')}, o compromisso legal de CURADOR de ${gap('Amaro Lindolfo Cavalcanti Neves')}, nascido aos ${gap('15/01/1971')}, CPF ${gap(maskCpf(b))}, filho de ${gap('Cosme Damião Neves')} e de ${gap('Quitéria Cavalcanti Neves')}, sendo o nomeado ${gap('irmão')} do interdito.</p>
<p class="j">${powers}. Sob o compromisso prestado, prometeu o curador servir com zelo.</p>
<p class="j">Dado e passado nesta cidade do Recife, aos ${gap('30')} de ${gap('maio')} de ${gap('2014')}. Eu, ${gap('Zuleide Falcão Maranhão')}, Chefe de Secretaria, o fiz digitar e assino.</p>
<p class="c" style="margin-top:16mm">__________________________________<br>JUIZ DE DIREITO</p><p class="c" style="margin-top:12mm">__________________________________<br>CURADOR</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Liberation Serif',
            sizePt: 13,
            margin: '22mm 26mm',
            css: 'h1{font-size:15pt;text-align:center;margin:10mm 0}.j{line-height:1.75}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: null,
        state: 'PE',
        courtDivision: '12ª VARA DE FAMÍLIA E REGISTRO CIVIL',
        district: 'RECIFE',
        forum: 'FÓRUM DESEMBARGADOR RODOLFO AURELIANO',
        judgeName: 'Genésio Uchoa Beltrão',
        guardians: [
          {
            name: 'Severino Lindolfo Cavalcanti Neves',
            cpf: a,
            rg: '2.650.113',
            rgIssuer: 'SDS/PE',
            nationality: 'brasileira',
            maritalStatus: 'casado',
            occupation: 'gráfico',
            address: 'Rua Imperial, 1903, São José, Recife/PE, CEP 50090-000',
            relationship: 'irmão',
          },
        ],
        wards: [
          {
            name: 'Amaro Lindolfo Cavalcanti Neves',
            birthDate: '1971-01-15',
            cpf: b,
            filiation: ['Cosme Damião Neves', 'Quitéria Cavalcanti Neves'],
          },
        ],
        decisionDate: '2014-03-24',
        issueDate: '2014-05-30',
        powers,
        signedBy: [],
      }),
    }
  },
}

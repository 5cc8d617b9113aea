import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { pje, reading, unbroken } from '../blind-b.ts'

/** Pará: two pages; the history of the case before the oath, the goods of the pupil after it. */
export const layout: Layout = {
  name: 'blind-b-duas-paginas-pa',
  type: 23,
  variants: ['avo'],
  print(random) {
    const number = caseNumber(random, 2021, '14')
    const [a, b] = [cpf(random), cpf(random)]
    const judge = 'Haroldo Sizo Bentes'
    const stamp = pje(random, 'pje.tjpa.jus.br', 'HAROLDO SIZO BENTES', '2022-12-05', '11:30:28')
    const powers =
      'Ao tutor compete, independentemente de autorização judicial, representar o menor até os dezesseis anos e assisti-lo após essa idade, receber-lhe as rendas e pensões e alienar os bens destinados à venda. Depende de autorização judicial pagar dívidas do menor, aceitar por ele heranças e transigir'
    const head = html`<table class="h"><tr><td>Poder Judiciário do Estado do Pará<br>Comarca de Castanhal<br>2ª Vara Cível e Empresarial</td><td class="r">Fórum Desembargador Amazonas Pantoja<br>Av. Presidente Vargas, 2639 - Nova Olinda<br>Castanhal/PA - CEP 68742-005</td></tr></table>`
    const body = html`${head}<p class="c b big">TERMO DE TUTELA DEFINITIVA</p><p>Processo n.º ${number}<br>Ação: Tutela<br>Requerente: RAIMUNDO NONATO CARDIAS FAVACHO<br>Advogada: Dra. Elza Maués Serrão - OAB/PA 20.517</p>
<p class="j">O presente termo é lavrado nos autos acima, iniciados em 19 de abril de 2021, depois do falecimento de Benedita Favacho Amoras, ocorrido em 02/02/2021, e de Nazareno Amoras Pinheiro, ocorrido em 28/11/2020. A guarda provisória fora deferida em 30 de abril de 2021 à vizinha Sra. Conceição Lobato Dias, que dela desistiu. O Ministério Público, pela Dra. Sandra Chermont Ribas, opinou pelo deferimento em 22 de agosto de 2022.</p>
<p class="j">Por sentença de <b>14 de setembro de 2022</b>, o MM. Juiz de Direito, Dr. ${judge}, nomeou tutor o avô materno. Na sentença ficou dispensada a especialização de hipoteca legal, por ser o tutor de reconhecida idoneidade.</p>
<p class="j">Hoje, <b>05 de dezembro de 2022</b>, em Castanhal, na sala da Secretaria, compareceu o Sr. <b>RAIMUNDO NONATO CARDIAS FAVACHO</b>, brasileiro, casado, carpinteiro naval, RG 1.784.230 PC/PA, CPF ${maskCpf(a)}, residente e domiciliado na Travessa Floriano Peixoto, 1188, Cristo Redentor, Castanhal/PA, CEP 68742-320, que prestou compromisso de bem e fielmente exercer a tutela definitiva de seu neto <b>KAIQUE FAVACHO AMORAS</b>, natural de Bragança/PA, nascido em 1º de junho de 2012, CPF ${maskCpf(b)}, filho de Benedita Favacho Amoras e de Nazareno Amoras Pinheiro.</p>
<p class="r s">(continua)</p><div class="break"></div>${head}<p class="s">Processo n.º ${number} &ndash; fl. 2</p>
<p class="b">DOS PODERES</p><p class="j">${powers}.</p>
<p class="b">DOS BENS ARROLADOS</p><table class="t"><tr><th>Item</th><th>Descrição</th><th>Valor</th></tr><tr><td>1</td><td>Casa de alvenaria na Rua Senador Lemos, 77, Castanhal</td><td>R$ 94.000,00</td></tr><tr><td>2</td><td>Saldo de caderneta de poupança (CEF, ag. 0886)</td><td>R$ 6.412,37</td></tr><tr><td>3</td><td>Motor de popa 15 HP, ano 2018</td><td>R$ 4.900,00</td></tr></table>
<p class="j">Para constar, eu, Odaléa Tavernard Couto, Diretora de Secretaria, subscrevo.</p>
<p class="c" style="margin-top:14mm">_______________________________<br>RAIMUNDO NONATO CARDIAS FAVACHO<br>Tutor</p>
<div class="s" style="margin-top:20mm">${stamp.lines.map((line) => html`<div>${line}</div>`)}</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'PT Sans',
            sizePt: 12,
            margin: '16mm 22mm',
            css: '.h td{border-bottom:.4mm solid #222;font-size:9pt;padding-bottom:1mm;width:50%}.big{font-size:15pt;margin:10mm 0 8mm}.j{line-height:1.6;margin-bottom:4mm;text-indent:12mm}.t{margin:2mm 0 6mm}.t td,.t th{border:.2mm solid #555;padding:1mm 2mm;text-align:left}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'TERMO DE TUTELA DEFINITIVA',
        kind: 'TUTELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Tutela',
        state: 'PA',
        courtDivision: '2ª Vara Cível e Empresarial',
        district: 'Castanhal',
        forum: 'Fórum Desembargador Amazonas Pantoja',
        judgeName: judge,
        guardians: [
          {
            name: 'RAIMUNDO NONATO CARDIAS FAVACHO',
            cpf: a,
            rg: '1.784.230',
            rgIssuer: 'PC/PA',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'carpinteiro naval',
            address: 'Travessa Floriano Peixoto, 1188, Cristo Redentor, Castanhal/PA, CEP 68742-320',
            relationship: 'avô materno',
          },
        ],
        wards: [
          {
            name: 'KAIQUE FAVACHO AMORAS',
            birthDate: '2012-06-01',
            cpf: b,
            placeOfBirth: 'Bragança/PA',
            filiation: ['Benedita Favacho Amoras', 'Nazareno Amoras Pinheiro'],
          },
        ],
        decisionDate: '2022-09-14',
        issueDate: '2022-12-05',
        powers,
        ...stamp.read,
      }),
    }
  },
}

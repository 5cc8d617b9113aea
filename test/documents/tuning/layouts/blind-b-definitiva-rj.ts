import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Rio de Janeiro: the cartório's head in a box, the judge only under the signature, a code in four groups. */
export const layout: Layout = {
  name: 'blind-b-definitiva-rj',
  type: 23,
  variants: ['madrinha'],
  print(random) {
    const number = caseNumber(random, 2018, '19')
    const [a, b] = [cpf(random), cpf(random)]
    const group = () =>
      Array.from({ length: 4 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')
    const code = `4${group().slice(1)}.${group()}.${group()}.${group()}`
    const powers =
      'O presente termo confere ao menor a condição de dependente da guardiã, para todos os fins e efeitos de direito, inclusive previdenciários'
    const body = html`<table class="h"><tr><td class="b">Estado do Rio de Janeiro<br>Poder Judiciário<br>Tribunal de Justiça</td><td class="s r">Comarca de São Gonçalo<br>Cartório da 3ª Vara de Família<br>Rua Dr. Getúlio Vargas, 2512 - 4º andar - CEP: 24415-000 - Santa Catarina - São Gonçalo - RJ &nbsp; e-mail: sgo03vfam@tjrj.jus.br</td></tr></table>
<p class="c b" style="font-size:15pt;margin:8mm 0">Termo de Guarda Definitiva</p>
<p><b>Processo:</b> ${number} &nbsp;&nbsp;&nbsp; <b>Distribuído em:</b> 05/11/2018<br><b>Classe/Assunto:</b> Guarda - Família - Guarda C/c Pedido de Liminar<br>Autor: SUELY REGINA MASCARENHAS CID<br>Réu: CRISTIANE ALVES BITENCOURT</p>
<p class="j q">Aos 14 dias do mês de setembro do ano de 2020, em cumprimento à sentença de fls. 143/146, de 20/07/2020, compareceu a este Cartório a Srª <b>Suely Regina Mascarenhas Cid</b>, brasileira, solteira, auxiliar de creche, Carteira de Identidade nº 09.774.215-1, expedida pelo DETRAN/RJ, CPF nº ${maskCpf(a)}, residente na Rua Heitor Levi, nº 31, casa 2, Trindade, São Gonçalo - RJ, CEP 24456-400, tia materna, a fim de assumir a <b>GUARDA DEFINITIVA</b> do menor <b>Kauã Bitencourt da Conceição</b>, nascido em 02/02/2010, inscrito no CPF sob o nº ${maskCpf(b)}, filho de Cristiane Alves Bitencourt e Marcos Paulo da Conceição. ${powers}. E, como assim o disse, lavrei o presente que, lido e achado conforme, vai devidamente assinado. Eu, ________, Ronaldo Sérgio Pontual - Analista Judiciário - Matr. 01/21.877, digitei. E eu, Vera Lúcia Salomão Neiva - Responsável pelo Expediente - Matr. 01/15.302, o subscrevo.</p>
<p class="c g">_____________________________________<br><b>Henrique Assumpção Vidaurre</b><br>Juiz de Direito</p>
<p class="c">_____________________________________<br>Suely Regina Mascarenhas Cid</p>
<p class="c s" style="margin-top:14mm">Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: www.tjrj.jus.br - Serviços - Validação de documentos</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Liberation Serif',
            sizePt: 12,
            margin: '14mm 20mm',
            css: '.h td{border:.3mm solid #000;padding:1.5mm;width:50%;vertical-align:top}.q{line-height:1.6;margin-top:6mm}.g{margin:14mm 0 12mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: 'Termo de Guarda Definitiva',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda - Família - Guarda C/c Pedido de Liminar',
        state: 'RJ',
        courtDivision: '3ª Vara de Família',
        district: 'São Gonçalo',
        judgeName: 'Henrique Assumpção Vidaurre',
        guardians: [
          {
            name: 'Suely Regina Mascarenhas Cid',
            cpf: a,
            rg: '09.774.215-1',
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'auxiliar de creche',
            address: 'Rua Heitor Levi, nº 31, casa 2, Trindade, São Gonçalo - RJ, CEP 24456-400',
            relationship: 'tia materna',
          },
        ],
        wards: [
          {
            name: 'Kauã Bitencourt da Conceição',
            birthDate: '2010-02-02',
            cpf: b,
            filiation: ['Cristiane Alves Bitencourt', 'Marcos Paulo da Conceição'],
          },
        ],
        decisionDate: '2020-07-20',
        issueDate: '2020-09-14',
        powers,
        signedBy: ['Henrique Assumpção Vidaurre', 'Suely Regina Mascarenhas Cid'],
        verificationLink: 'www.tjrj.jus.br',
        verificationCode: code,
      }),
    }
  },
}

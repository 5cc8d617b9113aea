import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, page, row } from '../blind-m.ts'

/** A law office types a term over into a word processor's table, for a bank: no court's letterhead. */
export const layout: Layout = {
  name: 'blind-m-lawyer-table',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(3, 20))
    const typed = addDays(issued, random.int(30, 200))
    const [family, other] = families(random)
    const niece = figure(random, 'f', other, 1975, 1988)
    const aunt = figure(random, 'f', family, 1935, 1945)
    const judge = random.pick(['Cláudia Perdigão Vianna', 'Úrsula Bacelar Muniz'])
    const number = docket(random, '08', year(decided), '15', '2001')
    const [own, hers] = [rg(random, 'plain'), rg(random, 'plain')]
    const address = `${niece.street}, ${niece.door}, ap. 502, ${niece.quarter}, João Pessoa/PB, CEP ${niece.postcode}`
    const powers =
      'Movimentar a conta corrente e a poupança da curatelada; requerer e receber benefícios; contratar cuidadores. Vedados empréstimos e venda de bens'
    return {
      html: page(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '20mm 22mm',
          css: 'th,td{border:1px solid #000;padding:1mm 2mm;text-align:left;vertical-align:top} th{width:48mm;font-weight:normal;background:#f2f2f2} .law{border-bottom:2px solid #7b6a2d;color:#7b6a2d;margin-bottom:8mm}',
        },
        html`<p class="law"><b>Bacelar &amp; Toscano Advocacia</b> — OAB/PB 00.412 — Av. Epitácio, 1.500, sala 3 — (83) 3200-0000</p>
<p>Ao setor de cadastro: seguem os dados do documento judicial que se encontra nos autos, para liberação da conta.</p>
<p class="c b" style="font-size:13pt;margin:6mm 0 3mm">TERMO DE CURATELA PROVISÓRIA</p>
<table>${row('Processo', number)}${row('Classe', 'Interdição/Curatela')}${row('Vara', '4ª Vara de Família')}${row('Comarca', 'João Pessoa')}${row('Juíza', judge)}${row('Data da decisão', shortDate(decided))}${row('Data do termo', shortDate(issued))}${row('Validade', 'até o julgamento final da ação')}
<tr><td colspan="2" class="b">Dados da curadora</td></tr>${row('Nome', niece.name)}${row('CPF', maskCpf(niece.cpf))}${row('RG', `${own} SSDS/PB`)}${row('Nacionalidade', 'brasileira')}${row('Estado civil', 'casada')}${row('Profissão', 'contadora')}${row('Parentesco', 'sobrinha')}${row('Endereço', address)}
<tr><td colspan="2" class="b">Dados da curatelada</td></tr>${row('Nome', aunt.name)}${row('CPF', maskCpf(aunt.cpf))}${row('RG', hers)}${row('Data de nascimento', shortDate(aunt.born))}${row('Naturalidade', 'Areia/PB')}${row('Filiação', `${aunt.father} e ${aunt.mother}`)}
<tr><td colspan="2" class="b">Conteúdo</td></tr>${row('Poderes e limites', `${powers}.`)}</table>
<p class="s" style="margin-top:6mm">Digitado em ${shortDate(typed)} pelo escritório. Este resumo não substitui a certidão da Secretaria.</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJPB',
        courtDivision: '4ª Vara de Família',
        district: 'João Pessoa',
        state: 'PB',
        judgeName: judge,
        guardians: [
          guardian(niece.name, {
            cpf: niece.cpf,
            rg: own,
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'contadora',
            address,
            relationship: 'sobrinha',
          }),
        ],
        wards: [
          ward(aunt.name, {
            birthDate: aunt.born,
            cpf: aunt.cpf,
            rg: hers,
            placeOfBirth: 'Areia/PB',
            filiation: [aunt.father, aunt.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até o julgamento final da ação',
        powers,
        documentValidation: false,
      }),
    }
  },
}

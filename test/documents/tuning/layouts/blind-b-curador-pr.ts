import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Paraná: Projudi, labelled lines for the people, the identifier at the top of the page. */
export const layout: Layout = {
  name: 'blind-b-curador-pr',
  type: 23,
  variants: ['filho', 'mae'],
  print(random, variant) {
    const son = variant === 'filho'
    const number = caseNumber(random, son ? 2020 : 2025, '16')
    const [a, b] = [cpf(random), cpf(random)]
    const group = () =>
      Array.from({ length: 5 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')
    const code = `PJ${group().slice(0, 3)} ${group()} ${group()} ${group()}`
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const signer = son ? 'Valdirene Brandalize Stoco' : 'Eduardo Zanlorenzi Cury'
    const issued = son ? '2020-09-10' : '2025-03-27'
    const decided = son ? '2020-09-02' : '2025-02-19'
    const short = (date: string) => date.split('-').reverse().join('/')
    const city = son ? 'Irati' : 'Cianorte'
    const division = son ? 'VARA DE FAMÍLIA E SUCESSÕES' : '1ª VARA CÍVEL DE CIANORTE'
    const powers = son
      ? 'O curador poderá receber vencimentos e proventos, movimentar conta bancária na modalidade débito e representar a curatelada em juízo e fora dele'
      : 'A curatela afetará tão somente os atos relacionados aos direitos de natureza patrimonial e negocial (art. 85 da Lei nº 13.146/2015), não alcançando o direito ao próprio corpo, à sexualidade, ao matrimônio, à privacidade, à educação, à saúde, ao trabalho e ao voto'
    const title = son ? 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO' : 'TERMO DE COMPROMISSO DE CURADORA'
    const keeper = son
      ? {
          name: 'Jucelino Anhaia Prestupa',
          rg: '7.045.118-3',
          rgIssuer: 'SESP/PR',
          maritalStatus: 'união estável',
          nationality: 'brasileiro',
          occupation: 'fumicultor',
          address: 'Linha Pinho de Baixo, s/n, zona rural, Irati/PR, CEP 84500-000',
          relationship: 'filho',
        }
      : {
          name: 'Marinalva Sottile Andreassa',
          rg: '4.882.601-7',
          rgIssuer: 'SSP/PR',
          maritalStatus: 'separada judicialmente',
          nationality: 'brasileira',
          occupation: 'costureira industrial',
          address: 'Rua Abolição, 415, Zona 03, Cianorte/PR, CEP 87209-144',
          relationship: 'mãe',
        }
    const ward = son
      ? { name: 'Etelvina Anhaia Prestupa', birthDate: '1938-07-14', rg: '1.990.374-0', cpf: b }
      : { name: 'Gustavo Henrique Andreassa', birthDate: '2004-01-08', rg: '13.507.229-4', cpf: b }
    const line = (label: string, value: string) => html`<div><span class="k">${label}:</span> ${value}</div>`
    const body = html`<div class="i">PROJUDI - Processo: ${number} - Ref. mov. ${son ? '18.1' : '77.1'} - Assinado digitalmente por ${signer}<br>${short(issued)}: EXPEDIÇÃO DE TERMO DE COMPROMISSO. Arq: Termo</div>
<div class="c b">PODER JUDICIÁRIO DO ESTADO DO PARANÁ<br>COMARCA DE ${city.toUpperCase()}<br>${division}</div><p class="c s">${son ? 'Rua Pacífico Borges, 120 - Rio Bonito - Irati/PR - CEP: 84.503-449' : 'Travessa Itororó, 300 - Centro - Cianorte/PR - CEP: 87.200-153'} - E-mail: ${son ? 'iti' : 'cia'}-1vj-s@tjpr.jus.br</p>
<h1>${title}</h1>
<div class="d">${line('Autos nº', number)}${line('Classe Processual', 'Interdição/Curatela')}${line('Assunto Principal', 'Nomeação')}${line('Valor da Causa', 'R$ 1.045,00')}${line(son ? 'Requerente(s)' : 'Autor(s)', keeper.name.toUpperCase())}${line(son ? 'Requerido(s)' : 'Réu(s)', ward.name.toUpperCase())}</div>
<p class="j">Por este termo, o Juízo da ${son ? 'Vara de Família e Sucessões' : '1ª Vara Cível'} desta Comarca, pelo MM. Juiz de Direito Dr. ${son ? 'Renan Covolan Massuquetto' : signer}, defere à pessoa abaixo o compromisso legal, conforme ${son ? 'decisão que concedeu a tutela de urgência' : 'sentença proferida'} em ${short(decided)}.</p>
<h2>${son ? 'CURADOR' : 'CURADORA'}</h2><div class="d">${line('Nome', keeper.name)}${line('Nacionalidade', keeper.nationality)}${line('Estado civil', keeper.maritalStatus)}${line('Profissão', keeper.occupation)}${line('RG', `${keeper.rg} - ${keeper.rgIssuer}`)}${line('CPF', maskCpf(a))}${line('Endereço', keeper.address)}${line('Parentesco', keeper.relationship)}</div>
<h2>${son ? 'CURATELADA' : 'CURATELADO'}</h2><div class="d">${line('Nome', ward.name)}${line('Data de nascimento', short(ward.birthDate))}${line('RG', ward.rg)}${line('CPF', maskCpf(b))}</div>
<p class="j" style="margin-top:4mm">${powers}.</p>
<p class="j">Compromissad${son ? 'o' : 'a'}, prometeu desempenhar o encargo sem dolo nem malícia, na forma do art. 759 do Código de Processo Civil.</p>
<p>${city}, ${longDate(issued)}.</p>
<table class="g"><tr><td>_________________________<br>${keeper.name}<br>Compromissad${son ? 'o' : 'a'}</td><td>(assinado digitalmente)<br>${signer}<br>${son ? 'Analista Judiciária' : 'Juiz de Direito'}</td></tr></table>
<div class="s u">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${code}</div>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'DejaVu Sans',
            sizePt: 9.5,
            margin: '12mm 20mm',
            css: 'h1{font-size:12pt;text-align:center;margin:6mm 0 4mm}h2{font-size:9.5pt;margin:3mm 0 1mm;border-bottom:.2mm solid #444}.i{font-size:6.5pt;margin-bottom:6mm;color:#444}.d{margin-bottom:4mm}.k{font-weight:bold}.g{text-align:center;margin:14mm 0 10mm}.u{border-top:.2mm solid #444;padding-top:1mm}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: title,
        kind: 'CURATELA',
        nature: son ? 'PROVISIONAL' : null,
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        state: 'PR',
        courtDivision: division,
        district: city.toUpperCase(),
        judgeName: son ? 'Renan Covolan Massuquetto' : signer,
        guardians: [{ ...keeper, cpf: a }],
        wards: [ward],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [signer],
        signatureDate: issued,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}

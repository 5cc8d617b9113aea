import { addDays, longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { esaj, reading, unbroken } from '../blind-b.ts'

/** Ceará: the child is handed over to the guardian; the father may be the one who receives it. */
export const layout: Layout = {
  name: 'blind-b-entrega-ce',
  type: 23,
  variants: ['tia', 'pai'],
  print(random, variant) {
    const aunt = variant === 'tia'
    const number = caseNumber(random, aunt ? 2023 : 2024, '06')
    const [a, b] = [cpf(random), cpf(random)]
    const judge = aunt ? 'Jovina Linhares Holanda' : 'Abelardo Pontes Feitosa'
    const issued = aunt ? '2023-02-15' : '2024-04-01'
    const decided = aunt ? '2023-02-14' : '2024-03-22'
    const short = (date: string) => date.split('-').reverse().join('/')
    const city = aunt ? 'Quixadá' : 'Crateús'
    const division = aunt ? '2ª Vara Cível da Comarca de Quixadá' : '1ª Vara Cível da Comarca de Crateús'
    const stamp = esaj(
      random,
      'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do',
      number,
      judge.toUpperCase(),
      issued,
      aunt ? '09:20' : '13:37',
    )
    const term = aunt ? '90 (noventa) dias' : null
    const keeper = aunt
      ? {
          name: 'Antônia Vanderleia Queiroz Mesquita',
          nationality: 'brasileira',
          maritalStatus: 'casada',
          occupation: 'agricultora',
          rg: '2004015087712',
          rgIssuer: 'SSPDS-CE',
          address: 'Sítio Boa Água, s/n, Distrito de Custódio, Quixadá/CE, CEP 63900-000',
          relationship: 'tia paterna',
        }
      : {
          name: 'Francisco Edglê Bonfim Melo',
          nationality: 'brasileiro',
          maritalStatus: 'solteiro',
          occupation: 'motorista de aplicativo',
          rg: '98029014455',
          rgIssuer: 'SSP-CE',
          address: 'Rua Padre Bonfim, 820, Fátima II, Crateús/CE, CEP 63700-310',
          relationship: 'genitor',
        }
    const ward = aunt
      ? {
          name: 'Maria Eloá Mesquita Paulino',
          birthDate: '2020-10-12',
          cpf: b,
          filiation: ['Daiane Paulino Rabelo', 'Cícero Queiroz Mesquita'],
        }
      : {
          name: 'Guilherme Bonfim Sampaio',
          birthDate: '2017-03-03',
          cpf: b,
          filiation: ['Rafaela Sampaio Torquato', 'Francisco Edglê Bonfim Melo'],
        }
    const powers = aunt
      ? 'com poderes para representá-la junto à rede de ensino e de saúde, proibida a entrega da criança a terceiros, ainda que parentes, sem autorização deste Juízo'
      : 'com o dever de assegurar à genitora a convivência em fins de semana alternados, das 8h do sábado às 18h do domingo, e de comunicar qualquer mudança de domicílio'
    const title = aunt
      ? 'TERMO DE ENTREGA SOB GUARDA PROVISÓRIA E RESPONSABILIDADE'
      : 'TERMO DE GUARDA UNILATERAL'
    const body = html`<p class="c"><b>ESTADO DO CEARÁ<br>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA</b></p><p class="c b">${division}</p><p class="c s">${aunt ? 'Av. Jesus, Maria e José, s/n, Jardim dos Monólitos - CEP 63909-003, Fone: (88) 3412-0000, Quixadá-CE' : 'Av. Jerônimo Alves Araújo, s/n, Universidade - CEP 63700-000, Crateús-CE'}</p>
<h1>${title}</h1>
<table class="k"><tr><td>Processo nº:</td><td>${number}</td></tr><tr><td>Classe:</td><td>${aunt ? 'Guarda de Infância e Juventude' : 'Procedimento Comum Cível'}</td></tr><tr><td>Assunto:</td><td>Guarda</td></tr><tr><td>${aunt ? 'Requerente:' : 'Autor:'}</td><td>${keeper.name}</td></tr><tr><td>${aunt ? 'Requerido:' : 'Ré:'}</td><td>${ward.filiation[0]}</td></tr></table>
<p class="j">No dia ${longDate(issued)}, às ${aunt ? '08h50min' : '13h10min'}, na Secretaria ${aunt ? 'da 2ª Vara Cível' : 'da 1ª Vara Cível'}, foi entregue a ${keeper.name}, ${keeper.nationality}, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(a)}, residente e domiciliad${aunt ? 'a' : 'o'} na ${keeper.address}, ${keeper.relationship}, ${aunt ? 'sob guarda provisória' : 'sob guarda unilateral'}${term ? html` e pelo prazo de ${term}` : ''}, ${aunt ? 'a menina' : 'o menino'} <b>${ward.name}</b>, CPF ${maskCpf(b)}, nascid${aunt ? 'a' : 'o'} em ${short(ward.birthDate)}, filh${aunt ? 'a' : 'o'} de ${ward.filiation[0]} e ${ward.filiation[1]}, em conformidade com a ${aunt ? 'decisão interlocutória' : 'sentença'} proferida em ${short(decided)}, ${powers}.</p>
<p class="j">Presentes ao ato a conselheira tutelar Sra. Lúcia de Fátima Nobre e a assistente social Sra. Karine Bezerra Vale. Eu, Raimundo Nonato Girão, Técnico Judiciário, mat. 8812, digitei.</p>
<p class="c" style="margin-top:14mm">${judge}<br>${aunt ? 'Juíza' : 'Juiz'} de Direito<br><span class="s">Assinado por certificação digital</span></p>
<p style="margin-top:10mm">Recebi ${aunt ? 'a criança' : 'o menino'}: ________________________________</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Liberation Serif',
            sizePt: 12,
            margin: '16mm 22mm 16mm 26mm',
            stamp: html`<div class="m">${stamp.text}</div>`,
            css: 'h1{font-size:13pt;text-align:center;margin:6mm 0}.k{margin-bottom:5mm}.k td:first-child{width:34mm;font-weight:bold}.j{line-height:1.5}.m{position:fixed;left:7mm;top:14mm;height:266mm;writing-mode:vertical-rl;transform:rotate(180deg);font:6.8pt/1.25 "Liberation Sans"}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: title,
        kind: 'GUARDA',
        nature: aunt ? 'PROVISIONAL' : null,
        caseNumber: number,
        caseClass: aunt ? 'Guarda de Infância e Juventude' : 'Procedimento Comum Cível',
        state: 'CE',
        courtDivision: aunt ? '2ª Vara Cível' : '1ª Vara Cível',
        district: city,
        judgeName: judge,
        guardians: [{ ...keeper, cpf: a }],
        wards: [ward],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: aunt ? addDays(issued, 90) : null,
        validityText: term,
        powers,
        ...stamp.read,
      }),
    }
  },
}

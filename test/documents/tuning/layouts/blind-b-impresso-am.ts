import { addMonths } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'
import { reading, unbroken } from '../blind-b.ts'

/** Amazonas: a printed form whose lines are filled in another face, boxes ticked for the kind. */
export const layout: Layout = {
  name: 'blind-b-impresso-am',
  type: 23,
  variants: ['guarda', 'tutela'],
  print(random, variant) {
    const custody = variant === 'guarda'
    const number = caseNumber(random, custody ? 2021 : 2017, '04')
    const [a, b] = [cpf(random), cpf(random)]
    const fill = (label: string, value: string, width = 100) =>
      html`<div class="f" style="width:${width}%"><span class="k">${label}:</span> <span class="v">${value}</span></div>`
    const keeper = custody
      ? {
          name: 'Francisca Chagas Maciel Tukano',
          rg: '1428890-3',
          rgIssuer: 'SSP/AM',
          maritalStatus: 'solteira',
          nationality: 'brasileira',
          occupation: 'artesã',
          address: 'Rua Marechal Rondon, 210, Djard Vieira, Itacoatiara/AM, CEP 69104-112',
          relationship: 'prima',
        }
      : {
          name: 'Ruy Barbosa Pantoja Lins',
          rg: '0871166-2',
          rgIssuer: 'SSP/AM',
          maritalStatus: 'viúvo',
          nationality: 'brasileiro',
          occupation: 'pescador',
          address: 'Beco São Francisco, 9, Iracy, Itacoatiara/AM, CEP 69101-284',
          relationship: 'tio paterno',
        }
    const ward = custody
      ? {
          name: 'Iara Maciel Nogueira',
          birthDate: '2012-09-17',
          cpf: b,
          placeOfBirth: 'Maués/AM',
          filiation: ['Raimunda Maciel', 'Elias Nogueira'],
        }
      : {
          name: 'Wesley Pantoja Moçambite',
          birthDate: '2005-06-04',
          cpf: b,
          placeOfBirth: 'Itacoatiara/AM',
          filiation: ['Deusarina Pantoja', 'Amarildo Moçambite'],
        }
    const short = (date: string) => date.split('-').reverse().join('/')
    const issued = custody ? '2021-05-13' : '2017-08-08'
    const decided = custody ? '2021-05-06' : '2017-07-25'
    const term = custody ? '06 (seis) meses' : null
    const title = custody ? 'TERMO DE GUARDA PROVISÓRIA' : 'TERMO DE TUTELA'
    const judge = custody ? 'Naíde Benarrós Frota' : 'Saulo Góes Pinheiro Valle'
    const powers = custody
      ? 'O responsável obriga-se a apresentar a criança em Juízo sempre que determinado, não podendo transferi-la a terceiros nem mudar de endereço sem prévia comunicação'
      : 'O tutor obriga-se a guardar, educar e assistir o tutelado, sendo-lhe defeso dispor dos bens deste a título gratuito'
    const body = html`<table class="o"><tr><td class="c"><b>PODER JUDICIÁRIO DO ESTADO DO AMAZONAS</b><br>COMARCA DE ITACOATIARA<br>${custody ? '1ª VARA' : '2ª VARA'}<br><b class="t">${title}</b></td></tr><tr><td>
${fill('Processo n.º', number, 60)}${fill('Livro/Fls.', custody ? '14 / 088-v' : '09 / 131', 39)}${fill('Classe', custody ? 'Guarda' : 'Tutela c/c Destituição do Poder Familiar')}${fill('Magistrado(a)', judge)}
</td></tr><tr><td><div class="h">${custody ? 'GUARDIÃO(Ã)' : 'TUTOR(A)'}</div>
${fill('Nome', keeper.name)}${fill('Nacionalidade', keeper.nationality, 33)}${fill('Estado civil', keeper.maritalStatus, 33)}${fill('Profissão', keeper.occupation, 33)}${fill('RG', keeper.rg, 33)}${fill('Órgão exp.', keeper.rgIssuer, 33)}${fill('CPF', maskCpf(a), 33)}${fill('Endereço', keeper.address)}${fill('Grau de parentesco', keeper.relationship)}
</td></tr><tr><td><div class="h">CRIANÇA / ADOLESCENTE</div>
${fill('Nome', ward.name)}${fill('Nascimento', short(ward.birthDate), 49)}${fill('CPF', maskCpf(b), 50)}${fill('Naturalidade', ward.placeOfBirth)}${fill('Mãe', ward.filiation[0] ?? '', 49)}${fill('Pai', ward.filiation[1] ?? '', 50)}
</td></tr><tr><td>${fill(custody ? 'Data da decisão' : 'Data da sentença', short(decided), 49)}${term ? fill('Prazo', term, 50) : fill('Folhas', '58', 50)}
<p class="j" style="margin-top:3mm">${powers}.</p><p>Assim compromissado(a), assina com o(a) Magistrado(a).</p><p>Data deste termo: <span class="v">${short(issued)}</span></p></td></tr></table>
<table class="c" style="margin-top:18mm"><tr><td>__________________________<br>${keeper.name}</td><td>__________________________<br>${judge}</td></tr></table>
<p class="s" style="margin-top:10mm">Mod. 023 - Gráfica do TJAM - 1ª via: interessado; 2ª via: autos; 3ª via: livro próprio</p>`
    return {
      html: unbroken(
        sheet(
          {
            font: 'Liberation Sans',
            sizePt: 10,
            margin: '14mm 18mm',
            css: '.o td{border:.4mm solid #000;padding:3mm}.t{font-size:14pt;display:block;margin-top:3mm}.f{display:inline-block;border-bottom:.25mm dotted #000;margin:1.2mm 0;vertical-align:bottom}.k{font-size:8.5pt}.v{font-family:"Liberation Mono"}.h{font-weight:bold;margin-bottom:1mm}.o .c{text-align:center}',
          },
          body,
        ),
      ),
      data: reading({
        documentTitle: title,
        kind: custody ? 'GUARDA' : 'TUTELA',
        nature: custody ? 'PROVISIONAL' : null,
        caseNumber: number,
        caseClass: custody ? 'Guarda' : 'Tutela c/c Destituição do Poder Familiar',
        state: 'AM',
        courtDivision: custody ? '1ª VARA' : '2ª VARA',
        district: 'ITACOATIARA',
        judgeName: judge,
        guardians: [{ ...keeper, cpf: a }],
        wards: [ward],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: custody ? addMonths(issued, 6) : null,
        validityText: term,
        powers,
        signedBy: [keeper.name, judge],
      }),
    }
  },
}

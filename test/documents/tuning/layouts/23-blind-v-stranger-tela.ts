import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper } from '../blind-v.ts'

/** The screen of a health plan's system: a tutela of Sergipe in grey fields with captions above; a clerk is logged in. */
export const layout: Layout = {
  name: 'blind-v-stranger-tela',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(3, 30))
    const [family, other] = [surname(), surname()]
    const sister = person('woman', family)
    const boy = person('boy', family)
    const user = name('man', other)
    const parents = [name('oldMan', family), name('oldWoman', family)]
    const born = bornBefore(random, issued, 7, 16)
    const magistrate = judge('f')
    const number = cnj(random, '00#####', year(decided), '25', '0034')
    const identity = figures(random, '*.###.###-#')
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Lagarto/SE, CEP ${cep}`)
    const title = 'Termo de Tutela'
    const field = (caption: string, value: string, grow = 1) =>
      html`<div style="flex:${grow} 1 0"><div class="k">${caption}</div><div class="v">${value}</div></div>`
    const group = (text: string) => html`<div class="g">${text}</div>`
    return {
      html: paper(
        {
          font: 'Noto Sans',
          sizePt: 9.4,
          margin: '10mm 10mm',
          css: '.l{display:flex;gap:3mm;margin-bottom:2mm}.k{font-size:7.6pt;color:#456}.v{background:#f1f3f5;border:.2mm solid #c3cad1;border-radius:1mm;padding:1mm 2mm;min-height:6.6mm}.g{font-weight:bold;color:#0b5394;border-bottom:.3mm solid #0b5394;margin:4mm 0 2mm}.bt{display:inline-block;border-radius:1mm;padding:1.2mm 5mm;margin-right:3mm;background:#0b5394;color:#fff}',
        },
        html`<div style="background:#0b3d66;color:#fff;padding:2mm 4mm;display:flex;justify-content:space-between"><span>≡ PlanoGestor | Beneficiários</span><span>Usuário: ${user}</span></div>
<div style="border:.3mm solid #c3cad1;padding:4mm 5mm">
<div class="s" style="color:#567">Início › Beneficiários › Representação legal › Visualizar</div>
<div style="font-size:14pt;margin:2mm 0">${title}</div>
${group('Processo judicial')}
<div class="l">${field('Número do processo', number, 2)}${field('Comarca', 'Lagarto')}</div>
<div class="l">${field('Vara', '1ª Vara Cível de Família e Infância')}${field('Juíza', magistrate)}</div>
<div class="l">${field('Data da decisão', shortDate(decided))}${field('Data do termo', shortDate(issued))}${field('Validade', 'até a maioridade')}</div>
${group('Tutora')}
<div class="l">${field('Nome completo', sister.name, 2)}${field('CPF', maskCpf(sister.cpf))}</div>
<div class="l">${field('RG', identity)}${field('Órgão emissor', 'SSP/SE')}${field('Parentesco', 'irmã')}</div>
<div class="l">${field('Nacionalidade', 'brasileira')}${field('Estado civil', 'solteira')}${field('Profissão', 'enfermeira')}</div>
<div class="l">${field('Endereço', address)}</div>
${group('Tutelado')}
<div class="l">${field('Nome completo', boy.name, 2)}${field('CPF', maskCpf(boy.cpf))}</div>
<div class="l">${field('Data de nascimento', shortDate(born))}${field('Naturalidade', 'Simão Dias/SE')}</div>
<div class="l">${field('Filiação 1', parents[0] ?? '')}${field('Filiação 2', parents[1] ?? '')}</div>
<div style="margin-top:5mm"><span class="bt">Editar</span><span class="bt">Imprimir</span><span class="bt" style="background:#888">Voltar</span></div></div>
<div class="s" style="color:#567;margin-top:2mm">Versão 8.2.1 - Último acesso: ${shortDate(addDays(issued, random.int(40, 200)))} 16:08</div>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        caseNumber: number,
        court: 'TJSE',
        courtDivision: '1ª Vara Cível de Família e Infância',
        district: 'Lagarto',
        state: 'SE',
        judgeName: magistrate,
        guardians: [
          guardian(sister.name, {
            cpf: sister.cpf,
            rg: identity,
            rgIssuer: 'SSP/SE',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'enfermeira',
            address,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: born,
            cpf: boy.cpf,
            placeOfBirth: 'Simão Dias/SE',
            filiation: parents,
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(born, 18),
        validityText: 'até a maioridade',
        documentValidation: false,
      }),
    }
  },
}

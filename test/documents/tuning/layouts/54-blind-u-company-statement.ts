import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { expected, licence, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'Ednaldo Siqueira Rebouças',
  sex: 'M',
  birth: '1981-12-20',
  first: '2003-07-08',
  issued: '2024-01-31',
  expires: '2034-01-15',
  classes: 'E',
  parents: [],
  bornIn: ['Candeias', 'BA'],
  issuedIn: ['Candeias', 'BA'],
  identity: ['SSP', 'BA'],
  notes: 'EAR, CETPP',
}

/** A company's letter to a terminal that presents its driver; whoever signs has a CPF as well. */
export const layout: Layout = {
  name: 'blind-u-company-statement',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 12,
          margin: '20mm 25mm',
          css: '.lh{border-bottom:.8mm double #7a2b12;margin-bottom:10mm}p{margin-bottom:1em}',
        },
        html`<div class="lh"><b style="font-size:17pt;color:#7a2b12">RECÔNCAVO LÍQUIDOS E GASES</b><br><span class="s">Transporte rodoviário de combustíveis – CNPJ ${maskCnpj(cnpj(random))}</span></div>
<p class="r">Candeias, 12 de fevereiro de 2025</p><p>Ao<br>Terminal Marítimo de Aratuípe<br>Setor de Credenciamento</p><p class="b">Ref.: credenciamento de condutor</p>
<p class="j">Prezados Senhores,</p>
<p class="j">Declaramos que o Sr. ${held.name}, nascido em ${shortDate(held.birth)}, CPF <nobr>${maskCpf(held.cpf)}</nobr>, é nosso empregado desde 02/05/2016 na função de motorista carreteiro e está autorizado a carregar em nosso nome com o conjunto de placas ${plate(random, 'mercosul')} e ${plate(random, 'mercosul')}.</p>
<p class="j">O referido condutor possui CNH de nº ${held.register}, na categoria “${held.classes}”, com validade até ${shortDate(held.expires)}, expedida em ${shortDate(held.issued)} na cidade de ${held.issuedIn.join('/')} pelo <nobr>DETRAN-${held.issuedIn[1]}</nobr>, em cujo campo Observações se lê: ${held.notes}.</p>
<p class="j">O treinamento de NR-20 foi concluído em 19/11/2024 e o exame periódico é válido até 30/10/2025. Responsabilizamo-nos por comunicar a esse Terminal eventual desligamento.</p>
<p>Atenciosamente,</p><p style="margin-top:16mm">_________________________________<br>Zuleide Matta Pimentel<br>Gerente de Operações – CPF ${maskCpf(cpf(random))}</p>`,
      ),
      data: expected(held, [
        'name',
        'dateOfBirth',
        'issueDate',
        'expirationDate',
        'licenseNumber',
        'licenseClass',
        'personalNumber',
        'placeOfIssue',
        'cardIssuer',
        'comments',
        'hasCetpp',
      ]),
    }
  },
}

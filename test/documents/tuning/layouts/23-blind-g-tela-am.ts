import { addDays, addMonths, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-tela-am',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2024, '04')
    const issued = randomDate(random, 2025, 2025)
    const decided = addDays(issued, -3)
    const printed = addDays(issued, 6)
    const before = addDays(issued, -183)
    const [man, boy] = [cpf(random), cpf(random)]
    const born = '2014-02-26'
    const item = (caption: string, value: string) => html`<p><b>${caption}:</b> ${value}</p>`
    const powers =
      'podendo o guardião representar o menor junto à escola, ao posto de saúde e ao INSS, sendo-lhe defeso mudar-se de Itacoatiara sem licença do Juízo'
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 9,
          margin: '13mm 12mm 14mm',
          stamp: html`<div style="position:fixed;top:5mm;left:12mm;right:12mm;display:flex;justify-content:space-between;font:7pt 'Liberation Sans'"><span>${shortDate(printed)},
10:22</span><span>Consulta Processual - Visualizar Documento</span></div><div style="position:fixed;bottom:5mm;left:12mm;right:12mm;display:flex;justify-content:space-between;font:7pt 'Liberation Sans'"><span>https://consultasaj.tjam.jus.br/cpopg/documento.do?id=${random.digits(7)}</span><span>1/1</span></div>`,
          css: `.bar { background: #1f4e79; color: #fff; padding: 2.5mm 4mm; display: flex; justify-content: space-between } .crumb { color: #666; font-size: 7.5pt; margin: 2mm 0 3mm } .cols { display: grid; grid-template-columns: 66mm 1fr; gap: 5mm }
.side { border: .25mm solid #bbb; background: #f7f7f7; padding: 3mm; font-size: 7.5pt; white-space: nowrap } .side p { margin: 0 0 1.4mm } .doc { border: .25mm solid #bbb; padding: 6mm 7mm } .doc .h p { margin: 0; text-align: center } h1 { font-size: 10.5pt; text-align: center; margin: 6mm 0 } .btn { display: inline-block; border: .25mm solid #1f4e79; color: #1f4e79; border-radius: 1mm; padding: .5mm 3mm; margin-right: 2mm; font-size: 7.5pt } .ok { color: #1a6b2d; font-size: 8pt; border-top: .25mm solid #bbb; padding-top: 2mm; margin-top: 8mm }`,
        },
        html`<div class="bar"><b>Portal de Serviços</b><span>Olá, usuário externo | Sair</span></div>
<p class="crumb">Início › Consulta › 1º grau › Documento (fl. 96)</p><p><span class="btn">Baixar PDF</span><span class="btn">Imprimir</span><span class="btn">Voltar</span></p>
<div class="cols"><div class="side">${item('Processo', number)}${item('Classe', 'Guarda')}${item('Assunto', 'Guarda / Família')}${item('Situação', 'Em andamento')}${item('Distribuição', '08/02/2024 - Sorteio')}
<p><b>Movimentações recentes</b></p><p>${shortDate(addDays(issued, 1))} Termo expedido</p><p>${shortDate(decided)} Decisão interlocutória</p><p>${shortDate(addDays(decided, -12))} Conclusos</p><p>${shortDate(addDays(decided, -20))} Parecer do MP</p></div>
<div class="doc"><div class="h"><p class="b">PODER JUDICIÁRIO DO ESTADO DO AMAZONAS</p><p>Comarca de Itacoatiara</p><p>3ª Vara</p></div>
<h1>TERMO DE PRORROGAÇÃO DE GUARDA PROVISÓRIA</h1>
<p class="j">O Dr. Saulo Benchimol Parente, Juiz de Direito, atendendo ao que decidiu às fls. 91, em ${shortDate(decided)}, prorroga a guarda provisória deferida a
Manoel Jurandir Seixas da Cruz, brasileiro, solteiro, prático fluvial, RG 1120456-8 SSP/AM, CPF ${maskCpf(man)}, residente no Beco São Pedro, 31, bairro Colônia,
Itacoatiara/AM, CEP 69100-000, irmão de Adrian Seixas da Cruz, nascido em ${shortDate(born)}, em Silves/AM, CPF ${maskCpf(boy)}, filho de Deuzarina Seixas, ${powers}.</p>
<p class="j">A prorrogação é concedida pelo prazo de 6 (seis) meses, a contar desta data, em continuação ao termo de ${shortDate(before)}, cujo prazo se
esgotou.</p><p>Itacoatiara, ${shortDate(issued)}.</p>
<p class="ok">✔ Documento assinado digitalmente<br>Assinado por: SAULO BENCHIMOL PARENTE em ${shortDate(issued)} 11:40</p></div></div>`,
      ),
      data: {
        documentTitle: 'TERMO DE PRORROGAÇÃO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Guarda',
        court: 'TJAM',
        courtDivision: '3ª Vara',
        district: 'Itacoatiara',
        forum: null,
        state: 'AM',
        judgeName: 'Saulo Benchimol Parente',
        guardians: [
          {
            name: 'Manoel Jurandir Seixas da Cruz',
            cpf: man,
            rg: '1120456-8',
            rgIssuer: 'SSP/AM',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'prático fluvial',
            address: 'Beco São Pedro, 31, bairro Colônia, Itacoatiara/AM, CEP 69100-000',
            relationship: 'irmão',
            role: 'GUARDIAN',
          },
        ],
        wards: [
          {
            name: 'Adrian Seixas da Cruz',
            birthDate: born,
            cpf: boy,
            rg: null,
            placeOfBirth: 'Silves/AM',
            filiation: ['Deuzarina Seixas'],
            role: 'WARD',
          },
        ],
        guardianName: 'Manoel Jurandir Seixas da Cruz',
        guardianCpf: man,
        guardianRg: '1120456-8',
        wardName: 'Adrian Seixas da Cruz',
        wardBirthDate: born,
        wardCpf: boy,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 (seis) meses',
        powers,
        signedBy: ['SAULO BENCHIMOL PARENTE'],
        signatureDate: `${issued}T11:40:00`,
        verificationLink: null,
        verificationCode: null,
        documentValidation: true,
      },
    }
  },
}

import { company } from '../../generator/companies.ts'
import {
  addMonths,
  addYears,
  inWords,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { branchOf, federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { person, personName } from '../../generator/people.ts'

/** Federal: `modalidade: operação` as title, the number far below; a consortium or a branch as licensee. */
export const layout: Layout = {
  name: 'federal-mode',
  type: 51,
  variants: ['consortium', 'branch'],
  print(random, variant) {
    const consortium = variant === 'consortium'
    const issued = randomDate(random, 2019, 2025)
    const months = random.pick([72, 96, 108])
    const firm = company(random, 'RO', 'Transmissora')
    const [first, second] = [company(random, 'SP', 'Energia'), company(random, 'RJ', 'Participações')]
    const id = consortium ? firm.id : branchOf(firm.id, '0004')
    const name = consortium ? 'CONSÓRCIO LINHAS DO MADEIRA IMAGINÁRIO' : firm.name.toUpperCase()
    const number = `${random.int(1400, 1899)}/${year(issued)}`
    const checker = random.digits(8)
    const crc = hex(random, 8)
    const link =
      'https://sei.ibama.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const activity = consortium
      ? 'Linha de transmissão em corrente alternada de 500 kV entre as subestações Coletora Inventada e Jaru Novo, com 412 km de extensão, em circuito duplo'
      : 'Operação do terminal flutuante de granéis líquidos e do duto submarino a ele associado'
    const row = (label: string, value: string | ReturnType<typeof html>) =>
      html`<p class="i"><b>${label}</b> ${value}</p>`
    const clauses = [
      `Os programas ambientais terão relatórios anuais, o primeiro deles em ${shortDate(addYears(issued, 1))}.`,
      `O Plano de Compensação, aprovado pela Licença de Instalação nº ${random.int(900, 1300)}/${year(issued) - 4}, terá conclusão em até 24 (vinte e quatro) meses.`,
      `A Autorização de Supressão de Vegetação nº ${random.digits(4)}/${year(issued) - 3}, com validade de 2 anos, não se renova por este ato.`,
      'Perante o IBAMA, o titular é o único responsável pela implementação dos planos, programas e medidas mitigadoras.',
      'A renovação será requerida no mínimo 120 (cento e vinte) dias antes da expiração da validade.',
      'Acidentes serão comunicados imediatamente ao Siema (https://siema.ibama.gov.br).',
      `O Cadastro Técnico Federal nº ${random.digits(7)} deverá manter-se regular.`,
    ]
    const body = html`<div class="c">${crest(16, '#224')}<br>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA<br><b>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</b><br><span class="s">Diretoria de Licenciamento Ambiental – SCEN Trecho 2, Edifício Sede, Brasília/DF – CNPJ 03.659.166/0001-02</span></div>
<h1>LICENÇA AMBIENTAL – MODALIDADE: OPERAÇÃO</h1>
${row('Processo administrativo nº', federalProcess(random, year(issued) - 6))}${row('Parecer Técnico conclusivo:', `${random.int(20, 300)}/${year(issued)}-COENE/CGLIN/DILIC`)}${row('Licenças anteriores:', `LP nº ${random.int(300, 600)}/${year(issued) - 5}; LI nº ${random.int(900, 1300)}/${year(issued) - 4} (retificada em ${shortDate(addYears(issued, -2))})`)}
<h2>1. TITULAR DA LICENÇA</h2>${
      consortium
        ? html`<p class="j">${name}, inscrito no CNPJ sob o nº ${maskCnpj(id)}, constituído por ${first.name} (CNPJ ${maskCnpj(first.id)}, com 51% de participação) e ${second.name} (CNPJ ${maskCnpj(second.id)}, com 49%), tendo por líder a primeira consorciada.</p>`
        : html`<p class="j">${name}, por sua filial de CNPJ ${maskCnpj(id)} (matriz: CNPJ ${maskCnpj(firm.id)}), integrante do Grupo ${second.name}, CNPJ ${maskCnpj(second.id)}.</p>`
    }${row('Dirigente:', personName(random, 'm'))}
<h2>2. OBJETO</h2>${row(consortium ? 'Descrição sucinta do empreendimento:' : 'Atividade objeto do licenciamento:', activity)}${row('UF abrangidas:', consortium ? 'RO e MT' : 'RJ')}
<h2>3. ATO</h2><p class="j">O Diretor de Licenciamento Ambiental, em conformidade com a Lei nº 6.938, de 31 de agosto de 1981, e com a Resolução Conama nº 237, de 19 de dezembro de 1997, autoriza a operação do empreendimento descrito no item 2, à vista do processo em epígrafe.</p>
<div class="g">${row('Licença Ambiental nº', html`${number}`)}${row('Vigência:', consortium ? html`${months} (${inWords(months)}) meses, a contar da assinatura eletrônica` : html`${months / 12} anos, com início na data da assinatura deste ato`)}</div>
<h2>4. CONDIÇÕES</h2>${clauses.map((one, index) => html`<p class="j k">${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][index] ?? ''} – ${one}</p>`)}
<div class="e"><p>Documento assinado eletronicamente por <b>${person(random, { gender: 'm' }).name.toUpperCase()}</b>, Diretor, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</p><p>A autenticidade deste documento pode ser conferida no site <u>${link}</u>, informando o código verificador <b>${checker}</b> e o código CRC <b>${crc}</b>.</p></div>
<p class="s r">Referência: Processo acima. SEI nº ${random.digits(8)}</p>`
    return {
      html: sheet(
        {
          font: consortium ? 'Carlito' : 'Liberation Sans',
          sizePt: consortium ? 11 : 9.5,
          margin: '14mm 22mm',
          css: 'h1{font-size:13pt;text-align:center;margin:6mm 0 4mm}h2{font-size:1em;margin:3mm 0 1mm}.i{margin:0 0 1mm}.g{border:.3mm solid #000;padding:2mm 3mm;margin:2mm 0}.k{margin:0 0 1mm 6mm}.e{border-top:.3mm solid #000;border-bottom:.3mm solid #000;font-size:8pt;padding:2mm 0;margin-top:5mm}.e p{margin:0 0 1mm}u{word-break:break-all}',
        },
        body,
      ),
      data: licenceData({
        id,
        number,
        scope: 'FEDERAL',
        accessKey: `${checker} ${crc}`,
        expirationDate: addMonths(issued, months),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}

import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { breakCheckDigit, hex, maskCpf } from '../../generator/numbers.ts'
import { arms, blindLayout, human, issueDate, phone, street } from '../blind-ac.ts'

/** A town of Rio Grande do Sul: roman sections, a period of two dates, a CPF that was typed wrong. */
export const layout = blindLayout('blind-ac-gaucho-town-period', (random) => {
  const owner = human(random)
  const id = breakCheckDigit(owner.cpf)
  const issued = issueDate(random, 2020, 2025)
  const expires = addYears(issued.date, 4)
  const number = `00${random.digits(3)}/${issued.year}`
  const code = hex(random, 14)
  const link = 'https://lajeadodoscampos.rs.gov.br/meio-ambiente/conferencia'
  const activity = 'OFICINA MECÂNICA COM TROCA DE ÓLEO E LAVAGEM DE VEÍCULOS'
  const [signer, geologist] = [human(random), human(random)]
  const body = html`
<table class="lh"><tr><td style="width:24mm">${arms(19, '#5b1a1a', 'sun')}</td><td><b>PREFEITURA MUNICIPAL DE LAJEADO DOS CAMPOS</b><br>ESTADO DO RIO GRANDE DO SUL<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE – SMMA<br>DEPARTAMENTO DE LICENCIAMENTO E FISCALIZAÇÃO</td></tr></table>
<p class="big">LICENÇA MUNICIPAL DE OPERAÇÃO<br>LMO N.º ${number.replace('/', ' / ')}</p>
<p class="j">A Secretaria Municipal de Meio Ambiente, com base na Lei Municipal nº 1.877, de 9 de agosto de 2006, na Resolução CONSEMA nº 372, de 2 de março de 2018, e nos autos do Processo Administrativo n.º ${random.digits(4)}/${issued.earlier.slice(0, 4)}, expede a presente LICENÇA que autoriza a:</p>
<p class="b">I – IDENTIFICAÇÃO</p>
<table class="plain"><tr><td>EMPREENDEDOR:</td><td>${owner.name.toUpperCase()}</td></tr><tr><td>CPF/CNPJ:</td><td>${maskCpf(id)}</td></tr>
<tr><td>ENDEREÇO:</td><td>${street(random).toUpperCase()}<br>BAIRRO SANGA DO MEIO – LAJEADO DOS CAMPOS – RS</td></tr>
<tr><td>EMPREENDIMENTO:</td><td>${random.digits(5)}</td></tr></table>
<p class="b">II – A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE</p>
<table class="plain"><tr><td>RAMO DE ATIVIDADE:</td><td>${activity}</td></tr><tr><td>CODRAM:</td><td>3430,20</td></tr><tr><td>PORTE:</td><td>MÍNIMO</td></tr><tr><td>MEDIDA DO PORTE:</td><td>${random.int(120, 480)},00 área útil em m²</td></tr></table>
<p class="b">III – CONDIÇÕES E RESTRIÇÕES</p>
<p class="j">1. Quanto ao empreendimento:<br>1.1 esta licença renova a LMO N.º 00${random.digits(3)} / ${addYears(issued.date, -4).slice(0, 4)}, de ${shortDate(addYears(issued.date, -4))};<br>1.2 a área útil não poderá crescer sem licença prévia.<br>2. Quanto aos efluentes:<br>2.1 a caixa separadora será limpa a cada 90 dias;<br>2.2 o laudo do efluente será entregue até o dia 15 de dezembro de cada ano.<br>3. Quanto aos resíduos:<br>3.1 o óleo usado irá a rerrefino, conforme a Resolução CONAMA 362/2005;<br>3.2 as estopas sujas ficarão em tambor fechado, sob telhado, conforme a NBR 12235;<br>3.3 os comprovantes serão guardados por 5 anos.<br>4. Responsável técnico: geólogo(a) ${geologist.name}, CPF ${geologist.masked}, ART ${random.digits(8)}.</p>
<p class="b">IV – PRAZO</p>
<p class="j">Este documento é válido, nas condições acima, no período de ${shortDate(issued.date)} a ${shortDate(expires)}. A renovação será pedida até 120 dias antes.</p>
<p class="r">Lajeado dos Campos, ${longDate(issued.date)}.</p>
<p class="box">Documento assinado eletronicamente por ${signer.name}, Secretário(a) Municipal de Meio Ambiente. Para conferir a autenticidade acesse ${link} e informe o código de verificação ${code}.</p>
<p class="c s">Praça da Cuia Grande, 50 – Fone ${phone(random, 51)} – CEP 95.000-000 – Lajeado dos Campos – RS</p>`
  return {
    paper: {
      font: 'DejaVu Sans',
      sizePt: 9,
      margin: '14mm 18mm',
      css: '.big{font-size:14pt;font-weight:bold;text-align:center;margin:5mm 0}.lh td{vertical-align:middle}.plain{margin:0 0 3mm 4mm;width:auto}.plain td{padding:.4mm 6mm .4mm 0;vertical-align:top}.box{border:.3mm solid #666;padding:2mm;font-size:8pt;margin:4mm 0}',
    },
    body,
    read: {
      id,
      number,
      scope: 'MUNICIPAL',
      accessKey: code,
      expirationDate: expires,
      validationLink: link,
      mainActivity: [activity],
      documentValidation: false,
    },
  }
})

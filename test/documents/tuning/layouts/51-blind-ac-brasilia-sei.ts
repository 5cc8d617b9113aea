import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { hex } from '../../generator/numbers.ts'
import { arms, blindLayout, firm, human, issueDate, phone, street } from '../blind-ac.ts'

/** Federal District: numbered sections, five years from the electronic signature, the text of the document system. */
export const layout = blindLayout('blind-ac-brasilia-sei', (random) => {
  const owner = firm(random, 'Cooperativa * de Recicladores do Planalto')
  const issued = issueDate(random, 2020, 2024)
  const number = `${random.int(11, 189)}/${issued.year}`
  const verifier = `1${random.digits(8)}`
  const crc = hex(random, 8)
  const link =
    'http://sei.df.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
  const [first, second] = link.split('documento')
  const activity = 'Triagem, prensagem e armazenamento temporário de resíduos recicláveis não perigosos'
  const signer = human(random)
  const process = `00391-000${random.digits(5)}/${issued.earlier.slice(0, 4)}-${random.digits(2)}`
  const body = html`
<div class="c">${arms(14, '#222', 'sun')}<br>GOVERNO DO DISTRITO FEDERAL<br>INSTITUTO DO MEIO AMBIENTE E DOS RECURSOS HÍDRICOS DO DISTRITO FEDERAL – BRASÍLIA AMBIENTAL<br>Superintendência de Licenciamento Ambiental</div>
<p class="t">Licença de Operação SEI-GDF n.º ${number} - IBRAM/PRESI</p>
<p><b>Processo nº:</b> ${process}<br>
<b>Parecer Técnico nº:</b> ${random.int(100, 900)}/${issued.year} – IBRAM/SULAM/DILAM-IV<br>
<b>Interessado:</b> ${owner.name}<br><b>CNPJ:</b> ${owner.masked}<br>
<b>Endereço:</b> Quadra ${random.int(3, 19)}, Conjunto B, Lote ${random.int(1, 40)}, Setor das Siriemas, Brasília – DF<br>
<b>Atividade licenciada:</b> ${activity}<br>
<b>Prazo de validade:</b> 5 (cinco) anos, a contar da assinatura desta Licença<br>
<b>Compensação:</b> Ambiental ( X ) Não ( ) Sim – Florestal ( X ) Não ( ) Sim</p>
<p class="b">I – DAS INFORMAÇÕES:</p>
<p class="j">1. Esta Licença não dispensa alvarás nem certidões de outros órgãos.<br>2. A publicação da presente Licença deverá ser feita no Diário Oficial do Distrito Federal em até 30 (trinta) dias, conforme a Lei nº 41, de 13 de setembro de 1989.<br>3. A renovação será requerida com antecedência mínima de 120 (cento e vinte) dias.<br>4. O Instituto poderá suspender ou cancelar a Licença nos casos do art. 19 da Resolução CONAMA nº 237/97.</p>
<p class="b">II – DAS OBSERVAÇÕES:</p>
<p class="j">A Licença de Instalação nº 08/2017 – IBRAM, de 4 de maio de 2017, foi cumprida, segundo a Informação Técnica nº 61/2018.</p>
<p class="b">III – DAS CONDICIONANTES, EXIGÊNCIAS E RESTRIÇÕES:</p>
<p class="j">1. Receber somente resíduos da coleta seletiva, de classe II, segundo a NBR 10004;<br>2. Manter o piso do galpão impermeável e a cobertura sem goteiras;<br>3. Enviar o rejeito ao aterro sanitário em até 72 horas;<br>4. Apresentar, até o dia 31 de janeiro, a planilha das quantidades do ano anterior;<br>5. Manter os extintores com carga em dia e o Certificado do Corpo de Bombeiros.</p>
<p class="r">Brasília, ${longDate(issued.date)}.</p>
<hr><p class="s">Documento assinado eletronicamente por <b>${signer.name.toUpperCase()}</b> - Matr. ${random.digits(7)}-${random.int(1, 9)}, <b>Presidente do Instituto</b>, em ${shortDate(issued.date)}, às ${random.int(10, 17)}:${random.int(10, 59)}, conforme art. 6º do Decreto n° 36.756, de 16 de setembro de 2015, publicado no Diário Oficial do Distrito Federal nº 180, quinta-feira, 17 de setembro de 2015.</p>
<hr><p class="s">A autenticidade do documento pode ser conferida no site:<br>${first}<br>documento${second}<br>verificador= <b>${verifier}</b> código CRC= <b>${crc}</b>.</p><hr>
<p class="c s">"Brasília - Patrimônio Cultural da Humanidade"<br>${street(random)}, Asa das Emas - CEP 70.000-000 - DF<br>${phone(random, 61)}</p>
<p class="s">${process}<span style="float:right">Doc. SEI/GDF ${verifier}</span></p>`
  return {
    paper: {
      font: 'Liberation Serif',
      sizePt: 11,
      margin: '14mm 20mm',
      css: '.t{font-size:14pt;text-align:center;margin:5mm 0}hr{border:0;border-top:.2mm solid #888;margin:2mm 0}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'STATE',
      accessKey: `${verifier} ${crc}`,
      expirationDate: addYears(issued.date, 5),
      validationLink: link,
      mainActivity: [activity],
    },
  }
})

import { addDays, addYears, longDate, monthName, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { hex } from '../../generator/numbers.ts'
import { blindLayout, firm, human, issueDate } from '../blind-ac.ts'

/** Bahia: a Portaria in two columns of a gazette, among notices; five years from its publication. */
export const layout = blindLayout('blind-ac-bahia-gazette', (random) => {
  const owner = firm(random, 'Laticínios * do Sertão Ltda.')
  const published = issueDate(random, 2020, 2024)
  const signed = addDays(published.date, -1)
  const number = `2${random.int(1, 9)}.${random.digits(3)}`
  const key = `${hex(random, 6)}-${hex(random, 6)}`
  const link = 'https://dool.egba.ba.gov.br/autenticidade'
  const activity = 'Beneficiamento de leite e fabricação de queijos'
  const director = human(random)
  const [, month = '01', day = '01'] = published.date.split('-')
  const body = html`
<div class="mast"><div>DIÁRIO OFICIAL</div><p>ESTADO DA BAHIA</p></div>
<p class="line"><span>EXECUTIVO</span><span>Salvador, ${day} de ${monthName(Number(month))} de ${published.year}</span><span>Ano CVIII – Nº 2${random.digits(1)}.${random.digits(3)}</span></p>
<p class="sec">SECRETARIA DO MEIO AMBIENTE<br>INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA</p>
<div class="cols">
<p class="j"><b>PORTARIA Nº ${number} DE ${longDate(signed).toUpperCase()}.</b> A Diretoria-Geral do INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA, no exercício da competência que lhe foi delegada pela Lei Estadual nº 12.212, de 4 de maio de 2011, e tendo em vista o que consta do Processo nº ${published.earlier.slice(0, 4)}.001.00${random.digits(4)}/INEMA/LIC-0${random.digits(4)}, RESOLVE:</p>
<p class="j"><b>Art. 1º</b> Conceder RENOVAÇÃO DE LICENÇA DE OPERAÇÃO, válida pelo prazo de <b>05 (cinco) anos</b>, contados da data da publicação desta Portaria, à empresa <b>${owner.name}</b>, inscrita no CNPJ sob o nº ${owner.masked}, com sede na ${owner.street}, ${owner.quarter}, no município de Riacho das Palmatórias, para a atividade de <b>${activity}</b>, no mesmo local e município, mediante o cumprimento da legislação vigente e dos seguintes condicionantes:</p>
<p class="j">I – operar a estação de tratamento de efluentes conforme o projeto aprovado, e apresentar a cada ano, até o mês de março, o relatório das análises de DBO, óleos e graxas;</p>
<p class="j">II – dar ao soro de leite destino como alimento animal, vedado o lançamento em corpo hídrico;</p>
<p class="j">III – manter a caldeira com a inspeção da NR 13 em dia;</p>
<p class="j">IV – requerer previamente ao INEMA a licença para qualquer alteração do processo;</p>
<p class="j">V – apresentar, no prazo de 180 dias, o plano de gerenciamento de resíduos sólidos;</p>
<p class="j">VI – requerer a renovação com antecedência de 120 dias.</p>
<p class="j"><b>Art. 2º</b> Esta Portaria refere-se à análise de viabilidade ambiental de competência do INEMA, cabendo ao interessado obter a anuência das outras instâncias no âmbito federal, estadual ou municipal.</p>
<p class="j"><b>Art. 3º</b> Estabelecer que esta Portaria, bem como cópias dos documentos relativos ao cumprimento dos condicionantes, sejam mantidas disponíveis à fiscalização.</p>
<p class="j"><b>Art. 4º</b> Esta Portaria entra em vigor na data de sua publicação.</p>
<p class="c"><b>${director.name.toUpperCase()}</b><br>Diretoria-Geral</p>
<p class="c b">AVISO DE AUDIÊNCIA PÚBLICA</p>
<p class="j">O Conselho Estadual de Meio Ambiente torna público que fará audiência no dia ${shortDate(addDays(published.date, 24))}, às 14 horas, no auditório da Escola Municipal do Pé da Serra, para ouvir os moradores sobre o plano de manejo do Parque das Grutas de Mandacaru Torto. Os estudos estão à disposição na biblioteca da escola, das 8 às 12 horas.</p>
<p class="c b">RESUMO DO TERMO ADITIVO</p>
<p class="j">Segundo termo aditivo ao contrato de limpeza predial. Objeto: prorrogação por 12 meses. Valor mensal: R$ ${random.int(11, 48)}.${random.digits(3)},00. Data da assinatura: ${shortDate(addDays(published.date, -9))}.</p>
<p class="c b">CONVOCAÇÃO</p>
<p class="j">Ficam convocados os membros do Comitê da Bacia do Rio das Araras Mansas para a 14ª reunião ordinária, no dia ${shortDate(addDays(published.date, 17))}, às 9 horas, por videoconferência, com a pauta: leitura da ata anterior; relatório da seca; escolha da câmara técnica; o que ocorrer. Os suplentes votam na falta dos titulares.</p>
</div>
<p class="foot">A autenticidade deste exemplar pode ser verificada em ${link} com o código ${key}. Documento assinado digitalmente conforme a MP nº 2.200-2, de 24 de agosto de 2001.</p>`
  return {
    paper: {
      font: 'PT Serif',
      sizePt: 10,
      margin: '12mm 14mm',
      css: '.mast{border:.6mm solid #111;text-align:center;padding:2mm}.mast div{font-size:26pt;font-weight:bold;letter-spacing:2mm}.mast p{margin:0}.line{display:flex;justify-content:space-between;border-bottom:.4mm solid #111;padding:1mm 0}.sec{text-align:center;font-weight:bold;font-size:10.5pt}.cols{columns:2;column-gap:7mm;column-rule:.2mm solid #777}.cols p{margin:0 0 1.6mm}.foot{font-size:7.5pt;border-top:.4mm solid #111;margin-top:4mm;padding-top:1mm;text-align:center}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'STATE',
      accessKey: key,
      expirationDate: addYears(published.date, 5),
      validationLink: link,
      mainActivity: [activity],
    },
  }
})

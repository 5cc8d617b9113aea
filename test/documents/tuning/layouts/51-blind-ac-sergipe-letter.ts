import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { arms, blindLayout, firm, human, issueDate, phone, signatureLine, street } from '../blind-ac.ts'

/** Sergipe: a letter of one sentence, a term in months from the signature, two signatures and no code. */
export const layout = blindLayout('blind-ac-sergipe-letter', (random) => {
  const owner = firm(random, 'Cerâmica * Indústria e Comércio Ltda.', '0002')
  const issued = issueDate(random, 2019, 2024)
  const months = 36
  const number = `${random.int(101, 489)}/${issued.year}`
  const activity = 'Fabricação de tijolos e telhas de barro cozido'
  const [president, director] = [human(random), human(random)]
  const body = html`
<div class="c">${arms(18, '#7a2020', 'waves')}<br><b>GOVERNO DO ESTADO DE SERGIPE</b><br>
Secretaria de Estado do Meio Ambiente, Sustentabilidade e Ações Climáticas<br>
<b>ADMINISTRAÇÃO ESTADUAL DO MEIO AMBIENTE – ADEMA</b></div>
<h1>LICENÇA DE OPERAÇÃO<br>Nº ${number}</h1>
<p class="r s">Processo nº ${random.digits(5)}/${issued.earlier.slice(0, 4)}-TEC/LO-${random.digits(4)}<br>Parecer Técnico nº ${random.int(100, 999)}, de ${shortDate(issued.earlier)}</p>
<p class="j in">A Administração Estadual do Meio Ambiente, no uso das atribuições que lhe são conferidas pela Lei Estadual nº 2.181, de 12 de outubro de 1978, e tendo em vista o que consta do processo acima, concede a presente Licença à empresa <b>${owner.name}</b>, inscrita no CNPJ sob o nº <b>${owner.masked}</b>, com sede na ${owner.street}, ${owner.quarter}, município de Barra dos Canoeiros, Estado de Sergipe, para a atividade de <b>${activity}</b>.</p>
<p class="j in">A presente Licença é válida por <b>${months} (trinta e seis) meses</b>, a contar da data de sua assinatura, observadas as seguintes condições:</p>
<p class="j">a) a argila será extraída somente de jazida com licença própria e título da Agência Nacional de Mineração;</p>
<p class="j">b) o forno usará lenha de origem comprovada, com Documento de Origem Florestal, ou resíduos de madeira sem tratamento;</p>
<p class="j">c) as cinzas e os cacos serão reaproveitados no processo ou entregues a aterro licenciado;</p>
<p class="j">d) a altura da chaminé não será inferior a 12 metros, e a fumaça não passará do padrão 2 da escala Ringelmann;</p>
<p class="j">e) a renovação será pedida 120 dias antes do fim da validade, como manda a Resolução CONAMA nº 237, de 19 de dezembro de 1997;</p>
<p class="j">f) o recebimento desta Licença será publicado no Diário Oficial dentro de 30 dias.</p>
<p class="j in">A não observância do que aqui se dispõe sujeita o titular às penas da Lei Federal nº 9.605, de 12 de fevereiro de 1998.</p>
<p class="r" style="margin:6mm 0 8mm">Aracaju, ${longDate(issued.date)}.</p>
<table><tr><td>${signatureLine(random, director.name, 'Diretor Técnico')}</td><td>${signatureLine(random, president.name, 'Presidência da ADEMA')}</td></tr></table>
<p class="c s foot">${street(random)} – Bairro Jardim do Mangue – Aracaju/SE – CEP 49.000-000<br>Fone ${phone(random, 79)} – Ouvidoria 0800 079 0000</p>`
  return {
    paper: {
      font: 'Caladea',
      sizePt: 11.5,
      margin: '14mm 24mm',
      css: 'h1{font-size:15pt;text-align:center;margin:6mm 0;letter-spacing:.4mm}.in{text-indent:14mm}.foot{border-top:.2mm solid #999;margin-top:8mm;padding-top:2mm}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'STATE',
      expirationDate: addMonths(issued.date, months),
      mainActivity: [activity],
    },
  }
})

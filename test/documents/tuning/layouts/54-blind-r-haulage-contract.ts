import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, maskCnpj, maskCpf, plate, rg } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'DAMIÃO ROLIM DE SOUSA PIANCÓ',
  bornIn: ['Sousa', 'PB'],
  kin: ['Severino Rolim de Sousa', 'Josefa Piancó Rolim'],
  rgBy: ['SSDS', 'PB'],
  classes: 'E',
  issuedIn: ['Cajazeiras', 'PB'],
  notes: null,
  years: [1980, 2022],
  term: 10,
}

/** A contract with a carrier who drives his own lorry: all of it in the sentence that says who he is. */
export const layout: Layout = {
  name: 'blind-r-haulage-contract',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const signed = addDays(held.issued, random.int(90, 500))
    const clause = (title: string, text: string) => html`<p class="j"><b>CLÁUSULA ${title}</b> – ${text}</p>`
    return {
      html: sheet(
        { font: 'Caladea', sizePt: 10.6, margin: '19mm 23mm' },
        html`<h3 class="c">CONTRATO DE PRESTAÇÃO DE SERVIÇOS DE TRANSPORTE RODOVIÁRIO DE CARGAS<br>TRANSPORTADOR AUTÔNOMO DE CARGAS – TAC AGREGADO</h3>
<p class="j">Pelo presente instrumento particular, de um lado <b>SERTÃO VERDE ARMAZÉNS GERAIS E CARGAS S.A.</b>, inscrita no CNPJ sob o nº ${maskCnpj(cnpj(random))}, com sede na Rodovia BR-230, km 462, Pombal/PB, neste ato representada por seu diretor, <b>Aluísio Formiga Trigueiro</b>, brasileiro, divorciado, administrador, RG nº ${rg(random)} SSP/PE, CPF nº ${maskCpf(cpf(random))}, doravante denominada <b>CONTRATANTE</b>;</p>
<p class="j">e, de outro lado, <b>${held.name}</b>, brasileiro, casado, motorista autônomo, nascido em ${shortDate(held.birth)}, natural de ${held.bornIn.join('/')}, filho de ${held.kin[0]} e ${held.kin[1]}, portador da cédula de identidade nº ${held.rg} ${held.rgBy.join('/')}, inscrito no CPF sob o nº ${maskCpf(held.cpf)}, habilitado na categoria “${held.classes}” conforme Carteira Nacional de Habilitação de registro nº ${held.register}, expedida pelo DETRAN/PB em ${shortDate(held.issued)} e válida até ${shortDate(held.expires)}, inscrito no RNTRC sob o nº ${random.digits(9)}, residente na Rua do Açude, 77, Cajazeiras/PB, doravante denominado <b>CONTRATADO</b>,</p><p>têm entre si justo e acertado o que segue.</p>
${clause('PRIMEIRA', `O CONTRATADO prestará à CONTRATANTE, sem exclusividade, serviços de transporte de grãos e insumos com o veículo de sua propriedade, cavalo mecânico 6x2, placa ${plate(random, 'mercosul')}, e a carreta de placa ${plate(random, 'old')}.`)}
${clause('SEGUNDA', 'O frete será pago por viagem, conforme tabela anexa, por meio de pagamento eletrônico, em até cinco dias úteis após a entrega do comprovante.')}
${clause('TERCEIRA', 'O vale-pedágio será antecipado pela CONTRATANTE. Correm por conta do CONTRATADO o combustível, a manutenção, os tributos e as multas a que der causa.')}
${clause('QUARTA', 'O CONTRATADO manterá em dia a sua habilitação, o exame toxicológico e o licenciamento, e apresentará cópia sempre que renovados.')}
${clause('QUINTA', `O presente contrato vigora de ${shortDate(signed)} a ${shortDate(addDays(signed, 364))}, sem vínculo de emprego, nos termos da Lei nº 11.442, de 5 de janeiro de 2007.`)}
${clause('SEXTA', 'Fica eleito o foro da Comarca de Pombal/PB para dirimir quaisquer dúvidas.')}
<p class="r">Pombal/PB, ${longDate(signed)}.</p><div style="display:flex;justify-content:space-between;margin-top:15mm" class="c s"><div>________________________________<br>CONTRATANTE</div><div>________________________________<br>CONTRATADO</div></div>
<p class="s" style="margin-top:11mm">Testemunhas:<br>1. Geralda Abrantes – CPF ${maskCpf(cpf(random))} &nbsp;&nbsp;&nbsp; 2. Ivanildo Queiroga – CPF ${maskCpf(cpf(random))}</p>`,
      ),
      data: reading(held, [...CORE, 'filiation', 'issueDate', 'placeOfBirth', 'placeOfIssue', 'cardIssuer']),
    }
  },
}

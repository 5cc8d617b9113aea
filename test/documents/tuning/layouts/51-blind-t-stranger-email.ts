import { addDays, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { firm, somebody, unbroken } from '../blind-t.ts'

/** An agency's e-mail that tells of a new licence: the term in days from the issue, a code and an address to check it. */
export const layout: Layout = licencePages('blind-t-stranger-email', {
  one: (random) => {
    const owner = firm(random, 'Mármores ~ Ltda')
    const issued = randomDate(random, 2021, 2024)
    const number = `0${random.int(12, 98)}/${year(issued)}`
    const code = `${year(issued)}-${hex(random, 6)}`
    const activity = 'Desdobramento e polimento de rochas ornamentais'
    const reader = somebody(random)
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10.5,
        margin: '16mm 20mm',
        css: '.mail td { padding: .5mm 0 } .mail td:first-child { width: 22mm; color: #666 } hr { border: 0; border-top: .2mm solid #bbb; margin: 3mm 0 }',
      },
      body: html`<p style="font-size:15pt;margin-bottom:3mm">Licença de Operação LO Nº ${number} – documento emitido</p><hr>
<table class="mail"><tr><td>De:</td><td>IEMA – Instituto Estadual de Meio Ambiente e Recursos Hídricos &lt;naoresponda@iema.es.gov.br&gt;</td></tr><tr><td>Para:</td><td>${reader}</td></tr><tr><td>Enviado:</td><td>${shortDate(addDays(issued, 2))} ${officeTime(random).slice(0, 5)}</td></tr><tr><td>Assunto:</td><td>Licença de Operação LO Nº ${number} – documento emitido</td></tr></table><hr>
<p>Governo do Estado do Espírito Santo<br>Secretaria de Estado de Meio Ambiente e Recursos Hídricos</p>
<p>Olá, ${reader.split(' ')[0] ?? reader}.</p>
<p>A licença pedida no requerimento ${random.digits(6)}/${year(issued) - 1} já está disponível. Confira os dados:</p>
<p style="margin-left:6mm">Empresa licenciada: ${owner.name}<br>CNPJ: ${maskCnpj(owner.id)}<br>Endereço: ${owner.road}, ${owner.city}/ES<br>Atividade: ${activity}<br>Emitida em: ${shortDate(issued)}<br>Validade: 1460 (mil quatrocentos e sessenta) dias, a contar da data de emissão</p>
<p>Para verificar a autenticidade, acesse ${unbroken('https://e-docs.es.gov.br/documento')} e digite o código ${unbroken(code)}.</p>
<p>O recebimento desta licença deve ser publicado em até 30 dias. Taxa recolhida pelo DUA nº ${random.digits(10)}.</p>
<p>Atenciosamente,<br>Coordenação de Mineração e Rochas<br>Telefone (27) 3${random.digits(3)}-${random.digits(4)}</p>
<hr><p class="s" style="color:#666">Esta é uma mensagem automática. Não é preciso responder.</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addDays(issued, 1460),
        validationLink: 'https://e-docs.es.gov.br/documento',
        mainActivity: [activity],
      },
    }
  },
})

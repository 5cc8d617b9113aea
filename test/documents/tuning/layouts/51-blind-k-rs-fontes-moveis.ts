import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { breakCheckDigit, maskCnpj, plate } from '../../generator/numbers.ts'
import { duties, firm, GRID, rows, someone } from '../blind-k.ts'

/** Rio Grande do Sul: mobile sources with an annex of plates on a second page; the CNPJ's check digit is wrong. */
export const layout: Layout = {
  name: 'blind-k-rs-fontes-moveis',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* TRANSPORTES LTDA')
    const id = breakCheckDigit(holder.id)
    const issued = randomDate(random, 2019, 2023)
    const expires = addYears(issued, 5)
    const serial = `0${random.int(1100, 8900)}`
    const plates = Array.from({ length: 24 }, (_, index) => plate(random, index % 4 ? 'mercosul' : 'old'))
    const lines = Array.from({ length: 8 }, (_, index) => plates.slice(index * 3, index * 3 + 3))
    const activity = 'TRANSPORTE RODOVIÁRIO DE PRODUTOS E RESÍDUOS PERIGOSOS'
    return {
      html: sheet(
        { font: 'Arimo', sizePt: 10, margin: '15mm 18mm', css: GRID },
        html`<p class="c"><b>FUNDAÇÃO ESTADUAL DE PROTEÇÃO AMBIENTAL HENRIQUE LUIZ ROESSLER - RS</b><br>Secretaria do Meio Ambiente e Infraestrutura</p>
<table><tr><td class="s">Processo n.º<br>${random.digits(4)}-05.67 / ${String(year(issued)).slice(2)}.${random.int(1, 9)}</td><td class="r b" style="font-size:13pt">LO N.º ${serial} / ${year(issued)}</td></tr></table>
<p class="c b" style="font-size:14pt">LICENÇA DE OPERAÇÃO</p>
<p class="j">A Fundação Estadual de Proteção Ambiental, criada pela Lei Estadual n.º 9.077 de 04/06/1990, registrada no Ofício do Registro Oficial em 01/02/1991, no uso das atribuições que lhe confere a Lei n.º 6.938, de 31/08/1981, expede a presente LICENÇA DE OPERAÇÃO nas condições e restrições abaixo especificadas.</p>
<p><b>I - Identificação:</b></p><p>EMPREENDEDOR RESPONSÁVEL: ${random.int(101, 399)}${random.digits(3)} - ${holder.name}<br>CPF / CNPJ / Doc Estr: ${maskCnpj(id)}<br>ENDEREÇO: ${holder.street}<br>MUNICÍPIO: 95180-000 FARROUPILHA - RS</p>
<p>EMPREENDIMENTO: ${random.int(201, 399)}${random.digits(3)}<br>LOCALIZAÇÃO: FONTES MÓVEIS DE POLUIÇÃO, EM TODO O ESTADO</p>
<p>A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE: ${activity}<br>RAMO DE ATIVIDADE: 4.720,10<br>MEDIDA DE PORTE: ${plates.length} número de veículos</p>
<p><b>II - Condições e Restrições:</b></p>
${duties(
  [
    `esta licença REVOGA o documento licenciatório LO n.º 0${random.int(1000, 9000)} / ${year(issued) - 1}, de ${shortDate(addYears(issued, -1))};`,
    'os veículos deverão portar os rótulos de risco e os painéis de segurança da ABNT NBR 7500;',
    'é proibido transportar, junto com produtos perigosos, alimentos, medicamentos ou objetos de uso humano ou animal;',
    'comunicar à FEPAM pelo fone (51) 99982-7840 qualquer acidente, e entregar o relatório em 10 dias;',
    'a relação da frota (Anexo) somente poderá ser alterada por pedido no Sistema Online de Licenciamento;',
  ],
  (index) => `1.${index + 1}-`,
)}
<p><b>III - Documentos a apresentar para renovação:</b> requerimento até 120 dias antes da expiração do prazo, com o comprovante do CTF.</p>
<p>Este documento é válido para as condições acima no período de ${shortDate(issued)} à ${shortDate(expires)}. Porto Alegre, ${longDate(issued)}.</p>
<p class="c">Documento assinado digitalmente por ${someone(random)}, Diretor Técnico, conforme a MP 2.200-2/2001.</p>
<div class="break"></div><p class="c b">ANEXO - RELAÇÃO DE VEÍCULOS</p><p class="c">LO N.º ${serial} / ${year(issued)}</p>
${rows(lines, ['Placa', 'Placa', 'Placa'])}<p class="s r" style="margin-top:3mm">Folha 2/2</p>`,
      ),
      data: licenceData({
        id,
        number: `${serial}/${year(issued)}`,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
        documentValidation: false,
      }),
    }
  },
}

import { addDays, addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { firm, folk, written } from '../newcomers.ts'

/** The licences that came before, with their numbers and expiries, stand beside those of this one; conditions on a second page. */
export const layout = licencePages('new-earlier-licences', {
  table(random) {
    const one = firm(random, 'MG', 'Mineração')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 8)
    const number = `${String(random.int(3, 240)).padStart(3, '0')}/${year(issued)}`
    const earlier = (kind: string, years: number, term: number) =>
      html`<tr><td>${kind}</td><td>${random.int(10, 300)}/${year(issued) - years}</td><td>${shortDate(addYears(addDays(issued, -40), -years))}</td><td>${shortDate(addYears(addDays(issued, -40), term - years))}</td></tr>`
    const body = html`<p><b>GOVERNO DO ESTADO DE MINAS GERAIS</b><br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável<br>Unidade Regional de Regularização Ambiental</p><p class="c b" style="font-size:14pt">CERTIFICADO Nº ${number}<br>RENOVAÇÃO DE LICENÇA DE OPERAÇÃO</p>
<p class="j">A Chefe da Unidade Regional concede ao empreendimento <b>${one.name}</b>, CNPJ ${maskCnpj(one.id)}, no município de ${one.address.place.city}, licença ambiental para a atividade principal listada abaixo, Processo Administrativo nº ${random.digits(5)}/2004/00${random.digits(1)}/${year(issued) - 1}:</p>
<table class="t"><tr class="b"><td>Código</td><td>Atividade</td><td>Parâmetro</td><td>Classe</td></tr><tr><td>A-02-07-0</td><td>Lavra a céu aberto de minerais não metálicos</td><td>${random.int(50, 900)}.000 t/ano</td><td>4</td></tr><tr><td>A-05-04-6</td><td>Pilha de rejeito e estéril</td><td>${random.int(3, 30)} ha</td><td>3</td></tr></table>
<p><b>Histórico do licenciamento</b></p><table class="t"><tr class="b"><td>Ato</td><td>Número</td><td>Concessão</td><td>Validade</td></tr>${earlier('LP', 14, 4)}${earlier('LI', 11, 3)}${earlier('LO', 8, 8)}</table>
<p>Validade da presente licença: ${shortDate(expires)}.</p><p>${one.address.place.city}, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">______________________________<br>${folk(random, { gender: 'f' }).name}<br>Chefe da Unidade Regional</p><div class="break"><p class="b">ANEXO I – CONDICIONANTES</p>${conditions(random, 10)}</div>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 11,
        margin: '20mm 22mm',
        css: 'b,.b,h1,h2{font-weight:normal}.t td{border:.2mm solid #333;padding:.8mm 2mm}.t{margin:2mm 0 4mm}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [
          'A-02-07-0 Lavra a céu aberto de minerais não metálicos',
          'A-05-04-6 Pilha de rejeito e estéril',
        ],
      },
    }
  },
  federal(random) {
    const one = firm(random, 'RJ', 'Terminal Portuário')
    const issued = randomDate(random, 2018, 2023)
    const years = 6
    const number = `${random.int(1100, 1799)}/${year(issued)}`
    const [verifier, crc] = [random.digits(8), hex(random, 8)]
    const link = 'https://sei.ibama.gov.br/autenticidade'
    const body = html`<p class="c"><b>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA</b><br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</p><p class="b">LICENÇA DE OPERAÇÃO Nº ${number} – 2ª RENOVAÇÃO</p><p>VÁLIDA PELO PERÍODO DE ${years} (SEIS) ANOS, A PARTIR DA ASSINATURA</p><p class="j">Processo nº ${federalProcess(random, 2009)}. Esta licença renova a LO nº ${random.int(600, 999)}/${year(issued) - 6}, cuja vigência se encerrou em ${shortDate(addDays(issued, -3))}, precedida da LI nº ${random.int(300, 599)}/${year(issued) - 9} e da LP nº ${random.int(100, 299)}/${year(issued) - 11}.</p>
<table class="t"><tr><td>EMPRESA</td><td>${one.name}</td></tr><tr><td>CNPJ</td><td>${maskCnpj(one.id)}</td></tr><tr><td>CADASTRO TÉCNICO FEDERAL</td><td>${random.digits(7)}</td></tr><tr><td>ENDEREÇO</td><td>${written(one.address, 'dashes')}</td></tr><tr><td>TIPOLOGIA</td><td>Terminal de granéis líquidos e sólidos</td></tr></table>
<p>2.1. Executar o Programa de Monitoramento da Biota, com relatório em ${shortDate(addMonths(issued, 12))}.<br>2.2. Atualizar o Plano de Emergência Individual em 180 dias.<br>2.3. Solicitar a renovação 120 dias antes do vencimento.</p><p class="s" style="border-top:.2mm solid #333">Documento assinado eletronicamente por <b>${folk(random).name}</b>, Presidente Substituto, em ${shortDate(issued)}, às 18:22, conforme horário oficial de Brasília.</p><p class="s">A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador ${verifier} e o código CRC ${crc}.</p>`
    return {
      paper: {
        font: 'PT Sans',
        sizePt: 10.5,
        margin: '22mm',
        css: '.t td{border:.2mm solid #000;padding:1mm 2mm}.t{margin:4mm 0}.t td:first-child{width:52mm}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, years),
        validationLink: link,
        mainActivity: ['Terminal de granéis líquidos e sólidos'],
      },
    }
  },
})

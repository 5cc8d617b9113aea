import { addMonths, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { technicalResponsible } from '../../generator/licence-parts.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cpf, hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** A certificate with the version of its form beside or below the number; captions broken over two lines. */
export const layout = licencePages('new-version-beside-number', {
  state(random) {
    const one = firm(random, 'AP', 'Serraria')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 4)
    const number = `0${random.digits(3)}/${year(issued)}`
    const key = `${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}`
    const body = html`<table class="h"><tr><td style="width:20mm">${crest(15)}</td><td><b>GOVERNO DO ESTADO DO AMAPÁ</b><br>Secretaria de Estado do Meio Ambiente<br>Coordenadoria de Licenciamento</td><td class="n">Nº<br><b>${number}</b><br>Versão: 01<br>Data: ${shortDate(issued)}</td></tr></table>
<p class="c b" style="font-size:13pt">LICENÇA DE OPERAÇÃO</p>
<table class="t"><tr><td class="k">Validade<br>até</td><td>${shortDate(expires)}</td><td class="k">Processo<br>administrativo</td><td>${random.digits(4)}.${random.digits(5)}/${year(issued) - 1}</td></tr>
<tr><td class="k">Razão<br>social</td><td colspan="3">${one.name}</td></tr><tr><td class="k">CNPJ ou<br>CPF</td><td>${maskCnpj(one.id)}</td><td class="k">Inscrição<br>estadual</td><td>0${random.digits(8)}</td></tr>
<tr><td class="k">Endereço do<br>empreendimento</td><td colspan="3">${written(one.address)}</td></tr>
<tr><td class="k">Atividade<br>licenciada</td><td colspan="3">Desdobramento de madeira em tora com beneficiamento</td></tr>
<tr><td class="k">Licença de Instalação<br>anterior</td><td>${random.digits(4)}/${year(issued) - 2}</td><td class="k">Vencimento da<br>LI</td><td>${shortDate(addMonths(issued, -3))}</td></tr></table>
<p class="j">O titular desta licença deve requerer a renovação até ${shortDate(addMonths(expires, -4))} e comunicar em 24 horas qualquer acidente ambiental. O Documento de Origem Florestal acompanhará toda carga.</p>
<p class="c" style="margin-top:14mm">${folk(random).name}<br>Secretária de Estado</p><p class="s">Autenticação: ${key}. Confira esta licença em https://licencas.sema.ap.gov.br/conferir</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10,
        margin: '14mm 16mm',
        css: 'b,.b,h1,h2{font-weight:normal}.h{border:.3mm solid #222;margin-bottom:4mm}.h td{padding:2mm}.n{border-left:.3mm solid #222;width:42mm}.t td{border:.2mm solid #222;padding:1mm 2mm}.t{margin:4mm 0}.k{font-size:8pt;background:#eee;width:34mm}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://licencas.sema.ap.gov.br/conferir',
        mainActivity: ['Desdobramento de madeira em tora com beneficiamento'],
      },
    }
  },
  renewal(random) {
    const one = firm(random, 'SP', 'Galvanoplastia')
    const expert = technicalResponsible(random)
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, 3)
    const at = town(random, 'SP')
    const number = `${random.int(2, 79)}00${random.digits(4)}`.padStart(8, '0')
    const body = html`<table class="h"><tr><td><b>PREFEITURA DE ${at.city.toUpperCase()}</b><br>SECRETARIA MUNICIPAL DO VERDE E SUSTENTABILIDADE</td><td class="r">Processo Nº<br>${random.digits(2)}/${random.digits(5)}/${random.digits(2)}</td></tr></table>
<table class="h"><tr><td><b style="font-size:15pt">RENOVAÇÃO DA LICENÇA DE OPERAÇÃO</b></td><td class="r"><span class="s">VALIDADE ATÉ</span> <b>${shortDate(expires)}</b><br>N° <b>${number}</b><br>Versão: 02<br>Data: ${shortDate(issued)}</td></tr></table>
<p class="g">IDENTIFICAÇÃO DA ENTIDADE</p><table class="t"><tr><td><small>Nome</small>${one.name}</td><td><small>CNPJ</small>${maskCnpj(one.id)}</td></tr><tr><td><small>Logradouro</small>${one.address.street}, ${one.address.number}</td><td><small>Cadastro no município</small>${random.digits(3)}-${random.digits(6)}-${random.digits(1)}</td></tr></table>
<p class="g">CARACTERÍSTICAS DO PROJETO</p><table class="t"><tr><td colspan="3"><small>Atividade Principal</small></td></tr><tr><td colspan="3"><small>Descrição</small>Tratamento superficial de peças metálicas; serviços de</td></tr><tr><td><small>Bacia Hidrográfica</small>${random.int(5, 21)} - TIETÊ/JACARÉ</td><td><small>UGRHI</small>13</td><td><small>Área construída (m²)</small>${random.int(400, 3900)},00</td></tr></table>
<p class="j">A presente licença substitui a de número ${random.int(10, 79)}00${random.digits(4)}, emitida em ${shortDate(addYears(issued, -4))}. As alterações nas atuais atividades deverão ser precedidas de Licença Prévia e Licença de Instalação.</p>
<table><tr><td class="s">Responsável técnico: ${expert.name}, CPF ${expert.cpf}<br>Consultoria: CNPJ ${expert.consultantCnpj}</td><td class="s r">${at.city}, ${shortDate(issued)}<br>Esta licença de número ${number} foi certificada por assinatura digital de<br>${folk(random).name} – CPF ${maskCpf(cpf(random))}</td></tr></table>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 9.5,
        margin: '12mm',
        css: '.h td{border:.3mm solid #000;padding:2mm}.h{margin-bottom:3mm}.g{font-weight:bold;margin:2mm 0 .5mm}.t td{border:.2mm solid #000;padding:.5mm 1.5mm}.t{margin-bottom:3mm}small{display:block;font-size:7pt}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['Tratamento superficial de peças metálicas; serviços de'],
      },
    }
  },
})

import { addDays, addMonths, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { firm, folk, siteOf, town, written } from '../newcomers.ts'

/** Captions that touch their values, as systems write them that forget the space. */
export const layout = licencePages('new-glued-captions', {
  city(random) {
    const at = town(random, 'PR')
    const one = firm(random, 'PR', 'Abatedouro de Aves')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 3)
    const number = `${random.digits(4)}/${year(issued)}`
    const key = hex(random, 12)
    const link = `https://servicos.${siteOf(at)}.pr.gov.br/licencas`
    const line = (...pairs: (readonly [string, string])[]) =>
      html`<div class="l">${pairs.map(([a, b]) => html`<span><b>${a}</b>${b}</span>`)}</div>`
    const body = html`<p class="c b">PREFEITURA DO MUNICÍPIO DE ${at.city.toUpperCase()}<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE</p><p class="c b" style="font-size:13pt">LICENÇA DE OPERAÇÃO – LO</p>
${line(['Licença Nº', number], ['Validade:', shortDate(expires)])}${line(['Protocolo:', `${random.digits(5)}/${year(issued) - 1}`], ['Emissão:', shortDate(issued)])}${line(['Empreendedor:', one.name])}${line(['CNPJ:', maskCnpj(one.id)], ['Insc.Est.:', random.digits(10)])}${line(['Endereço:', `${one.address.street}, ${one.address.number}`], ['Bairro:', one.address.district])}${line(['Atividade:', 'Abate de aves e preparação de subprodutos'])}${line(['Porte:', 'Grande'], ['Potencial:', 'Alto'], ['Matrícula:', random.digits(5)])}${line(['Outorga:', `nº ${random.digits(3)}/${year(issued) - 1}, validade ${shortDate(addYears(issued, 1))}`])}
<p class="b" style="margin-top:4mm">CONDICIONANTES</p><p>01.Apresentar em ${shortDate(addMonths(issued, 3))} laudo de ruído;<br>02.Manter ART nº${random.digits(11)} vigente;<br>03.Requerer renovação até ${shortDate(addDays(expires, -120))};<br>04.Não lançar sangue na rede.</p><p style="margin-top:14mm">_________________________<br>${folk(random).name}<br>Secretário(a)</p><p class="s">Autenticidade:${key} – verifique em ${link}</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10,
        margin: '18mm 16mm',
        css: '.l{display:flex;justify-content:space-between;border:.2mm solid #444;border-bottom:0;padding:1mm 2mm}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: link,
        mainActivity: ['Abate de aves e preparação de subprodutos'],
      },
    }
  },
  person(random) {
    const one = folk(random, { uf: 'RO' })
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, 6)
    const number = random.digits(6)
    const body = html`<div class="two"><div><b>SECRETARIA DE ESTADO DO DESENVOLVIMENTO AMBIENTAL</b><br>Governo do Estado de Rondônia</div><div class="r">PROCESSO${random.digits(4)}.${random.digits(6)}/${year(issued)}<br>DATA${shortDate(issued)}</div></div><h1>LICENÇA AMBIENTAL ÚNICA</h1><div class="bx">NÚMERO<b>${number}</b></div><div class="bx">VALIDADE<b>${shortDate(expires)}</b></div><div class="bx">INTERESSADO<b>${one.name}</b></div><div class="bx">CPF<b>${maskCpf(one.cpf)}</b></div><div class="bx">IMÓVEL<b>Fazenda Água Fria, Linha 47, Lote 12 – CAR RO-${random.digits(7)}</b></div><div class="bx">ATIVIDADE<b>Piscicultura em tanque escavado</b></div><div class="bx">RESPONSÁVEL TÉCNICO<b>${folk(random).name} – CPF ${maskCpf(folk(random).cpf)}</b></div><p class="j">A presente licença autoriza a operação da atividade acima, com ${random.int(2, 9)} ha de lâmina d'água. O descumprimento das condições implica suspensão. Outorga com vencimento em ${shortDate(addMonths(expires, -20))}.</p><p class="c" style="margin-top:14mm">______________________________<br>${folk(random).name}<br>Gerente de Licenciamento</p><p class="c s">${written(one.address, 'dashes')}</p>`
    return {
      paper: {
        font: 'DejaVu Sans',
        sizePt: 9.5,
        margin: '18mm 20mm',
        css: 'b,.b,h1,h2{font-weight:normal}h1{font-size:14pt;text-align:center}.two{display:flex;justify-content:space-between}.bx{border:.2mm solid #777;border-radius:1mm;padding:1.2mm 2mm;margin-bottom:1.5mm}',
      },
      body,
      read: {
        id: one.cpf,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: ['Piscicultura em tanque escavado'],
      },
    }
  },
})

import { company } from '../../generator/companies.ts'
import { addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cnpj, hex, hyphenated, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Alagoas: `2022.18031277.LON` beside a process of nearly the same form; a period between two dates; once a fleet. */
export const layout: Layout = {
  name: 'dotted-number',
  type: 51,
  variants: ['between', 'fleet'],
  print(random, variant) {
    const fleet = variant === 'fleet'
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([2, 3]))
    const firm = company(random, 'AL', fleet ? 'Transportadora' : 'Destilaria')
    const land = company(random, 'AL', 'Usina')
    const number = `${year(issued)}.${String(random.int(1, 28)).padStart(2, '0')}0${random.int(1, 9)}${random.digits(4)}.${fleet ? 'Exp.LON' : 'RLO'}`
    const process = `${year(issued) - 1}.${random.digits(8)}.LO.IMA`
    const plates = fleet
      ? Array.from({ length: 7 }, () => plate(random, random.pick(['old', 'mercosul'])))
      : []
    const token = `${hex(random, 5)}-${hex(random, 5)}`
    const link = 'https://cerberus.ima.al.gov.br/docs/conferir'
    const activity = fleet
      ? 'TRANSPORTE RODOVIÁRIO DE PRODUTOS PERIGOSOS (COMBUSTÍVEIS LÍQUIDOS) EM TODO O ESTADO DE ALAGOAS'
      : 'FABRICAÇÃO DE ÁLCOOL ETÍLICO HIDRATADO E ANIDRO A PARTIR DA CANA-DE-AÇÚCAR, COM COGERAÇÃO DE ENERGIA E APLICAÇÃO DE VINHAÇA EM LAVOURA PRÓPRIA'
    const body = html`<table><tr><td><b>INSTITUTO DO MEIO AMBIENTE DO ESTADO DE ALAGOAS</b><br><span class="s">Gerência de Licenciamento – GELIC</span></td><td class="c" style="width:20mm">${crest(15, '#c22')}</td><td class="r"><b>ESTADO DE ALAGOAS</b><br><span class="s">${fleet ? 'Via do transportador' : '1ª via – interessado'}</span></td></tr></table>
<div class="band">LICENÇA AMBIENTAL DE OPERAÇÃO${fleet ? ' (EXPANSÃO)' : ' – RENOVAÇÃO'}</div>
<table class="g"><tr><td class="l">PROCESSO Nº</td><td class="l">LICENÇA AMBIENTAL Nº</td><td class="l">LICENÇA ANTERIOR Nº</td></tr><tr class="b"><td>${process}</td><td>${number}</td><td>${year(issued) - 2}.${random.digits(8)}.LO</td></tr></table>
<table class="g"><tr><td class="l" colspan="2">IDENTIFICAÇÃO</td></tr><tr><td>Empreendedor (${fleet ? 'nome/firma' : 'arrendatária'}): <b>${firm.name}</b></td><td>CPF/CNPJ: ${maskCnpj(firm.id)}</td></tr>${fleet ? html`<tr><td>Sócio administrador: ${person(random).name}</td><td>CPF: ${maskCpf(person(random).cpf)}</td></tr>` : html`<tr><td>Proprietária do imóvel: ${land.name}</td><td>CPF/CNPJ: ${maskCnpj(land.id)}</td></tr>`}<tr><td>Logradouro: ${firm.address.street}, ${firm.address.number}</td><td>Município: ${firm.address.place.city} – AL</td></tr><tr><td>Consultoria: ${company(random, 'AL', 'Ambiental').name}</td><td>CPF/CNPJ: ${maskCnpj(cnpj(random))}</td></tr></table>
<table class="g"><tr><td class="l">${fleet ? 'RAMO/TIPOLOGIA DA ATIVIDADE' : 'ATIVIDADE LICENCIADA (TIPOLOGIA)'}</td></tr><tr><td class="w">${activity}</td></tr></table>
<p class="j">${fleet ? html`Licença válida no período compreendido entre ${shortDate(issued)} e ${shortDate(expires)}, se observadas as exigências do anexo.` : html`Esta licença é válida a partir de ${longDate(issued)}, expirando em ${longDate(expires)}, desde que cumpridas as determinações a seguir.`}</p>
${fleet ? html`<table class="g"><tr><td class="l">ORDEM</td><td class="l">PLACA</td><td class="l">RNTRC</td><td class="l">CAPACIDADE (L)</td></tr>${plates.map((one, index) => html`<tr><td>${index + 1}</td><td>${index % 2 ? one : hyphenated(one)}</td><td>0${random.digits(7)}</td><td>${random.int(15, 45)}.000</td></tr>`)}</table>` : null}
<p class="b">DETERMINAÇÕES</p><p class="j s">Publicar o recebimento desta licença em 30 dias. ${fleet ? `O Certificado de Inspeção de cada tanque deve estar vigente; o do item 1 vence em ${shortDate(addMonths(issued, 5))}. Portar ficha de emergência e envelope. Não lavar veículos em via pública. ` : `Entregar o balanço de vinhaça até ${shortDate(addMonths(issued, 8))}, e os de anos seguintes até 31 de maio. Impermeabilizar o canal principal em 24 meses. Renovar a outorga nº ${random.digits(3)}/${year(issued) - 3}, válida até ${shortDate(addYears(issued, 1))}. `}Comunicar ao IMA/AL, em 24 horas, vazamentos e derramamentos. Pedir a renovação com a antecedência de 120 dias prevista na Resolução CEPRAM nº 10/2018. Guardar comprovantes de destinação por cinco anos. O IMA/AL pode modificar as determinações a qualquer tempo.</p>
<p class="r">Maceió/AL, ${longDate(issued)}</p>
<table style="margin-top:10mm"><tr><td style="width:24mm">${blindQr(random.int(1, 9999), 20)}</td><td class="s">${person(random, { gender: 'f' }).name} – Gerente de Licenciamento<br>${person(random, { gender: 'm' }).name} – Diretor-Presidente<br><br>Leia o código ao lado ou vá a ${link} e preencha o campo “token do documento” com ${token}</td></tr></table>
<p class="s c" style="margin-top:6mm">Av. Major Inventado Cícero, 2197, Mutange, Maceió/AL – CNPJ 35.737.584/0001-09 – www.ima.al.gov.br</p>`
    return {
      html: sheet(
        {
          font: fleet ? 'Roboto' : 'Liberation Sans',
          sizePt: fleet ? 9.5 : 10,
          margin: '12mm 17mm',
          css: '.band{background:#b81c1c;color:#fff;font-weight:bold;font-size:14pt;text-align:center;padding:2mm;margin:4mm 0}.g{margin-bottom:3mm}.g td{border:.2mm solid #777;padding:.8mm 1.6mm;vertical-align:top}.l{background:#f2e3e3;font-size:.78em}.w{max-width:0}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: token,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: fleet,
      }),
    }
  },
}

import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { hyphenated, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** The activity is in the title or right under it, and nowhere else. */
export const layout = licencePages('title-says-it', {
  'for-transport': (random) => {
    const { firm, issued, expires, number, key } = licenceScene(random, 'RN', 'Transportes')
    const plates = Array.from({ length: 6 }, () => plate(random, random.pick(['old', 'mercosul'])))
    const body = html`<table><tr><td>${crest(15)}</td><td class="r"><b>GOVERNO DO ESTADO DO RIO GRANDE DO NORTE</b><br>INSTITUTO DE DESENVOLVIMENTO SUSTENTÁVEL E MEIO AMBIENTE – IDEMA</td></tr></table>
<p class="c b" style="font-size:14pt;margin:6mm 0 1mm">LICENÇA DE OPERAÇÃO PARA TRANSPORTE RODOVIÁRIO DE PRODUTOS PERIGOSOS</p><p class="c b">Nº ${number}</p>
<p class="j">O IDEMA autoriza ${firm.name}, CNPJ ${maskCnpj(firm.id)}, com sede na ${firm.address.street}, ${firm.address.number}, a circular no território do Estado com os veículos relacionados, até ${longDate(expires)}.</p>
<table class="g"><tr><th>Ordem</th><th>Placa</th><th>Tipo</th><th>Ano</th><th>Renavam</th></tr>${plates.map((one, index) => html`<tr><td>${index + 1}</td><td>${hyphenated(one)}</td><td>${random.pick(['Cavalo mecânico', 'Semirreboque tanque', 'Caminhão toco'])}</td><td>${random.int(2008, 2021)}</td><td>${random.digits(11)}</td></tr>`)}</table>
<p class="b">Condicionantes</p>${conditions(random, 6)}<p>Natal, ${longDate(issued)}.</p>
<p class="s" style="margin-top:8mm">Documento assinado eletronicamente. Confira a autenticidade em https://idema.rn.gov.br/autentica, código ${key}.</p>`
    return {
      paper: {
        font: 'Carlito',
        sizePt: 11,
        css: '.g{margin:3mm 0}.g td,.g th{border-bottom:.2mm dotted #333;text-align:left;padding:.6mm 1mm}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://idema.rn.gov.br/autentica',
        mainActivity: ['TRANSPORTE RODOVIÁRIO DE PRODUTOS PERIGOSOS'],
        authorizationDangerousProducts: true,
      },
    }
  },
  'line-below': (random) => {
    const { issued, expires, number, signer } = licenceScene(random, 'MS')
    const owner = person(random, { gender: 'm', uf: 'MS' })
    const body = html`<p class="c">${crest(18, '#553')}</p><p class="c b">PREFEITURA MUNICIPAL DE AQUIDAUANA DO SUL<br>FUNDAÇÃO MUNICIPAL DE MEIO AMBIENTE</p>
<p class="c b" style="font-size:17pt;margin:7mm 0 0">LICENÇA DE OPERAÇÃO Nº ${number}</p><p class="c b" style="font-size:12pt;margin:1mm 0 7mm">EXTRAÇÃO DE AREIA EM CAVA SUBMERSA</p>
<table class="g"><tr><td class="b">Titular</td><td>${owner.name}</td></tr><tr><td class="b">CPF</td><td>${maskCpf(owner.cpf)}</td></tr><tr><td class="b">Propriedade</td><td>Sítio Boa Esperança Nova – matrícula ${random.digits(5)}</td></tr><tr><td class="b">Vigência</td><td>de ${shortDate(issued)} a ${shortDate(expires)}</td></tr></table>
<p class="b" style="margin-top:5mm">A operação da atividade fica condicionada a:</p>${conditions(random, 9)}<p class="j">10. A atividade de beneficiamento de areia não é objeto desta licença.</p><p class="c" style="margin-top:12mm">${signer}<br>Diretor-Presidente</p>`
    return {
      paper: {
        font: 'Andika',
        sizePt: 10,
        margin: '20mm 25mm',
        css: '.g td{padding:.8mm 2mm}.g td:first-child{width:34mm}',
      },
      body,
      read: {
        id: owner.cpf,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['EXTRAÇÃO DE AREIA EM CAVA SUBMERSA'],
      },
    }
  },
})

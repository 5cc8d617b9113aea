import { inWords, longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'

/** Sentences that grant, and what they go on with after the activity. */
export const layout = licencePages('prose-again', {
  'as-applied-for': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'SP', 'Distribuidora')
    const body = html`<p class="c">${crest(15)}</p><p class="c b">PREFEITURA DA ESTÂNCIA DE ITU DO CAMPO<br>SECRETARIA MUNICIPAL DO MEIO AMBIENTE</p><h1>LICENÇA DE OPERAÇÃO Nº ${number}</h1><p class="j">O Secretário Municipal do Meio Ambiente autoriza a empresa ${firm.name}, CNPJ nº ${maskCnpj(firm.id)}, a exercer as atividades de comércio atacadista e fracionamento de solventes e de outros produtos químicos, conforme memorial apresentado no processo nº ${random.digits(5)}/${year(issued)}, no endereço ${firm.address.street}, nº ${firm.address.number}.</p><p class="j">Prazo de validade: até ${longDate(expires)}.</p>${conditions(random, 9)}<p class="r">Itu do Campo, ${longDate(issued)}.</p><p class="r" style="margin-top:10mm">${signer}<br>Secretário Municipal</p>`
    return {
      paper: {
        font: 'Gentium Book Plus',
        sizePt: 11.5,
        margin: '22mm 26mm',
        css: 'h1{font-size:14pt;text-align:center;margin:6mm 0}',
      },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['comércio atacadista e fracionamento de solventes e de outros produtos químicos'],
      },
    }
  },
  'small-romans': (random) => {
    const { firm, issued, expires, number, years, signer } = licenceScene(random, 'PR', 'Cooperativa')
    const body = html`<p class="b">CISPAR AMBIENTAL – CONSÓRCIO INTERMUNICIPAL DO NOROESTE IMAGINÁRIO</p><p class="b" style="font-size:15pt;margin:5mm 0">Licença Ambiental de Operação nº ${number}</p><p class="j">Com fundamento no parecer técnico favorável, o Consórcio outorga a ${firm.name} (CNPJ ${maskCnpj(firm.id)}) a presente licença, que compreende as seguintes atividades: (i) recebimento e padronização de grãos; (ii) fabricação de rações para aves e suínos; (iii) revenda de fertilizantes e sementes, todas desenvolvidas na ${firm.address.street}, ${firm.address.number}, ${firm.address.place.city}/PR.</p><p class="j">A licença é concedida por ${years * 12} (${inWords(years * 12)}) meses a contar da emissão.</p><p class="b">Condicionantes</p>${conditions(random, 8)}<p>${firm.address.place.city}, ${longDate(issued)}.</p><p style="margin-top:11mm">${signer}<br>Coordenador(a) de Licenciamento</p>`
    return {
      paper: { font: 'PT Sans', sizePt: 11, margin: '20mm 28mm 20mm 20mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: [
          'recebimento e padronização de grãos',
          'fabricação de rações para aves e suínos',
          'revenda de fertilizantes e sementes',
        ],
      },
    }
  },
  'code-in-brackets': (random) => {
    const { firm, issued, expires, number, key, signer } = licenceScene(random, 'BA', 'Alimentos')
    const body = html`<table><tr><td style="width:55%"><b>PREFEITURA MUNICIPAL DE ILHÉUS DO CACAU</b><br>Superintendência de Meio Ambiente</td><td class="r">Avenida do Porto Velho, 88<br>CNPJ 13.672.597/0001-62</td></tr></table><p class="c b" style="font-size:14pt;margin:7mm 0">LICENÇA UNIFICADA E DE OPERAÇÃO Nº ${number}</p><p class="j">A Superintendência de Meio Ambiente licencia o empreendimento da ${firm.name}, inscrita no CNPJ sob o nº ${maskCnpj(firm.id)}, cujas atividades consistem na fabricação de produtos derivados do cacau e de chocolates (CNAE 1093-7/01), com capacidade instalada de 6 t/dia, na ${firm.address.street}, nº ${firm.address.number}, ${firm.address.district}.</p><p>Emitida em ${shortDate(issued)} – Válida até ${shortDate(expires)}</p>${conditions(random, 8)}<p class="c" style="margin-top:10mm">${signer}<br>Superintendente</p><p class="s">A veracidade deste documento poderá ser verificada em https://ilheusdocacau.ba.gov.br/verificar, código ${key}.</p>`
    return {
      paper: { font: 'Caladea', sizePt: 11 },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://ilheusdocacau.ba.gov.br/verificar',
        mainActivity: [
          'fabricação de produtos derivados do cacau e de chocolates (CNAE 1093-7/01), com capacidade instalada de 6 t/dia',
        ],
      },
    }
  },
  'object-of-the-licence': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'CE', 'Têxtil')
    const body = html`<p class="c">${crest(16, '#063')}</p><p class="c b">SUPERINTENDÊNCIA ESTADUAL DO MEIO AMBIENTE – SEMACE</p><p class="c">Rua Jaime Inventado, 1400 – Fortaleza/CE</p><p class="c b" style="font-size:14pt;margin:5mm 0">LICENÇA DE OPERAÇÃO Nº ${number} – DICOP</p><p><b>Interessado:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>Endereço:</b> ${firm.address.street}, ${firm.address.number}, ${firm.address.place.city}/CE</p>
<p class="j"><b>Objeto da licença:</b> A presente licença autoriza a operação de uma unidade de fiação e tecelagem de algodão, com estação de tratamento de efluentes, situada no endereço acima.</p><p><b>Validade até:</b> ${shortDate(expires)}</p><p class="b">Condicionantes</p>${conditions(random, 9)}<p>Fortaleza, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${signer}<br>Superintendente</p>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 11.5, margin: '18mm 24mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: ['unidade de fiação e tecelagem de algodão, com estação de tratamento de efluentes'],
      },
    }
  },
})

import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { families, figure, page, signingLine } from '../blind-m.ts'

/** TJES, typed around 2006: a case number from before the unified ones, capitals, signatures by hand. */
export const layout: Layout = {
  name: 'blind-m-es-old-book',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2005, 2008)
    const decided = addDays(issued, -random.int(5, 30))
    const [family] = families(random)
    const grandmother = figure(random, 'f', family, 1938, 1948)
    const boy = figure(random, 'm', family, 2001, 2002)
    const judge = random.pick(['ARISTIDES VIVACQUA LODI', 'HUMBERTO SCARAMUSSA NEFFA'])
    const number = `011.0${issued.slice(3, 4)}.00${random.digits(4)}-${random.digits(1)}`
    const identity = `${random.digits(3)}.${random.digits(3)}`
    const name = grandmother.name.toUpperCase()
    const child = boy.name.toUpperCase()
    const [father, mother] = [boy.father.toUpperCase(), `CLEUDIMAR ${family.toUpperCase()}`]
    const address = `${grandmother.street}, ${grandmother.door}, ${grandmother.quarter}, Cachoeiro de Itapemirim/ES`
    const powers =
      'A tutora deverá administrar os bens do tutelado em proveito deste, prestar contas de dois em dois anos e pedir licença ao Juízo para transigir, pagar dívidas ou vender imóveis'
    return {
      html: page(
        {
          font: 'Liberation Mono',
          sizePt: 10,
          margin: '25mm 22mm',
          css: 'p.j{line-height:1.75;text-align:left}',
        },
        html`<p class="c">ESTADO DO ESPÍRITO SANTO<br>PODER JUDICIÁRIO<br>COMARCA DE CACHOEIRO DE ITAPEMIRIM<br>CARTÓRIO DA 1ª VARA DE ÓRFÃOS E SUCESSÕES</p>
<p class="r">Livro n. 07 - fls. ${random.int(20, 180)}v.</p>
<p class="c" style="margin:9mm 0;letter-spacing:1px"><u>TERMO DE TUTELA</u></p>
<p>Processo n. ${number}</p>
<p class="j">Em ${longDate(issued)}, nesta cidade de Cachoeiro de Itapemirim, no edifício do Fórum, presente o MM. Juiz de Direito, Dr. ${judge}, comigo Escrevente, compareceu ${name}, brasileira, viúva, costureira, carteira de identidade n. ${identity}-SSP/ES, CPF n. ${maskCpf(grandmother.cpf)}, residente na ${address}, avó paterna, nomeada tutora do menor ${child}, nascido aos ${shortDate(boy.born, '.')}, filho de ${father} e ${mother}, ambos falecidos, por sentença de ${shortDate(decided, '.')}. O MM. Juiz deferiu-lhe o compromisso legal, que ela prestou sob a promessa de bem e fielmente cumprir os deveres do seu cargo.</p>
<p class="j">${powers}. Do que, para constar, lavrei este termo.</p>
${signingLine(judge, 'JUIZ DE DIREITO')}${signingLine(name, 'TUTORA')}`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        caseNumber: number,
        caseNumberValid: false,
        court: 'TJES',
        courtDivision: '1ª VARA DE ÓRFÃOS E SUCESSÕES',
        district: 'CACHOEIRO DE ITAPEMIRIM',
        state: 'ES',
        judgeName: judge,
        guardians: [
          guardian(name, {
            cpf: grandmother.cpf,
            rg: identity,
            rgIssuer: 'SSP/ES',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'costureira',
            address,
            relationship: 'avó paterna',
          }),
        ],
        wards: [ward(child, { birthDate: boy.born, filiation: [father, mother] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, name],
        documentValidation: false,
      }),
    }
  },
}

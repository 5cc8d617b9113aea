import { addMonths, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { address } from '../../generator/places.ts'

const CSS = `
body { padding-right: .4mm }
td { border: .5pt solid #000; padding: 1.2mm 2mm; vertical-align: top } .h { background: #e4e4e4; font-weight: bold; text-align: center }
.head td { border: none; text-align: center; font-weight: bold } ul { margin: 1mm 0; padding-left: 5mm } li { margin-bottom: 1mm; text-align: justify }`

export const layout: Layout = {
  name: 'blind-h-interestadual',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const until = addMonths(issued, 3)
    const id = cnpj(random, '0002')
    const at = address(random, { city: 'Luís Eduardo Magalhães', uf: 'BA' })
    const number = `4${random.digits(6)}`
    const key = alphanumeric(random, 16).toLowerCase()
    return {
      html: sheet(
        { font: 'DejaVu Sans Condensed', sizePt: 9, css: CSS, margin: '12mm 15mm' },
        html`<table class="head"><tr><td style="width:24mm">${crest(19, '#555')}</td><td>Ministério do Meio Ambiente<br>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis<br><span style="font-size:12pt">AUTORIZAÇÃO AMBIENTAL PARA O TRANSPORTE INTERESTADUAL DE PRODUTOS PERIGOSOS</span></td></tr></table>
<table style="margin-top:3mm"><tr><td>N.º de registro no Banco de Dados:<br><b>${number}</b></td><td>CPF/CNPJ:<br><b>${maskCnpj(id)}</b></td><td>Emitido em:<br><b>${shortDate(issued)}</b></td><td>Válido até:<br><b>${shortDate(until)}</b></td></tr>
<tr><td colspan="4">Nome/Razão Social/Endereço:<br><b>Rodofértil Chapadões Cargas Especiais Ltda</b><br>${at.street}, ${at.number}<br>${at.district}<br>LUÍS EDUARDO MAGALHÃES/BA &nbsp; ${at.postcode}</td></tr>
<tr><td colspan="4" class="h">Dados do transporte</td></tr>
<tr><td colspan="2">Modal</td><td colspan="2">Rodoviário</td></tr>
<tr><td colspan="2">Unidades da Federação de operação</td><td colspan="2">BA, DF, ES, GO, MA, MG, MT, PI, SP e TO</td></tr>
<tr><td colspan="2">Classe/subclasse de risco</td><td colspan="2">3 – Líquidos inflamáveis<br>5.1 – Substâncias oxidantes<br>6.1 – Substâncias tóxicas<br>9 – Substâncias e artigos perigosos diversos</td></tr>
<tr><td colspan="2">Números ONU declarados</td><td colspan="2">1170, 1942, 2588, 2902, 3082</td></tr>
<tr><td colspan="2">Frota declarada</td><td colspan="2">${random.int(11, 48)} veículos tratores e ${random.int(12, 60)} implementos</td></tr>
<tr><td colspan="2">Telefone de emergência (24 h)</td><td colspan="2">0800 ${random.digits(3)} ${random.digits(4)}</td></tr></table>
<p style="margin-top:4mm">O Ibama autoriza a pessoa jurídica acima identificada a exercer a atividade de transporte de produtos perigosos em mais de uma unidade da Federação, nos termos da Lei Complementar nº 140/2011 e da Instrução Normativa nº 5/2012, observado o que segue:</p>
<ul><li>Esta autorização não substitui a licença estadual exigida de quem opera em um só Estado, nem o registro na ANTT (RNTRC nº ${random.digits(9)}).</li>
<li>A autorização perde efeito se cancelada ou suspensa a inscrição no Cadastro Técnico Federal nº ${random.digits(7)}.</li>
<li>Uma cópia acompanhará cada veículo, junto com o Plano de Ação de Emergência.</li>
<li>Não ampara o transporte de material radioativo (classe 7), explosivos (classe 1), nem os modais aquaviário e ferroviário.</li>
<li>É vedada a circulação em área de proteção de manancial onde houver restrição local.</li>
<li>Acidentes são comunicados de imediato ao Ibama, pelo Sistema Nacional de Emergências Ambientais.</li></ul>
<p style="margin-top:4mm">Autorização emitida pela internet em ${shortDate(issued)}, às ${officeTime(random)}, sem rasuras, dispensada a assinatura. A validade das informações deve ser verificada em https://servicos.ibama.gov.br/ctf/publico/transporte/valida.php, informando-se a chave abaixo.</p>
<table style="width:92mm;margin:4mm auto 0"><tr><td class="c">Chave de autenticação<br><b style="font-family:'DejaVu Sans Mono';font-size:11pt">${key}</b></td></tr></table>
<p class="c s" style="margin-top:6mm">IBAMA – SCEN Trecho 2, Ed. Sede – Brasília/DF – CNPJ 03.659.166/0001-02 – ${year(issued)}</p>`,
      ),
      data: {
        id,
        number,
        scope: 'FEDERAL',
        accessKey: key,
        expirationDate: until,
        licensePlate: [],
        validationLink: 'https://servicos.ibama.gov.br/ctf/publico/transporte/valida.php',
        mainActivity: [],
        authorizationDangerousProducts: true,
        documentValidation: true,
      },
    }
  },
}

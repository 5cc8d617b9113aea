import { addYears, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { demands, licensee, listed, named } from '../blind-n.ts'

/** IBAMA: a port's licence from SEI; the only date of the act is that of the signature, the address breaks over lines. */
export const layout: Layout = {
  name: 'blind-n-ibama-terminal',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, 'TERMINAIS PORTUÁRIOS % S.A.')
    const issued = randomDate(random, 2018, 2024)
    const number = `${random.int(1210, 1790)}/${year(issued)}`
    const [verifier, crc, signer] = [random.digits(8), hex(random, 8), named(random)]
    const link =
      'https://sei.ibama.gov.br/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const cut = link.indexOf('?') + 1
    const activity =
      'Terminal portuário de uso privado para granéis sólidos de origem vegetal e fertilizantes'
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '16mm 20mm',
          css: '.sei { border-top: .3mm solid #000; border-bottom: .3mm solid #000; padding: 2mm 0; font: 9pt "Carlito"; margin-top: 3mm; break-inside: avoid } .id td { padding: .7mm 1mm; vertical-align: top } .id td:first-child { width: 46mm }',
        },
        html`<p class="c">MINISTÉRIO DO MEIO AMBIENTE<br><b>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</b><br><span class="s">SCEN Trecho 2 - Ed. Sede - Brasília - CEP 70818-900 - CNPJ 03.659.166/0001-02</span></p>
<p class="c b" style="margin:6mm 0">LICENÇA DE OPERAÇÃO Nº ${number} - 1ª RENOVAÇÃO</p>
<p>VALIDADE: 6 (seis) anos, a partir da data de sua assinatura.</p>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS - IBAMA, no uso das atribuições que lhe confere o Regimento Interno, resolve expedir a presente Licença de Operação à:</p>
<table class="id"><tr><td>EMPRESA:</td><td>${firm.name}</td></tr><tr><td>CNPJ:</td><td>${maskCnpj(firm.id)}</td></tr><tr><td>CTF:</td><td>${random.digits(7)}</td></tr><tr><td>ENDEREÇO:</td><td>${firm.road}, Zona Portuária</td></tr><tr><td>MUNICÍPIO:</td><td>Barra do Cuatá/ES</td></tr><tr><td>ATIVIDADE:</td><td>${activity}</td></tr><tr><td>REGISTRO NO IBAMA:</td><td>Processo nº ${federalProcess(random, year(issued) - 6)}</td></tr></table>
<p class="j" style="margin-top:3mm">Esta licença autoriza a operação do empreendimento acima identificado e está condicionada ao cumprimento das condições que seguem.</p>
<p class="b">1. CONDIÇÕES GERAIS</p><p class="j">1.1. A concessão desta licença deverá ser publicada em conformidade com o artigo 10 da Lei nº 6.938, de 1981, e cópias das publicações enviadas ao IBAMA no prazo de 30 (trinta) dias.</p><p class="j">1.2. O IBAMA, mediante decisão motivada, poderá modificar as condicionantes, suspender ou cancelar esta licença, caso ocorra violação de qualquer condicionante ou omissão de informações relevantes.</p><p class="j">1.3. Perante o IBAMA, a empresa é a única responsável pela implementação dos planos e programas ambientais, ainda que executados por terceiros.</p><p class="b">2. CONDIÇÕES ESPECÍFICAS</p>${listed(demands(random, 12, issued), (index) => `2.${index + 1}.`)}
<p class="j">2.13. A Licença de Instalação nº ${random.int(510, 990)}/${year(issued) - 8} e a Autorização de Supressão de Vegetação nº ${random.int(510, 990)}/${year(issued) - 8} permanecem arquivadas no processo.</p>
<div class="sei">Documento assinado eletronicamente por <b>${signer.toUpperCase()}</b>, <b>Presidente</b>, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</div>
<div class="sei" style="margin-top:0;border-top:0">A autenticidade deste documento pode ser conferida no site<br>${link.slice(0, cut)}<br>${link.slice(cut)}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</div>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, 6),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}

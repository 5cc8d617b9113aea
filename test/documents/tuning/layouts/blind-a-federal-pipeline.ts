import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { federalProcess, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** A federal licence of the years when they were signed on paper: letterhead, "resolve", conditions behind. */
export const layout: Layout = {
  name: 'blind-a-federal-pipeline',
  type: 51,
  variants: ['pipeline'],
  print(random) {
    const firm = company(random, 'RJ', 'Dutos e Terminais')
    const signed = randomDate(random, 2008, 2012)
    const number = `${random.int(412, 998)}/${signed.slice(0, 4)}`
    const activity =
      'Duto de derivados claros de petróleo e gás liquefeito, com estação de bombeamento intermediária'
    const { street, number: door, postcode, place } = firm.address
    const body = html`<div class="c">${crest(17)}<p>SERVIÇO PÚBLICO FEDERAL<br>MINISTÉRIO DO MEIO AMBIENTE<br><b>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</b></p><p style="font-size:1.25em"><b>LICENÇA DE OPERAÇÃO N.º ${number}</b></p></div>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS – IBAMA, no uso das atribuições que lhe conferem o art. 22 do Anexo I do Decreto nº 6.099, de 26 de abril de 2007, e a Portaria nº 383/MMA, de 2 de junho de 2006, RESOLVE:</p><p>Expedir a presente Licença de Operação à:</p>
<p style="margin-left:12mm"><b>EMPRESA:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>CADASTRO TÉCNICO FEDERAL:</b> ${random.digits(6)}<br><b>ENDEREÇO:</b> ${street}, ${door}<br><b>CEP:</b> ${postcode} <b>CIDADE:</b> ${place.city} <b>UF:</b> RJ<br><b>TELEFONE:</b> (21) 2${random.digits(3)}-${random.digits(4)}<br><b>PROCESSO IBAMA Nº:</b> ${federalProcess(random, 2003)}<br><b>ATIVIDADE:</b> ${activity}</p>
<p class="j">A operação desenvolve-se entre os municípios de Duque de Caxias, no Estado do Rio de Janeiro, e Betim, no Estado de Minas Gerais, em conformidade com a Licença de Instalação nº ${random.int(201, 399)}/2005, retificada em ${shortDate(randomDate(random, 2006, 2006))}.</p><p class="j">Esta Licença de Operação é válida pelo período de 6 (seis) anos, a contar da data de sua assinatura, estando sua validade condicionada ao fiel cumprimento das condicionantes constantes no verso deste documento, que deverão ser atendidas dentro dos respectivos prazos estabelecidos, e dos demais anexos constantes do processo que, embora não transcritos, são partes integrantes deste licenciamento.</p>
<p class="r" style="margin-top:10mm">Brasília-DF, ${longDate(signed)}</p><p class="c" style="margin-top:20mm"><b>${personName(random, 'm').toUpperCase()}</b><br>Presidente do IBAMA</p>
<div class="break"></div><p class="c b">CONDIÇÕES DE VALIDADE DA LICENÇA DE OPERAÇÃO N.º ${number}</p><p class="b">1. Condições gerais</p><p class="j">1.1. A concessão desta licença deverá ser publicada em conformidade com a Resolução CONAMA nº 006/86, no prazo máximo de 30 (trinta) dias, devendo cópias das publicações ser encaminhadas ao IBAMA.</p><p class="j">1.2. O IBAMA, mediante decisão motivada, poderá modificar as condicionantes e suspender ou cancelar esta licença caso ocorra violação de quaisquer condicionantes ou superveniência de graves riscos ambientais e de saúde.</p><p class="j">1.3. A renovação deverá ser requerida num prazo mínimo de 120 (cento e vinte) dias antes do término da validade.</p><p class="b">2. Condições específicas</p><p class="j">2.1. Executar os programas ambientais, com relatórios a cada 12 (doze) meses.</p><p class="j">2.2. Apresentar, até ${shortDate(addYears(signed, 1))}, o relatório de inspeção interna da faixa, e a cada 5 (cinco) anos o de integridade.</p><p class="j">2.3. Manter o Plano de Ação de Emergência e o simulado anual com a Defesa Civil dos municípios atravessados.</p><p class="j">2.4. Comunicar em até 24 horas qualquer acidente ambiental.</p>`
    return {
      html: sheet({ font: 'Liberation Serif', sizePt: 11.5, margin: '18mm 24mm' }, body),
      ...licence({
        id: firm.id,
        number,
        scope: 'FEDERAL',
        expirationDate: addYears(signed, 6),
        mainActivity: [activity],
      }),
    }
  },
}

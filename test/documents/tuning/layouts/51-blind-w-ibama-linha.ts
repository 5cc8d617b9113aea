import { addYears, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { federalProcess, hex, maskCnpj } from '../../generator/numbers.ts'
import { business, clauses, duties, human, whole } from '../blind-w.ts'

/** IBAMA: a transmission line, ten years from the signature, which only SEI's stamp dates. */
export const layout: Layout = licencePages('blind-w-ibama-linha', {
  one: (random) => {
    const owner = business(random, '# Transmissora de Energia S.A.')
    const issued = randomDate(random, 2023, 2025)
    const number = `${random.int(1480, 1790)}/${year(issued)}`
    const [verifier, crc] = [`1${random.digits(7)}`, hex(random, 8)]
    const demanded = duties(random, 11, issued)
    const link =
      'https://sei.ibama.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0'
    const activity = 'Linha de Transmissão 500 kV Porto Acácio – Lajeado Bonito C1 e subestações associadas'
    return {
      paper: { font: 'Noto Serif', sizePt: 10.5, margin: '16mm 22mm' },
      body: html`<div class="c">${crest(14, '#555')}<br>SERVIÇO PÚBLICO FEDERAL<br>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA<br><b>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</b></div>
<p class="c b" style="font-size:14pt;margin:5mm 0">LICENÇA DE OPERAÇÃO (LO) Nº ${number}</p>
<p class="c">VALIDADE: 10 (dez) anos<br><span class="s">(a partir da data da assinatura)</span></p>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS, no uso das atribuições que lhe confere o Decreto nº 11.095, de 13 de junho de 2022, RESOLVE expedir a presente Licença à:</p>
<p>EMPRESA: ${owner.name.toUpperCase()}<br>CNPJ: ${maskCnpj(owner.id)}<br>CTF: ${random.digits(7)}<br>ENDEREÇO: ${owner.street}, ${owner.door}, ${owner.quarter}<br>CEP: ${owner.zip} &nbsp;&nbsp; CIDADE: ${owner.town} &nbsp;&nbsp; UF: GO<br>TELEFONE: (62) 3${random.digits(3)}-${random.digits(4)}<br>REGISTRO NO IBAMA: Processo nº ${federalProcess(random, year(issued) - 6)}</p>
<p>ATIVIDADE LICENCIADA:<br>${activity}</p>
<p class="j">Esta Licença autoriza a continuidade da operação, observadas as condicionantes discriminadas neste documento e nos demais anexos constantes do referido processo que, embora não transcritos, são partes integrantes deste licenciamento. Sucede a Licença de Instalação nº ${random.int(1100, 1400)}/${year(issued) - 3}.</p>
<p class="b c break">CONDIÇÕES DE VALIDADE DA LICENÇA DE OPERAÇÃO Nº ${number}</p>
<p class="b">1. Condições Gerais</p>
${clauses(demanded.slice(0, 6), (place) => `1.${place}`)}
<p class="b">2. Condições Específicas</p>
${clauses(demanded.slice(6), (place) => `2.${place}`)}
<table style="border-top:.3mm solid #333;border-bottom:.3mm solid #333;margin-top:6mm"><tr><td style="padding:2mm">Documento assinado eletronicamente por <b>${human(random).toUpperCase()}</b>, <b>Presidente</b>, em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme horário oficial de Brasília, com fundamento no art. 6º, § 1º, do Decreto nº 8.539, de 8 de outubro de 2015.</td></tr></table>
<p style="margin-top:2mm">A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador ${whole(verifier)} e o código CRC ${whole(crc)}.</p>
<p class="s">Referência: Parecer Técnico aprovado em ${longDate(addYears(issued, -1))} &nbsp; SEI nº ${verifier}</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, 10),
        validationLink: link,
        mainActivity: [activity],
      },
    }
  },
})

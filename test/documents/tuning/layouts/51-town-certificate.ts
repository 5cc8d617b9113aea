import { company } from '../../generator/companies.ts'
import {
  addDays,
  addYears,
  dateInWords,
  inWords,
  longDate,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { blindQr, html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { branchOf, hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A town's framed certificate under a pictured letterhead: a group before its branch, the date in a stamp or in words. */
export const layout: Layout = {
  name: 'town-certificate',
  type: 51,
  variants: ['group', 'in-words'],
  letterhead: `<body style="margin:0;background:#eef4ee;font:32px 'DejaVu Serif';padding:26px 30px;text-align:right">
<div style="position:absolute;right:30px;top:24px;width:120px;height:120px;border:8px double #753;border-radius:60px"></div><div style="margin-right:160px">
<b>PREFEITURA DE SANTA LUZIA DO MORRO</b><div style="font:24px 'DejaVu Serif';margin-top:14px">Secretaria de Desenvolvimento Sustentável<br>Santa Luzia do Morro – ES</div></div></body>`,
  print(random, variant) {
    const group = variant === 'group'
    const issued = randomDate(random, 2019, 2025)
    const years = random.pick([3, 4])
    const firm = company(random, 'ES', 'Mármores e Granitos')
    const branch = branchOf(firm.id, '0003')
    const baker = person(random, { gender: 'f', uf: 'ES' })
    const until = addDays(addYears(issued, years), random.int(5, 40))
    const number = group
      ? `CLO.${String(random.int(3, 240)).padStart(3, '0')}.${String(year(issued)).slice(2)}`
      : `${random.int(5, 88)}/SEDES/${year(issued)}`
    const hash = hex(random, 20).toLowerCase()
    const link = 'https://santaluziadomorro.es.gov.br/conferencia'
    const activities = group
      ? ['Desdobramento e polimento de rochas ornamentais', 'Depósito de lama abrasiva para uso próprio']
      : ['Padaria e confeitaria com forno a lenha e predominância de produção própria']
    const line = (label: string, value: string) => html`<p class="q"><b>${label}</b><span>${value}</span></p>`
    const body = html`${raw('<img src="{{letterhead}}" style="width:100%">')}
<div class="frame"><h1>CERTIFICADO DE LICENÇA AMBIENTAL DE OPERAÇÃO</h1>
<p class="j">Pelo presente, e nos termos da Lei Municipal nº 2.${random.digits(3)}/2017, a Secretaria de Desenvolvimento Sustentável certifica que o estabelecimento aqui descrito está licenciado para operar.</p>
${
  group
    ? html`${line('Grupo econômico', `${firm.name} (controladora) – CNPJ ${maskCnpj(firm.id)}`)}${line('Empreendedor', `${firm.name} – Filial Santa Luzia`)}${line('CNPJ', maskCnpj(branch))}${line('Local da operação', `Rodovia ES-${random.int(130, 490)}, km ${random.int(2, 60)}, Córrego das Pedras`)}${line('Atividades', activities.join('; '))}`
    : html`${line('Licenciada', baker.name.toUpperCase())}${line('Doc.', `RG ${baker.rg} ${baker.rgIssuer} · CPF ${maskCpf(baker.cpf)}`)}${line('Local da operação', `${baker.address.street}, ${baker.address.number}, ${baker.address.district}`)}${line('Contador', `${person(random).name} – CPF ${maskCpf(person(random).cpf)}`)}${line('Ramo', activities[0] ?? '')}`
}
${line('Inscrição cadastral', `${random.digits(2)}.${random.digits(3)}.${random.digits(4)}`)}${line('Processo', `${random.digits(5)}/${year(issued) - 1}`)}${line(group ? 'Certificado nº' : 'Licença Ambiental nº', number)}${line('Vale', group ? `por ${years} (${inWords(years)}) anos a contar da emissão` : `até ${longDate(until)}`)}
${group ? html`<div class="stamp">SEDES<br>EMITIDA EM<br><b>${shortDate(issued)}</b><br>Setor de Expedição</div>` : html`<p class="j">Passado nesta cidade de Santa Luzia do Morro, Estado do Espírito Santo, aos ${dateInWords(issued)}.</p>`}
<table style="margin-top:12mm"><tr><td class="c s">${person(random, { gender: 'f' }).name}<br>Secretária</td><td class="c s">${person(random, { gender: 'm' }).name}<br>Analista Ambiental, mat. ${random.digits(5)}</td><td style="width:22mm">${blindQr(random.int(1, 9999), 18)}</td></tr></table></div>
<p class="s b" style="margin:3mm 0 1mm">No verso e no processo constam, entre outras, estas condições:</p>
<p class="s j">Expor este certificado em lugar visível. Recolher a taxa anual até 31 de março de cada ano. ${group ? `A Licença Prévia e de Instalação nº LPI.0${random.digits(2)}.${String(year(issued) - 3).slice(2)}, com validade de 24 meses, fica absorvida. Umidificar o pátio. Enviar a lama seca a aterro licenciado em até 90 dias da geração.` : `Comprovar a origem da lenha por DOF ou nota fiscal, guardada por 2 (dois) anos. Limpar a chaminé a cada 6 meses. O alvará do Corpo de Bombeiros vencerá em ${shortDate(addDays(issued, 60))} e será reapresentado em 30 dias.`} O pedido de renovação far-se-á 120 dias antes do fim do prazo. Transferência de titularidade depende de averbação.</p>
<p class="s c">Para saber se o certificado é autêntico: ${link} · chancela ${hash}<br>Praça do Chafariz, 10 – CEP 29.000-000 – CNPJ 27.000.100/0001-10 – www.santaluziadomorro.es.gov.br</p>`
    return {
      html: sheet(
        {
          font: group ? 'Roboto' : 'DejaVu Serif',
          sizePt: group ? 10.5 : 9.5,
          margin: '12mm 18mm',
          css: 'h1{font-size:14pt;text-align:center;margin:2mm 0 5mm}.frame{border:1mm double #753;padding:4mm 7mm;margin-top:3mm;position:relative}.q{display:flex;margin:0 0 1.4mm;border-bottom:.2mm dotted #753}.q b{flex:0 0 44mm;font-weight:normal;color:#753}.stamp{border:.5mm solid #336;color:#336;width:38mm;text-align:center;font-size:8pt;transform:rotate(-6deg);margin:3mm 0 0 90mm;padding:1mm}',
        },
        body,
      ),
      data: licenceData({
        id: group ? branch : baker.cpf,
        number,
        scope: 'MUNICIPAL',
        accessKey: hash,
        expirationDate: group ? addYears(issued, years) : until,
        validationLink: link,
        mainActivity: activities,
      }),
    }
  },
}

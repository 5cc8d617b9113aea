import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'
import { pairs } from '../blind-r-pages.ts'

const MOTORIST: Motorist = {
  name: 'Ailton Cerqueira de Ipiaú',
  bornIn: ['Jequié', 'BA'],
  kin: [],
  rgBy: ['SSP', 'BA'],
  classes: 'C',
  issuedIn: ['Ilhéus', 'BA'],
  notes: 'EAR',
  years: [1976, 2021],
  term: 10,
}

/** An insurer's notice of an accident: the insured is a company, the licence is the driver's. */
export const layout: Layout = {
  name: 'blind-r-claim-notice',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const crash = addDays(held.issued, random.int(400, 900))
    const css =
      'td{border:.2mm solid #8796a5;padding:1.2mm 2mm;font-size:9pt}.cap{background:#eef2f6;width:19%;font-size:8.2pt}.val{width:31%}h3{background:#1e4565;color:#fff;font-size:9.5pt;margin:4mm 0 0;padding:1.2mm 2mm}'
    return {
      html: sheet(
        { font: 'Lato', sizePt: 10, margin: '13mm 15mm', css },
        html`<div style="display:flex;justify-content:space-between;align-items:center"><div class="b" style="font-size:17pt;color:#1e4565">Marégua Seguros</div><div class="r"><b>AVISO DE SINISTRO – AUTOMÓVEL</b><br><span class="s">Nº do aviso ${random.digits(4)}.${random.digits(6)}-${random.digits(1)} · Central 4003-${random.digits(4)}</span></div></div>
<h3>1. SEGURADO E APÓLICE</h3>${pairs([
          ['Segurado', 'Cacau do Almada Distribuidora Ltda'],
          ['CNPJ', maskCnpj(cnpj(random)), 'Apólice', `31.${random.digits(3)}.${random.digits(7)}`],
          [
            'Início da vigência',
            shortDate(addDays(crash, -140)),
            'Fim da vigência',
            shortDate(addDays(crash, 225)),
          ],
        ])}
<h3>2. VEÍCULO SEGURADO</h3>${pairs([
          ['Modelo', 'Caminhão 3/4 baú, 2019', 'Placa', plate(random, 'mercosul')],
          ['Chassi', `9BM${random.digits(5)}KB${random.digits(7)}`, 'Renavam', random.digits(11)],
        ])}
<h3>3. CONDUTOR NO MOMENTO DO ACIDENTE</h3>${pairs([
          ['Nome do condutor', held.name],
          ['Nascimento', shortDate(held.birth), 'CPF', maskCpf(held.cpf)],
          ['RG', `${held.rg} ${held.rgBy.join('/')}`, 'Vínculo', 'Empregado do segurado'],
          ['Nº registro CNH', held.register, 'Categoria', held.classes],
          ['Data 1ª habilitação', shortDate(held.first), 'Expedição da CNH', shortDate(held.issued)],
          ['Vencimento da CNH', shortDate(held.expires), 'Expedida por', 'DETRAN/BA'],
          ['Obs. na CNH', held.notes ?? '', 'Telefone', `(73) 9${random.digits(4)}-${random.digits(4)}`],
        ])}
<h3>4. ACIDENTE</h3>${pairs([
          ['Data e hora', `${shortDate(crash)} às 18:40`, 'Local', 'BA-262, km 37, Uruçuca/BA'],
          ['Boletim de ocorrência', `${random.digits(5)}/${crash.slice(0, 4)}`, 'Vítimas', 'Não houve'],
          [
            'Relato',
            'Ao se aproximar da lombada, o condutor reduziu a marcha e o veículo de trás, sem guardar distância, colidiu com a porta do baú. Pista molhada, tráfego intenso.',
          ],
        ])}
<h3>5. TERCEIRO ENVOLVIDO</h3>${pairs([
          ['Nome', 'Marinalva Bispo Sampaio', 'Placa', plate(random, 'old')],
          ['Telefone', `(73) 9${random.digits(4)}-${random.digits(4)}`, 'Seguradora', 'Não possui'],
        ])}
<p class="s" style="margin-top:5mm">Declaro que as informações são verdadeiras e completas (art. 765 do Código Civil).</p><p class="s">Itabuna/BA, ${shortDate(addDays(crash, 2))}</p><div class="s" style="margin-top:10mm">_____________________________________<br>Assinatura do segurado ou de seu corretor</div>`,
      ),
      data: reading(held, [...CORE, 'issueDate', 'placeOfIssue', 'cardIssuer', 'comments', 'hasCetpp']),
    }
  },
}

import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { motorist, other, reading } from '../blind-ad.ts'

const CSS = `table{margin-bottom:3mm}.k td{padding:.7mm 2mm;vertical-align:top}.k td:nth-child(odd){text-align:right;color:#4a4a4a;width:22%;font-size:8.2pt}.k td:nth-child(even){width:28%;border-bottom:.15mm solid #bbb}
.cap{font-variant:small-caps;font-weight:bold;font-size:11pt;border-bottom:.5mm solid #2b4a6f;color:#2b4a6f;margin:3mm 0 1.5mm}.z th,.z td{border:.15mm solid #999;padding:.6mm 1.5mm;font-size:8pt;text-align:left}.z th{background:#eef1f5}`

/** A firm's record of an employee: captions right-aligned before the values, two pairs a row; pay, holidays, family. */
export const layout: Layout = {
  name: 'blind-ad-employee-record',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { from: 2017, to: 2023, years: 5, kinds: ['D', 'E', 'AE'] })
    const hired = addDays(m.issued, random.int(20, 300))
    const comments = 'EAR, MOPP'
    const four = (a: string, b: string, c: string, d: string) =>
      html`<tr><td>${a}</td><td>${b}</td><td>${c}</td><td>${d}</td></tr>`
    const pay = random.int(24, 39) * 100
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 9.4, css: CSS, margin: '13mm 14mm' },
        html`<table><tr><td><b style="font-size:13pt">Laticínios Colina Mansa S.A.</b><br>CNPJ ${maskCnpj(cnpj(random))} · Estrada da Ordenha, km 7</td><td class="r"><b>FICHA DE REGISTRO DE EMPREGADO</b><br>matrícula ${random.digits(5)} · folha 1/1</td></tr></table>
<div class="cap">Dados pessoais</div>
<table class="k">${four('Empregado(a):', m.name, 'Data de nascimento:', shortDate(m.born, '.'))}
${four('Nome do pai:', m.father, 'Nome da mãe:', m.mother)}
${four('Local de nascimento:', `${m.birthplace.city}/${m.birthplace.uf}`, 'Estado civil:', random.pick(['solteiro(a)', 'casado(a)']))}
${four('Endereço:', `${m.street}, ${m.quarter}`, 'CEP:', m.postcode)}
${four('Celular:', m.phone, 'Grau de instrução:', 'ensino médio completo')}</table>
<div class="cap">Documentos</div>
<table class="k">${four('CPF:', maskCpf(m.cpf), 'RG:', m.rg.join(' '))}
${four('CTPS nº / série:', `${random.digits(7)} / ${random.digits(4)}`, 'PIS/PASEP:', random.digits(11))}
${four('Título de eleitor:', random.digits(12), 'Zona / seção:', `${random.digits(3)} / ${random.digits(4)}`)}</table>
<div class="cap">Carteira de motorista (CNH)</div>
<table class="k">${four('Nº do registro:', m.register, 'Categoria:', m.kind)}
${four('Data da emissão:', shortDate(m.issued, '.'), 'Data de vencimento:', shortDate(m.expires, '.'))}
${four('1ª habilitação:', shortDate(m.first, '.'), 'Órgão emissor:', `DETRAN/${m.seat.uf}`)}
${four('UF da emissão:', m.seat.uf, 'Observações:', comments)}</table>
<div class="cap">Contrato</div>
<table class="k">${four('Admissão:', shortDate(hired, '.'), 'Cargo:', 'Motorista de caminhão-tanque')}
${four('CBO:', '7825-10', 'Salário inicial:', `R$ ${pay},00 por mês`)}
${four('Experiência até:', shortDate(addDays(hired, 90), '.'), 'Horário:', '6h às 14h20, seg. a sáb.')}
${four('Exame admissional:', shortDate(addDays(hired, -4), '.'), 'Exame toxicológico:', `${shortDate(addDays(hired, -9), '.')}, laudo ${random.digits(8)}`)}</table>
<div class="cap">Dependentes</div>
<table class="z"><tr><th>Nome</th><th>Parentesco</th><th>Nascido em</th><th>Certidão</th></tr>
<tr><td>${other(random)}</td><td>filho(a)</td><td>${shortDate(addDays(hired, -2900), '.')}</td><td>livro A-${random.int(20, 99)}, fl. ${random.int(2, 200)}</td></tr></table>
<div class="cap">Alterações e férias</div>
<table class="z"><tr><th>Data</th><th>Ocorrência</th><th>Valor / período</th></tr>
<tr><td>${shortDate(addYears(hired, 1), '.')}</td><td>Reajuste por convenção coletiva</td><td>R$ ${pay + 180},00</td></tr>
<tr><td>${shortDate(addDays(hired, 430), '.')}</td><td>Férias</td><td>30 dias</td></tr>
<tr><td>${shortDate(addDays(hired, 500), '.')}</td><td>Treinamento de direção defensiva</td><td>8 horas, turma ${random.int(2, 30)}</td></tr></table>
<table style="margin-top:12mm"><tr><td class="c">___________________________<br>assinatura do empregado</td><td class="c">___________________________<br>${other(random)}<br>Departamento Pessoal</td></tr></table>`,
      ),
      data: reading(m, comments, true),
    }
  },
}

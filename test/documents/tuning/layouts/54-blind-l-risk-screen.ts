import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A risk manager's web page that releases a driver for one journey. */
export const layout: Layout = {
  name: 'blind-l-risk-screen',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, expires } = licenceDates(random, 2022, 2024, 5)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const item = (label: string, value: string) => html`<dt>${label}</dt><dd>${value}</dd>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 10,
          margin: '12mm',
          css: `.ok { background: #e3f4e1; border-left: 4mm solid #2e8b3a; padding: 3mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .card { border: .6pt solid #ccc; border-radius: 2mm; padding: 3mm }
dl { display: grid; grid-template-columns: 34mm 1fr; gap: 1.4mm 2mm; margin: 0 } dt { color: #777 } dd { margin: 0; font-weight: 500 } h3 { margin: 0 0 2mm; font-size: 11pt }`,
        },
        html`<p class="s">https://portal.guardarotas.example/consultas/${random.digits(7)} &nbsp;·&nbsp; Usuário: expedicao.sumare &nbsp;·&nbsp; 19/11/2024 07:26</p>
<div class="ok"><b>PERFIL ADEQUADO AO RISCO</b> – liberação nº ${random.digits(9)} – válida até 18/12/2024 para a transportadora Rodoluz Cargas Ltda (${maskCnpj(cnpj(random))})</div><br>
<div class="two"><div class="card"><h3>Motorista</h3><dl>${item('Nome', 'NICANOR EUZÉBIO TREVISOL')}${item('CPF', maskCpf(id))}${item('Data nasc.', shortDate(birth))}${item('Nome da mãe', 'OTÍLIA BRESSAN TREVISOL')}
${item('Vínculo', 'Autônomo')}${item('Telefone', '(19) 99999-0181')}</dl></div>
<div class="card"><h3>CNH</h3><dl>${item('Nº registro', register)}${item('Categoria', 'AE')}${item('Validade', shortDate(expires))}${item('Emissor', 'DETRAN/SP')}${item('Observação', 'CETPP, EAR, CETCP')}${item('Situação', 'Regular em 19/11/2024')}</dl></div>
<div class="card"><h3>Cavalo mecânico</h3><dl>${item('Placa', plate(random, 'mercosul'))}${item('Renavam', random.digits(11))}${item('Proprietário', 'PEDRO BISCALCHIN FILHO')}${item('CPF proprietário', maskCpf(cpf(random)))}${item('ANTT validade', '04/02/2026')}</dl></div>
<div class="card"><h3>Viagem</h3><dl>${item('Origem', 'Sumaré/SP')}${item('Destino', 'Rondonópolis/MT')}${item('Produto', 'Defensivos agrícolas')}${item('Valor', 'R$ 418.000,00')}${item('Rastreador', `ID ${random.digits(8)}`)}</dl></div></div>
<p class="s"><br>Esta consulta não substitui a conferência dos documentos originais. © 2024 GuardaRotas</p>`,
      ),
      data: paperData({
        name: 'NICANOR EUZÉBIO TREVISOL',
        dateOfBirth: birth,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AE',
        filiation: ['OTÍLIA BRESSAN TREVISOL'],
        personalNumber: id,
        issuer: 'SP',
        comments: 'CETPP, EAR, CETCP',
        hasCetpp: true,
      }),
    }
  },
}

import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hyphenated, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'

/** A police report of an accident: running captions in bold, one driver, a parked car with an owner, a witness. */
export const layout: Layout = {
  name: 'blind-f-boletim',
  type: 54,
  variants: ['acidente'],
  source: 'none',
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const f = (caption: string, value: string) => html`<b>${caption}:</b> ${value} &nbsp; `
    const css = `h2{font-size:10pt;background:#ddd;margin:4mm 0 1.5mm;padding:.6mm 2mm;border:.6pt solid #888} p{margin:0 0 1mm;line-height:1.38}`
    return {
      html: sheet(
        { font: 'Liberation Sans Narrow', sizePt: 11, css, margin: '15mm 17mm' },
        html`<p class="c"><b>POLÍCIA MILITAR DO ESTADO DO ESPÍRITO SANTO</b><br>Batalhão de Polícia de Trânsito</p><h1 class="c" style="font-size:13.5pt;margin:1mm 0">BOLETIM DE ACIDENTE DE TRÂNSITO Nº 40917-26</h1>
<p class="c s">Registro em 16/06/2026 às 07:55 – Fato em 16/06/2026 às 06:40</p>
<h2>LOCAL</h2><p>${f('Logradouro', 'Avenida Carlos Lindenberg, em frente ao 3311')}${f('Bairro', 'Aribiri')}${f('Município', 'Vila Velha/ES')}</p><p>${f('Tempo', 'Nublado')}${f('Pista', 'Molhada')}${f('Tipo', 'Colisão lateral sem vítima')}${f('Semáforo', 'Não há')}</p>
<h2>VEÍCULO 1</h2><p>${f('Placa', plate(random, 'mercosul'))}${f('Marca/modelo', 'IVECO/DAILY 35S14')}${f('Cor', 'Branca')}${f('Renavam', random.digits(11))}</p><p>${f('Proprietário', 'Gelo Sete Ilhas Distribuidora Ltda ME')}${f('Danos', 'Para-choque dianteiro e farol direito')}</p>
<h2>CONDUTOR DO VEÍCULO 1</h2><p>${f('Nome', 'Lucimar Pancas Degasperi')}${f('Nascimento', shortDate('1971-03-11'))}${f('Sexo', 'Masculino')}</p><p>${f('Filiação', 'Valdir Degasperi e Aurora Pancas Degasperi')}</p><p>${f('CPF', maskCpf(id))}${f('Natural de', 'Colatina/ES')}${f('Profissão', 'Entregador')}</p><p>${f('CNH registro nº', register)}${f('Categoria', 'AD')}${f('Emissão', shortDate('2022-03-15'))}${f('Validade', shortDate('2027-03-09'))}</p><p>${f('Órgão emissor da CNH', 'DETRAN/ES')}${f('Observações da CNH', 'EAR/A')}${f('Etilômetro', '0,00 mg/L – teste 00714')}</p><p>${f('Endereço', 'Rua Itarana, 58, Ilha das Flores, Vila Velha/ES')}${f('Telefone', '(27) 99888-2140')}</p>
<h2>VEÍCULO 2 (ESTACIONADO, SEM CONDUTOR)</h2><p>${f('Placa', hyphenated(plate(random, 'old')))}${f('Marca/modelo', 'FIAT/UNO MILLE')}${f('Cor', 'Cinza')}${f('Danos', 'Porta e retrovisor esquerdos')}</p><p>${f('Proprietária', 'Efigênia Rocha Muqui')}${f('Nascimento', '29/01/1949')}${f('CPF', maskCpf(cpf(random)))}</p>
<h2>TESTEMUNHA</h2><p>${f('Nome', 'Jailton Brejetuba Alves')}${f('RG', '1.884.207 SPTC/ES')}${f('Telefone', '(27) 99713-0056')}</p>
<h2>NARRATIVA</h2><p class="j">Segundo o condutor do V1, ao desviar de um ciclista que saía do ponto de ônibus, perdeu o traçado da faixa e atingiu a lateral do V2. A proprietária do V2 foi chamada em casa e confirmou que o automóvel estava no local desde a noite de 15/06/2026. Veículos liberados; documentos apresentados sem alteração.</p>
<p class="c" style="margin-top:13mm">2º Sgt Wanderson Itaúnas – RG 18.774-1<br>Responsável pelo registro</p>`,
      ),
      data: {
        name: 'Lucimar Pancas Degasperi',
        dateOfBirth: '1971-03-11',
        issueDate: '2022-03-15',
        expirationDate: '2027-03-09',
        licenseNumber: register,
        licenseClass: 'AD',
        filiation: ['Valdir Degasperi', 'Aurora Pancas Degasperi'],
        personalNumber: id,
        placeOfBirth: 'Colatina/ES',
        placeOfIssue: 'ES',
        cardIssuer: 'DETRAN-ES',
        comments: 'EAR/A',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}

import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, rg } from '../../generator/numbers.ts'

/** An employer's letter on a driver's experience; the licence stands between commas. */
export const layout: Layout = {
  name: 'blind-f-declaracao',
  type: 54,
  variants: ['experiencia', 'cessao'],
  print(random, variant) {
    const register = licenceRegister(random)
    const id = cpf(random)
    if (variant === 'cessao') {
      return {
        html: sheet(
          { font: 'Andika', sizePt: 11, margin: '24mm 24mm', css: 'p{line-height:1.55;margin-bottom:4mm}' },
          html`<p class="c"><b>AUTORIZAÇÃO PARA CONDUZIR VEÍCULO DE TERCEIRO</b></p>
<p class="j">Eu, Creusa Maria Tavolaro Embiruçu, viúva, professora aposentada, RG ${rg(random)} SSP/BA, CPF ${maskCpf(cpf(random))}, proprietária do automóvel GM/Spin LTZ, cor prata, Renavam ${random.digits(11)}, autorizo meu sobrinho <b>Deraldo Tavolaro Sarapuí</b>, CPF ${maskCpf(id)}, nascido em ${longDate('1999-03-01')} na cidade de Ilhéus/BA, a dirigir o referido veículo em todo o país e também em viagem à Argentina, entre os dias 20/12/2026 e 25/01/2027.</p>
<p class="j">O autorizado tem carteira de motorista categoria B, registro ${register}, que vence em ${shortDate('2030-02-10')}, com a observação “A”, e responde por qualquer multa ou dano nesse período.</p>
<p class="r">Ilhéus, ${longDate('2026-11-11')}.</p><p style="margin-top:16mm">_____________________________________<br>Proprietária</p><p style="margin-top:14mm">_____________________________________<br>Autorizado</p>
<p class="s" style="margin-top:10mm">Reconhecer firma por autenticidade no Tabelionato. Anexar cópia do CRLV-e 2026 e do seguro Carta Verde nº 0087.114.</p>`,
        ),
        data: {
          name: 'Deraldo Tavolaro Sarapuí',
          dateOfBirth: '1999-03-01',
          issueDate: null,
          expirationDate: '2030-02-10',
          licenseNumber: register,
          licenseClass: 'B',
          filiation: [],
          personalNumber: id,
          placeOfBirth: 'Ilhéus/BA',
          placeOfIssue: null,
          cardIssuer: null,
          comments: 'A',
          hasCetpp: false,
          documentValidation: false,
        },
      }
    }
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 12,
          margin: '26mm 26mm',
          css: '.j{line-height:1.6;margin-bottom:5mm} .lh{border-bottom:2pt solid #7a1f2b;padding-bottom:3mm;margin-bottom:12mm;color:#7a1f2b}',
        },
        html`<div class="lh"><b style="font-size:16pt">Viação Campo dos Ventos</b><br><span class="s">Transporte rodoviário de passageiros · CNPJ ${maskCnpj(cnpj(random))} · Chapecó/SC</span></div>
<p class="c" style="margin-bottom:10mm"><b>A QUEM POSSA INTERESSAR</b></p>
<p class="j">Pelo presente, atestamos que o Sr. <b>Reginaldo Tremembé Zanquetta</b>, filho de Oneide Tremembé e de Vitório Zanquetta, nascido aos ${longDate('1980-05-23')}, CPF nº ${maskCpf(id)}, CTPS nº 0${random.digits(6)} série 00031/SC, trabalhou nesta empresa como motorista rodoviário de 03/02/2014 a 30/06/2026, sem que haja em nossos arquivos nota que o desabone.</p>
<p class="j">Na data do desligamento, apresentou a CNH de registro nº ${register}, categoria D, emitida pelo DETRAN/SC em ${longDate('2021-10-04')} e válida até ${longDate('2031-09-27')}, trazendo no campo das observações a anotação “EAR, CETCP”.</p>
<p class="j">Participou ainda das reciclagens internas de direção econômica (2017, 2019 e 2023) e de primeiros socorros (12/03/2022).</p>
<p class="j">Por ser verdade, firmamos.</p><p>Chapecó, ${longDate('2026-07-08')}.</p>
<p style="margin-top:20mm"><b>Dalva Pieruccini Monteverde</b><br>Coordenadora de Pessoal</p>`,
      ),
      data: {
        name: 'Reginaldo Tremembé Zanquetta',
        dateOfBirth: '1980-05-23',
        issueDate: '2021-10-04',
        expirationDate: '2031-09-27',
        licenseNumber: register,
        licenseClass: 'D',
        filiation: ['Oneide Tremembé', 'Vitório Zanquetta'],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'SC',
        cardIssuer: 'DETRAN-SC',
        comments: 'EAR, CETCP',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}

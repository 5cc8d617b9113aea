import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, rg } from '../../generator/numbers.ts'

/** A driving school's enrolment for a course: values on lines, small captions below them; the boxes of courses ticked. */
export const layout: Layout = {
  name: 'blind-f-matricula-cfc',
  type: 54,
  variants: ['curso'],
  source: 'none',
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const line = (value: string, caption: string, grow = 1) =>
      html`<div style="flex:${grow}"><div class="v">${value || '\u00a0'}</div><div class="k">${caption}</div></div>`
    const css = `.w{display:flex;gap:6mm;margin-bottom:2.6mm} .v{border-bottom:.8pt solid #000;font-size:11pt;padding:0 1mm;line-height:1.25} .k{font-size:7pt;color:#333;padding-left:1mm} h2{font-size:10pt;margin:5mm 0 3mm;letter-spacing:.6pt}`
    return {
      html: sheet(
        { font: 'PT Sans', sizePt: 10, css, margin: '15mm 18mm' },
        html`<div style="display:flex;justify-content:space-between;border-bottom:2pt double #000;padding-bottom:2mm"><div><b style="font-size:15pt">CFC Volante Seguro</b><br><span class="s">Centro de Formação de Condutores A/B – Registro DETRAN/GO 3318 – CNPJ ${maskCnpj(cnpj(random))}</span></div><div class="r s">Matrícula<br><b style="font-size:13pt">26-1140</b></div></div>
<h2>ALUNO</h2><div class="w">${line('Maristela Goianápolis Bueno', 'nome', 3)}${line(shortDate('1990-10-30'), 'data de nascimento')}</div><div class="w">${line(maskCpf(id), 'CPF')}${line(`${rg(random)} DGPC/GO`, 'identidade e órgão')}${line('Ceres/GO', 'naturalidade')}</div><div class="w">${line('Iracy Goianápolis', 'mãe')}${line('Sebastião Bueno Filho', 'pai')}</div><div class="w">${line('Rua 18-A nº 233 qd 40 lt 7, Setor Aeroporto', 'endereço', 3)}${line('Goianésia', 'cidade')}</div><div class="w">${line('(62) 98417-3309', 'telefone')}${line('Wilmar, (62) 98106-5571', 'avisar em emergência', 2)}</div>
<h2>CARTEIRA DE HABILITAÇÃO</h2><div class="w">${line(register, 'nº do registro')}${line('AD', 'categoria', 0.5)}${line('21/09/2009', '1ª habilitação')}${line('DETRAN/GO', 'órgão emissor')}</div><div class="w">${line(shortDate('2021-08-20'), 'emissão')}${line(shortDate('2031-08-11'), 'validade')}${line('EAR', 'observações', 2)}</div>
<h2>CURSO</h2><p>( &nbsp; ) Reciclagem &nbsp;&nbsp; ( &nbsp; ) Produtos perigosos &nbsp;&nbsp; ( X ) Transporte coletivo de passageiros &nbsp;&nbsp; ( &nbsp; ) Escolar &nbsp;&nbsp; ( &nbsp; ) Emergência</p><div class="w">${line('14/09/2026', 'início')}${line('25/09/2026', 'término previsto')}${line('50 h', 'carga horária')}${line('Noturno', 'turma')}</div>
<h2>PAGAMENTO</h2><div class="w">${line('R$ 480,00', 'valor')}${line('2 x cartão', 'forma')}${line('10/09/2026', 'data')}${line('Recibo 7702', 'comprovante')}</div>
<p class="s j">A escola comunicará a conclusão ao órgão estadual em até dois dias úteis. O aluno com menos de 100% de frequência deve repor as aulas. Instrutor da turma: Prof. Jesuíno Anicuns, credencial 09.117.</p>
<div style="display:flex;gap:14mm;margin-top:18mm"><div style="flex:1;border-top:.8pt solid #000" class="c s">aluno</div><div style="flex:1;border-top:.8pt solid #000" class="c s">diretora de ensino</div></div>`,
      ),
      data: {
        name: 'Maristela Goianápolis Bueno',
        dateOfBirth: '1990-10-30',
        issueDate: '2021-08-20',
        expirationDate: '2031-08-11',
        licenseNumber: register,
        licenseClass: 'AD',
        filiation: ['Iracy Goianápolis', 'Sebastião Bueno Filho'],
        personalNumber: id,
        placeOfBirth: 'Ceres/GO',
        placeOfIssue: 'GO',
        cardIssuer: 'DETRAN-GO',
        comments: 'EAR',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}

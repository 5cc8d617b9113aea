import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'
import { GRID_CSS, grid } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'CLODOALDO ZANETTI PIRAJUSSARA',
  sex: 'M',
  birthplace: ['REGISTRO', 'SP'],
  parents: [],
  identity: 'SSP/SP',
  category: 'D',
  local: ['SÃO PAULO', 'SP'],
  comments: null,
}

/** A city's form on which the owner of a vehicle names who drove it. */
export const layout: Layout = {
  name: 'blind-o-offender-form',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2023])
    const fined = addDays(held.issued, random.int(200, 500))
    const css = `${GRID_CSS}.t{background:#222;color:#fff;font-weight:bold;padding:1mm 2mm;margin-top:4mm}.cap{color:#000;font-size:.74em}.val{font-family:'Liberation Mono';font-size:10.5pt}`
    return {
      html: sheet(
        { font: 'Liberation Sans', sizePt: 10, margin: '10mm 15mm', css },
        html`<div class="c"><b>PREFEITURA DO MUNICÍPIO DE ITAQUARIMBÓ</b><br>Secretaria Municipal de Mobilidade e Transportes<br><span class="b" style="font-size:13pt">FORMULÁRIO DE INDICAÇÃO DE CONDUTOR</span><br><span class="s">Art. 257, § 7º, do Código de Trânsito Brasileiro</span></div>
<div class="t">1 – AUTO DE INFRAÇÃO</div>${grid([
          { caption: 'Nº DO AUTO', value: `Y${random.digits(9)}`, span: 4 },
          { caption: 'PLACA', value: plate(random, 'old'), span: 3 },
          { caption: 'DATA DA INFRAÇÃO', value: shortDate(fined), span: 3 },
          { caption: 'HORA', value: '17:08', span: 2 },
          { caption: 'LOCAL', value: 'AV. DOS PLÁTANOS, ALTURA DO Nº 900', span: 12 },
        ])}
<div class="t">2 – PROPRIETÁRIO DO VEÍCULO</div>${grid([
          { caption: 'NOME OU RAZÃO SOCIAL', value: 'VIAÇÃO MANACÁ DA SERRA LTDA', span: 8 },
          { caption: 'CPF/CNPJ', value: maskCnpj(cnpj(random)), span: 4 },
          { caption: 'ENDEREÇO', value: 'RUA DO POÇO FUNDO, 75 – ITAQUARIMBÓ', span: 9 },
          { caption: 'TELEFONE', value: '(11) 4002-0199', span: 3 },
        ])}
<div class="t">3 – CONDUTOR INFRATOR</div>${grid([
          { caption: 'NOME COMPLETO (SEM ABREVIAR)', value: held.name, span: 12 },
          { caption: 'Nº DE REGISTRO DA HABILITAÇÃO', value: held.register, span: 4 },
          { caption: 'CATEGORIA', value: held.category, span: 2 },
          { caption: 'VALIDADE DA HABILITAÇÃO', value: shortDate(held.expires), span: 3 },
          { caption: 'EXPEDIDA PELO', value: 'DETRAN-SP', span: 3 },
          { caption: 'CPF', value: maskCpf(held.cpf), span: 4 },
          { caption: 'RG', value: `${held.rg} ${held.identity}`, span: 4 },
          { caption: 'NASCIMENTO', value: shortDate(held.birth), span: 4 },
          { caption: 'ENDEREÇO', value: 'TRAVESSA DAS CORRUÍRAS, 31, FUNDOS', span: 8 },
          { caption: 'CEP', value: `0${random.digits(4)}-${random.digits(3)}`, span: 4 },
        ])}
<p class="j s" style="margin-top:4mm">Declaramos, sob as penas da lei, que as informações acima são verdadeiras e que o condutor indicado conduzia o veículo no momento da infração. Anexar cópia legível do documento de habilitação do condutor e, sendo o proprietário pessoa jurídica, do contrato social.</p>
<div style="display:flex;justify-content:space-around;margin-top:16mm" class="c s"><div>______________________________<br>Assinatura do proprietário</div><div>______________________________<br>Assinatura do condutor</div></div>
<p style="margin-top:8mm" class="s">Prazo para apresentação: ${shortDate(addDays(fined, 45))}. Protocolo (uso do setor): ______________</p>`,
      ),
      data: told({
        name: held.name,
        dateOfBirth: held.birth,
        expirationDate: held.expires,
        licenseNumber: held.register,
        licenseClass: held.category,
        personalNumber: held.cpf,
        ...issuedBy('SP'),
      }),
    }
  },
}

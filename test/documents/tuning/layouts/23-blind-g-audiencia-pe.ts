import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-audiencia-pe',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2023, '17')
    const issued = randomDate(random, 2024, 2024)
    const man = cpf(random)
    const ids = [cpf(random), cpf(random), cpf(random)]
    const pje = `${issued.replaceAll('-', '').slice(2)}1126090910000${random.digits(10)}`
    const link = `https://pje.cloud.tjpe.jus.br:443/1g/Processo/ConsultaDocumento/listView.seam?x=${pje}`
    const kids = [
      { name: 'José Ruan Lins de Arruda', birthDate: '2009-01-19', cpf: ids[0] ?? '' },
      { name: 'Maria Rayane Lins de Arruda', birthDate: '2012-08-06', cpf: ids[1] ?? '' },
      { name: 'João Rafael Lins de Arruda', birthDate: '2015-12-31', cpf: ids[2] ?? '' },
    ]
    const powers =
      'O tutor não poderá, sem autorização judicial, pagar dívidas dos menores, aceitar por eles heranças ou doações, transigir, vender-lhes os bens móveis cuja conservação não convier nem propor em juízo as ações em que eles sejam parte. Caber-lhe-á requerer a pensão por morte e depositar o excedente em caderneta de poupança, prestando contas em 12 meses'
    const shared = {
      rg: null,
      placeOfBirth: null,
      filiation: ['Ednalva Lins de Souza', 'Gilvan José de Arruda'],
      role: 'PUPIL',
    }
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 10.5,
          margin: '20mm 22mm 24mm',
          stamp: html`<div style="position:fixed;left:22mm;right:22mm;bottom:6mm;font:6.8pt/1.3 'Noto Sans';border-top:.2mm solid #777;padding-top:1mm">Assinado
eletronicamente por: SEVERINO DUQUE LACERDA CAMPELO - ${shortDate(issued)} 11:26:09<br>${link}<br>Número do documento: ${pje}</div>`,
          css: '.h { text-align: center; font-weight: bold } .h p { margin: 0 } h1 { font-size: 12pt; text-align: center; margin: 6mm 0 } .q { border-collapse: collapse; margin: 3mm 0 } .q th { background: #e7e7e7 } .q th, .q td { border: .25mm solid #777; padding: 1mm 2mm; text-align: left; font-size: 9.5pt } .lh { line-height: 1.62 }',
        },
        html`<div class="h"><p>Tribunal de Justiça de Pernambuco</p><p>Poder Judiciário</p><p>1ª Vara Cível da Comarca de Timbaúba</p></div>
<p class="c s">R. Severino Pirauá, s/n, FORUM DES. OLEGÁRIO MATIAS, Alto do Cruzeiro, TIMBAÚBA - PE - CEP: 55870-000 - F:(81) 3631-0000</p>
<p>Processo nº <b>${number}</b><br>REQUERENTE: MINISTÉRIO PÚBLICO DO ESTADO DE PERNAMBUCO<br>TUTELADOS: J. R. L. A. E OUTROS</p>
<h1>TERMO DE AUDIÊNCIA E COMPROMISSO DE TUTOR</h1>
<div class="lh j"><p><b>ABERTURA.</b> Em ${longDate(issued)}, às 9h30, na sala de audiências desta Vara, presentes o Exmo. Sr. Dr. Severino Duque
Lacerda Campelo, Juiz de Direito, a Promotora de Justiça, Dra. Nara Tavares Pugliesi, e a Defensora Pública, Dra. Ivanise Couto Melo, foi
aberta a audiência. Apregoadas as partes, compareceu o Sr. GENIVALDO LINS DE SOUZA, acompanhado das testemunhas Amaro Bezerra Feitosa e
Quitéria Vicência Gomes.</p>
<p><b>OITIVA.</b> Ouvido, o Sr. Genivaldo declarou que os sobrinhos vivem em sua companhia desde o acidente que vitimou os pais, em 02/11/2022;
que os três estudam; que não há bens além da casa da Rua do Sapo, nº 15. O adolescente José Ruan, ouvido em separado, manifestou concordância
com o pedido. A representante do Ministério Público opinou favoravelmente. A Defensora Pública reiterou os termos da inicial.</p>
<p><b>DECISÃO.</b> Em seguida, pelo MM. Juiz foi dito: “Considerando o falecimento de ambos os genitores, o estudo social de fls. e o parecer
ministerial, julgo procedente o pedido, para nomear tutor dos menores o requerido Genivaldo. Sem custas. Dou esta por publicada em audiência e
as partes por intimadas.”</p>
<p><b>COMPROMISSO.</b> Ato contínuo, <b>GENIVALDO LINS DE SOUZA</b>, brasileiro, casado, marceneiro, RG nº 4.771.026 SDS/PE, CPF nº ${maskCpf(man)},
residente na Rua Cleto Moreira, nº 203, Centro, Timbaúba/PE, CEP 55870-000, tio materno, prestou o compromisso de exercer com fidelidade a
tutela dos menores abaixo, todos filhos de Ednalva Lins de Souza e Gilvan José de Arruda:</p>
<table class="q"><tr><th>Nº</th><th>Menor</th><th>Data de nascimento</th><th>CPF</th></tr>
${kids.map((kid, index) => html`<tr><td>${index + 1}</td><td>${kid.name}</td><td>${shortDate(kid.birthDate)}</td><td>${maskCpf(kid.cpf)}</td></tr>`)}</table>
<p>${powers}.</p>
<p><b>PROVIDÊNCIAS.</b> Determinou ainda o MM. Juiz que se oficie: a) ao Cartório de Registro Civil do 1º Distrito de Timbaúba, para averbação à
margem dos assentos de nascimento; b) ao Instituto Nacional do Seguro Social, agência de Goiana, a respeito do benefício nº 21/198.400.112-6;
c) ao Conselho Tutelar, para acompanhamento semestral, com relatório até o dia ${shortDate(addDays(issued, 180))}; d) à Escola Municipal
Professora Idalina Veloso, para atualização do cadastro de responsáveis. Após o trânsito em julgado, certifique-se e arquive-se com baixa.</p>
<p><b>REGISTRO AUDIOVISUAL.</b> Os depoimentos foram gravados em mídia, na forma do art. 367, § 5º, do CPC, e ficarão disponíveis na plataforma do
Tribunal. As partes dispensaram a degravação e a leitura integral deste termo, cujo teor lhes foi explicado em linguagem acessível pelo
magistrado, sem que houvesse impugnação ou requerimento adicional.</p>
<p><b>ENCERRAMENTO.</b> Nada mais havendo, mandou o MM. Juiz encerrar o presente às 10h25. Eu, Clécio Barros Pontual, Técnico Judiciário, mat. 182.443-7,
digitei.</p><p>Timbaúba, ${longDate(issued)}.</p></div>
<p class="c" style="margin-top:10mm"><b>Severino Duque Lacerda Campelo</b><br>Juiz de Direito</p>`,
      ),
      data: {
        documentTitle: 'TERMO DE AUDIÊNCIA E COMPROMISSO DE TUTOR',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        caseNumberValid: true,
        caseClass: null,
        court: 'TJPE',
        courtDivision: '1ª Vara Cível',
        district: 'Timbaúba',
        forum: 'FORUM DES. OLEGÁRIO MATIAS',
        state: 'PE',
        judgeName: 'Severino Duque Lacerda Campelo',
        guardians: [
          {
            name: 'GENIVALDO LINS DE SOUZA',
            cpf: man,
            rg: '4.771.026',
            rgIssuer: 'SDS/PE',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'marceneiro',
            address: 'Rua Cleto Moreira, nº 203, Centro, Timbaúba/PE, CEP 55870-000',
            relationship: 'tio materno',
            role: 'TUTOR',
          },
        ],
        wards: kids.map((kid) => ({ ...kid, ...shared })),
        guardianName: 'GENIVALDO LINS DE SOUZA',
        guardianCpf: man,
        guardianRg: '4.771.026',
        wardName: 'José Ruan Lins de Arruda',
        wardBirthDate: '2009-01-19',
        wardCpf: ids[0] ?? '',
        decisionDate: issued,
        issueDate: issued,
        expirationDate: null,
        validityText: null,
        powers,
        signedBy: ['SEVERINO DUQUE LACERDA CAMPELO'],
        signatureDate: `${issued}T11:26:09`,
        verificationLink: link,
        verificationCode: pje,
        documentValidation: true,
      },
    }
  },
}

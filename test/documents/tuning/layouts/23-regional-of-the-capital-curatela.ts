import { courtScene, sceneData } from '../../generator/court-scene.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { birthplace, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Rio de Janeiro: a regional court of the capital, who is who in a narrow column, the code of authentication at the foot. */
export const layout: Layout = {
  name: 'regional-of-the-capital-curatela',
  type: 23,
  variants: ['final', 'provisional'],
  print(random, variant) {
    const scene = courtScene(random, { uf: 'RJ', tribunal: '19', cities: ['Rio de Janeiro'], minor: false })
    const { city, issued, decided, number, guardian, ward: curatee, judge, clerk, g, j } = scene
    const final = variant === 'final'
    const curator = {
      ...guardian,
      occupation: g('analista de sistemas', 'bancário'),
      rgIssuer: final ? 'DETRAN/RJ' : 'IFP/RJ',
    }
    const relationship = g('esposa', 'marido')
    const division = '2ª Vara de Família'
    const title = final ? 'TERMO DE CURATELA' : 'TERMO DE CURATELA PROVISÓRIA'
    const group = () => alphanumeric(random, 4).toUpperCase()
    const code = `4${group().slice(1)}.${group()}.${group()}.${group()}`
    const powers =
      'Deverá ser observado o disposto no art. 1.741 e seguintes do Código Civil, vedada a alienação de bens imóveis sem autorização judicial'
    const row = (label: string, value: string) => html`<tr><td class="k">${label}</td><td>${value}</td></tr>`
    const body = html`<table><tr><td style="width:20mm">${crest(15, '#345')}</td><td>Estado do Rio de Janeiro<br>Poder Judiciário<br>Tribunal de Justiça<br>Regional de Campo Grande da Comarca da Capital<br>Cartório da ${division}<br><span class="s">Rua Doze de Fevereiro Imaginário, s/n, Campo Grande - Rio de Janeiro/RJ - CEP: 23000-000 - Tel.: 3400-0000 - e-mail: cgr02vfam@tj.exemplo.br</span></td></tr></table>
<p class="r s">Fls.</p><p><b>Processo Eletrônico:</b> ${number}<br><b>Distribuído em:</b> ${shortDate(decided)}<br><b>Classe/Assunto:</b> Interdição - Capacidade / Família<br><b>Autor:</b> ${curator.name.toUpperCase()}<br><b>Interditando:</b> ${curatee.name.toUpperCase()}</p>
<h1>${title}</h1>
<p class="j">Aos ${shortDate(issued)}, na Serventia deste Juízo, onde se achava ${j('a Dra.', 'o Dr.')} ${judge.name} - Jui${j('za', 'z')} Titular, comigo ${clerk.name} - Chefe de Serventia, ali compareceu a pessoa abaixo indicada, que declarou aceitar a nomeação ${final ? `feita na r. sentença de ${shortDate(decided)}, transitada em julgado` : `feita na r. decisão de ${shortDate(decided)}, que concedeu a tutela de urgência`}, prestando o compromisso de bem e fielmente desempenhar o encargo:</p>
<table class="p">${row('Curador(a)', curator.name.toUpperCase())}${row('Parentesco com o(a) curatelado(a)', relationship)}${row('Nacionalidade / Estado civil', `${g('brasileira', 'brasileiro')} / ${curator.maritalStatus}`)}${row('Profissão', curator.occupation)}${row('Identidade / Órgão emissor', `${curator.rg} / ${curator.rgIssuer}`)}${row('CPF', maskCpf(curator.cpf))}${row('Residência', oneLine(curator.address))}</table>
<table class="p" style="margin-top:2mm">${row('Curatelado(a)', curatee.name.toUpperCase())}${row('Data de nascimento', shortDate(curatee.birth))}${row('Naturalidade', birthplace(curatee))}${row('Filiação', `${curatee.father} e ${curatee.mother}`)}${row('CPF', maskCpf(curatee.cpf))}</table>
<p class="j" style="margin-top:3mm">${powers}. Nada mais havendo, encerro o presente.</p>
<p class="c">${city}, ${longDate(issued)}.</p><p class="c">${judge.name} - Jui${j('za', 'z')} Titular</p>
<p class="s" style="margin-top:14mm;border-top:.2mm solid #999">Assinado em ${shortDate(issued)} por ${judge.name.toUpperCase()}:000030011<br>Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: www.tjrj.jus.br – Serviços – Validação de documentos</p>`
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 10,
          margin: '14mm 22mm',
          css: 'h1{font-size:13pt;text-align:center;margin:5mm 0}.p{width:150mm}.p td{padding:.6mm 0;vertical-align:top;border-bottom:.1mm dotted #aaa}.k{width:48mm;font-weight:bold;font-size:9pt}',
        },
        body,
      ),
      data: guardianshipData({
        ...sceneData(scene, 'RJ'),
        documentTitle: title,
        kind: 'CURATELA',
        nature: final ? 'DEFINITIVE' : 'PROVISIONAL',
        caseClass: 'Interdição - Capacidade / Família',
        courtDivision: division,
        district: 'Capital',
        judgeName: judge.name,
        guardians: [qualified(curator, { name: curator.name.toUpperCase(), relationship })],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: issued,
        verificationLink: 'www.tjrj.jus.br',
        verificationCode: code,
      }),
    }
  },
}

import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { guardian, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { folk, written } from '../newcomers.ts'
import { termPages, termScene } from '../terms.ts'

/** Plain lines of caption and value: the judge, the prosecutor and the parties come before those of the term. */
export const layout = termPages('new-captions-in-lines', {
  plain(random) {
    const scene = termScene(random, { uf: 'AM', tribunal: '04', minor: false, keeper: 'm', ward: 'f' })
    const { keeper, ward: curatee, judge, at, lawyer, clerk } = scene
    const prosecutor = folk(random)
    const division = '3ª Vara'
    const title = 'TERMO DE CURATELA DEFINITIVA'
    const powers =
      'Atos de natureza patrimonial e negocial, vedados a venda de imóveis e os empréstimos consignados'
    const line = (caption: string, value: string) => html`<div>${caption}: ${value}</div>`
    const body = html`<p>TRIBUNAL DE JUSTIÇA DO ESTADO DO AMAZONAS<br>${division} da Comarca de ${at.city}</p><p>${title}</p>${line('Juiz(a) de Direito', judge.name)}${line('Promotor(a) de Justiça', prosecutor.name)}${line('Defensor(a)', lawyer.name)}${line('Escrivão(ã)', clerk.name)}${line('CPF do(a) escrivão(ã)', maskCpf(clerk.cpf))}${line('Autos', scene.number)}${line('Classe', 'Interdição')}${line('Data da sentença', shortDate(scene.decided))}<br>${line('Curatelada', curatee.name)}${line('Nascida em', shortDate(curatee.birth))}${line('Naturalidade', `${curatee.birthplace.city}/${curatee.birthplace.uf}`)}${line('CPF', maskCpf(curatee.cpf))}${line('RG', curatee.rg)}${line('Mãe', curatee.mother)}<br>${line('Curador', keeper.name)}${line('Nacionalidade', 'brasileiro')}${line('Estado civil', keeper.maritalStatus)}${line('Profissão', keeper.occupation)}${line('CPF', maskCpf(keeper.cpf))}${line('RG', keeper.rg)}${line('Órgão emissor', keeper.rgIssuer)}${line('Endereço', written(keeper.address))}${line('Parentesco', 'cunhado')}<br>${line('Limites da curatela', powers)}<p>${at.city}, ${longDate(scene.issued)}</p><p style="margin-top:12mm">____________________<br>${keeper.name}</p><p style="margin-top:10mm">____________________<br>${judge.name}</p>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 11, margin: '22mm' },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseClass: 'Interdição',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: 'brasileiro',
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: written(keeper.address),
            relationship: 'cunhado',
          }),
        ],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: `${curatee.birthplace.city}/${curatee.birthplace.uf}`,
            filiation: [curatee.mother],
          }),
        ],
        powers,
        signedBy: [keeper.name, judge.name],
      },
    }
  },
  portal(random) {
    const scene = termScene(random, { uf: 'MS', tribunal: '12', minor: true, keeper: 'f' })
    const { keeper, other, ward: child, judge, at } = scene
    const division = '1ª Vara Cível'
    const title = 'Termo de Guarda - Provisório'
    const code = alphanumeric(random, 7)
    const link = 'https://esaj.tjms.jus.br/pastadigital/conferir'
    const pair = (caption: string, value: string) => html`<tr><td>${caption}</td><td>${value}</td></tr>`
    const powers = 'Autorizada a guardiã a matricular a criança na rede pública e a incluí-la como dependente'
    const body = html`<table class="s"><tr><td>e-SAJ | Consulta de documentos</td><td class="r">${shortDate(scene.signedAt.slice(0, 10))}</td></tr></table><p>Poder Judiciário do Estado de Mato Grosso do Sul<br>Comarca de ${at.city}<br>${division}</p><p style="font-size:14pt">${title}</p><table class="t">${pair('Processo', scene.number)}${pair('Classe - Assunto', 'Procedimento Comum Cível - Guarda')}${pair('Reqte', keeper.name)}${pair('Reqdo', other.name)}${pair('CPF do requerido', maskCpf(other.cpf))}${pair('Magistrado', judge.name)}${pair('Guardiã nomeada', `${keeper.name}, CPF ${maskCpf(keeper.cpf)}`)}${pair('Em favor de', `${child.name}, nasc. ${shortDate(child.birth)}, CPF ${maskCpf(child.cpf)}`)}${pair('Decisão', shortDate(scene.decided))}${pair('Validade', `1 (um) ano, até ${shortDate(addYears(scene.issued, 1))}`)}${pair('Expedido em', shortDate(scene.issued))}</table><p>${powers}.</p><p class="s">Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}. Liberado nos autos em ${shortDate(scene.signedAt.slice(0, 10))} às ${scene.signedAt.slice(11, 16)}. Para conferir o original, acesse o site ${link}, informe o processo ${scene.number} e o código ${code}.</p>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10.5,
        margin: '14mm 20mm',
        css: '.t td{border-bottom:.2mm solid #ddd;padding:1.1mm 0;vertical-align:top}.t td:first-child{width:46mm;color:#555}.t{margin:4mm 0}',
      },
      body,
      scene,
      read: {
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseClass: 'Procedimento Comum Cível - Guarda',
        courtDivision: division,
        district: at.city,
        judgeName: judge.name,
        guardians: [guardian(keeper.name, { cpf: keeper.cpf })],
        wards: [ward(child.name, { birthDate: child.birth, cpf: child.cpf })],
        expirationDate: addYears(scene.issued, 1),
        validityText: '1 (um) ano',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: `${scene.signedAt.slice(0, 16)}:00`,
        verificationLink: link,
        verificationCode: code,
      },
    }
  },
})

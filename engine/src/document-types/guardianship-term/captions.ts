import { fold } from './prose.ts'

const ONE =
  '(?:NOME(?: COMPLETO| CIVIL)?(?: D[OA](?:\\([A-Z]+\\))? .{1,40})?|CPF(?:[/-]MF)?|R\\.?G\\.?|IDENTIDADE|DOCUMENTOS?|N(?:UMERO)? DO CPF|N(?:UMERO)? DO RG|' +
  'CARTEIRA DE IDENTIDADE|DOCUMENTO DE IDENTIDADE|(?:DATA (?:DE|DO) |DT\\.? ?(?:DE )?)?NASC(?:IMENTO|\\.)?|D\\.?N\\.?|FILIACAO|PAIS?|MAE|GENITOR(?:A|ES)?|' +
  'NOME D[OA] (?:PAI|MAE|GENITORA?)|NATURALIDADE|NATURAL DE|NACIONALIDADE|ESTADO CIVIL|PROFISSAO|OCUPACAO|ENDERECO(?: COMPLETO| RESIDENCIAL)?|RESIDENCIA|' +
  '(?:GRAU DE )?PARENTESCO(?: COM .{1,40})?|VINCULO|RELACAO|ORGAO (?:EMISSOR|EXPEDIDOR)|EXPEDICAO|' +
  '(?:GUARDIAO?|TUTOR|CURADOR|TUTELAD[OA]|CURATELAD[OA]|INTERDITAD[OA]|INTERDITAND[OA]|MENOR|CRIANCA|ADOLESCENTE|REQUERENTE|REQUERID[OA]|COMPROMISSAD[OA])[A-Z()/]*(?: NOMEAD.{1,3})?)'
const KNOWN = new RegExp(`^${ONE}(?: ?[/-] ?${ONE}| E ${ONE}){0,3}\\s*:?$`)

/** The printed name of a field: one of the captions of qualification forms, or any text before a colon. */
export function isCaption(text: string): boolean {
  return text.length < 60 && (isKnownCaption(text) || /^[^:]{2,50}:\s*$/.test(text))
}

export function isKnownCaption(text: string): boolean {
  return text.length < 60 && KNOWN.test(fold(text.trim()))
}

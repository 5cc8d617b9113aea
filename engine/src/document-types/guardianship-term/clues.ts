import type { Clue } from '../definition.ts'

/** Evidence for a guardianship term against other court papers and other custody (domain.md 3.1). */
export const CLUES: readonly Clue[] = [
  {
    phrase:
      /TERMO (?:JUDICIAL )?DE (?:ENTREGA (?:SOB|E) )?(?:GUARDA|TUTELA|CURATELA|COMPROMISSO DE (?:GUARDIA|TUTOR|TUTELA|CURADOR|CURATELA|GUARDA)|NOMEACAO DE (?:TUTOR|CURADOR)|RESPONSABILIDADE E GUARDA|CURADOR|TUTOR)/,
    weight: 5,
  },
  { phrase: /TERMO DE COMPROMISSO/, weight: 1 },
  { phrase: /COMPROMISSO DE[^.]{0,40}(?:CURADOR|TUTOR|GUARDIA)/, weight: 2 },
  { phrase: /CURATELAD[OA]|INTERDITAD[OA]|INTERDITAND[OA]|INTERDIT[OA](?![A-Z])/, weight: 2 },
  { phrase: /TUTELAD[OA]|PUPIL[OA]/, weight: 2 },
  {
    phrase:
      /(?:MENOR|CRIANCA|ADOLESCENTE|INFANTE)(?![A-Z])[^.]{0,120}(?:GUARDA|TUTELA)|(?:GUARDA|TUTELA)[^.]{0,80}(?:MENOR|CRIANCA|ADOLESCENTE|INFANTE)/,
    weight: 2,
  },
  { phrase: /TRIBUNAL DE JUSTICA|PODER JUDICIARIO/, weight: 1.5 },
  { phrase: /COMARCA D/, weight: 0.7 },
  { phrase: /VARA D[AE]S? (?:INFANCIA|FAMILIA|ORFAOS)|INFANCIA E (?:DA )?JUVENTUDE/, weight: 1.2 },
  { phrase: /BEM E FIELMENTE/, weight: 0.6 },
  {
    phrase:
      /TERMO DE GUARDA(?: E RESPONSABILIDADE)? D[EO]S? (?:DOCUMENT|BENS|BEM|ANIMA|ARMA|VEICULO|MATERIA|EQUIPAMENTO|CHAVE|PATRIMONIO|ARQUIVO|OBJETO|EVIDENCIA|VALORES)/,
    weight: -8,
  },
  {
    phrase: /DEPOSITARI[OA]|FIEL DEPOSITARIO|TERMO DE (?:ENTREGA E )?DEPOSITO|AUTO DE (?:DEPOSITO|APREENSAO)/,
    weight: -4,
  },
  {
    phrase:
      /^[\s\S]{0,200}EXCELENTISSIM[OA] SENHORA? (?:DOUTORA? )?(?:JUIZA?|DESEMBARGADOR)|NESTES TERMOS,? PEDE|PEDE DEFERIMENTO|VEM,? RESPEITOSAMENTE|DA-SE A CAUSA O VALOR/,
    weight: -5,
  },
  {
    phrase:
      /CONSELHO TUTELAR[^.]{0,80}(?:TERMO|ENTREG|MEDIDA)|TERMO DE (?:ENTREGA E )?RESPONSABILIDADE[^.]{0,60}CONSELHO TUTELAR/,
    weight: -3,
  },
  { phrase: /PERIT[OA][^.]{0,60}COMPROMISSO|COMPROMISSO[^.]{0,30}PERIT[OA]/, weight: -3 },
  {
    phrase: /JULGO (?:PROCEDENTE|IMPROCEDENTE|EXTINTO)|DISPOSITIVO[^.]{0,40}ANTE O EXPOSTO|RELATORIO\. /,
    weight: -2.5,
  },
  { phrase: /OFICIAL DE REGISTRO CIVIL|LIVRO E|CARTORIO DE REGISTRO CIVIL/, weight: -1.5 },
  { phrase: /CARTEIRA NACIONAL DE HABILITA|DRIVER LICENSE|PERMISSAO PARA DIRIGIR/, weight: -6 },
  { phrase: /LICENCA (?:AMBIENTAL )?DE OPERACAO|LICENCA AMBIENTAL|ORGAO AMBIENTAL/, weight: -6 },
]

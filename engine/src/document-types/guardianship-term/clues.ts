import { pattern } from '../../values/pattern.ts'
import type { Clue } from '../definition.ts'

/** Evidence for a guardianship term against other documents of courts and other custody (docs/domain.md 3.1). */
export const CLUES: readonly Clue[] = [
  {
    phrase: pattern()`
      (?:TERMO|AUTO) (?:JUDICIAL |PROVISORIO |DEFINITIVO )?
      DE (?:COMPROMISSO (?:E RESPONSABILIDADE )?DE |NOMEACAO DE |ENTREGA (?:SOB |E |EM )|RESPONSABILIDADE E )?
      (?:GUARDA|GUARDIA[OA]?|GUARDIOES|TUTELA|TUTOR(?:A|ES)?|CURATELA|CURADOR(?:A|ES)?)(?![A-Z])
    `,
    weight: 5,
  },
  { phrase: /TERMO DE COMPROMISSO|COMPROMISSO DE/, weight: 1 },
  { phrase: /COMPROMISSO[^.]{0,60}(?:CURADOR|TUTOR|GUARDIA)/, weight: 2 },
  { phrase: /CURATELAD[OA]|INTERDITAD[OA]|INTERDITAND[OA]|INTERDIT[OA](?![A-Z])/, weight: 2 },
  { phrase: /TUTELAD[OA]|PUPIL[OA]/, weight: 2 },
  {
    phrase: pattern()`
      (?:MENOR|CRIANCA|ADOLESCENTE|INFANTE)(?![A-Z])[^.]{0,120}(?:GUARDA|TUTELA)(?![A-Z])
      |(?:GUARDA|TUTELA)(?![A-Z])[^.]{0,80}(?:MENOR|CRIANCA|ADOLESCENTE|INFANTE)
    `,
    weight: 2,
  },
  { phrase: /TRIBUNAL DE JUSTICA|PODER JUDICIARIO/, weight: 1.5 },
  { phrase: /COMARCA D/, weight: 0.7 },
  { phrase: /VARA D[AE]S? (?:INFANCIA|FAMILIA|ORFAOS)|INFANCIA E (?:DA )?JUVENTUDE/, weight: 1.2 },
  { phrase: /BEM E FIELMENTE/, weight: 0.6 },
  { phrase: /\d{7}-\d{2}\.\d{4}\.8\.\d{2}\.\d{4}/, weight: 0.7 },
  {
    phrase:
      /(?:PREST|ASSUM|FIRM|ASSIN|ACEIT)[A-Z]* (?:O |A |ESTE |O PRESENTE |O REFERIDO )?(?:COMPROMISSO|ENCARGO|MUNUS)/,
    weight: 1,
  },
  // Custody of things; who is appointed for a person keeps that person's goods, too.
  {
    phrase: pattern()`
      GUARDA
      (?:,? (?:USO|CONSERVACAO|DEPOSITO|RESPONSABILIDADE|E|POSSE|PROVISORIA|TEMPORARIA))* (?:D[EO]S?
        |D[AO]S? SEGUINTES?|SOBRE|PEL[OA]) (?:DOCUMENT
        |BE(?:NS|M)(?! (?:D[AO]S?|DEST[AE]S?|SEUS?) (?:\w+ )?(?:CURAT|INTERDI|TUTELAD|PUPIL|MENOR|CRIANCA|INCAPAZ))
        |ANIMA|ARMA|VEICULO|MATERIA|EQUIPAMENT|CHAVE
        |PATRIMONI|ARQUIVO|OBJETO|EVIDENCIA|VALORES|NOTEBOOK|PROCESSOS|LIVROS|CELULAR|CAES|GATOS|AVES|CACHORR)
    `,
    weight: -9,
  },
  { phrase: /DEPOSITARI[OA]|TERMO DE (?:ENTREGA E )?DEPOSITO|AUTO DE (?:DEPOSITO|APREENSAO)/, weight: -6 },
  { phrase: /NUMERO DE SERIE|PATRIMONIO N|TOMBAMENTO|MICROCHIP|CALIBRE|RACA:|PELAGEM/, weight: -3 },
  // Documents of the same courts that are no terms.
  {
    phrase:
      /NESTES TERMOS,? PEDE|PEDE (?:E ESPERA )?DEFERIMENTO|VEM,? (?:MUI )?RESPEITOSAMENTE|DA-SE A CAUSA|D[AO]S FATOS|DOS PEDIDOS/,
    weight: -8,
  },
  { phrase: /EXCELENTISSIM[OA] SENHORA? (?:DOUTORA? )?JUIZA? DE DIREITO D[AO]/, weight: -3 },
  {
    phrase: /CONSELHO TUTELAR D[EO]|CONSELHEIR[OA]S? TUTELAR/,
    weight: -2.5,
  },
  {
    phrase: pattern()`
      TERMO DE (?:ENTREGA E )?RESPONSABILIDADE(?! E GUARDA)[\s\S]{0,400}CONSELH(?:O|EIR[OA]) TUTELAR
      |CONSELHO TUTELAR[\s\S]{0,200}TERMO DE (?:ENTREGA|RESPONSABILIDADE|ADVERTENCIA)
    `,
    weight: -6,
  },
  {
    phrase: /PERIT[OA][^.]{0,80}COMPROMISSO|COMPROMISSO[^.]{0,40}PERIT[OA]|INVENTARIANTE|LEILOEIR[OA]/,
    weight: -6,
  },
  { phrase: /(?:COMPROMISSO|TERMO) DE (?:ESTAGIO|AJUSTAMENTO|INVENTARIANTE|POSSE|CONCILIACAO)/, weight: -6 },
  {
    phrase: pattern()`
      LIVRO E(?![A-Z])|OFICIAL DE REGISTRO CIVIL|REGISTRO CIVIL DAS PESSOAS NATURAIS
      |CERTIDAO DE (?:INTERDICAO|CURATELA|EMANCIPACAO|NASCIMENTO)
    `,
    weight: -5,
  },
  { phrase: /GUARDA (?:MUNICIPAL|CIVIL|FLORESTAL|NOTURNA)|BRIGADA MILITAR/, weight: -3 },
  { phrase: /CARTEIRA NACIONAL DE HABILITA|DRIVER LICENSE|PERMISSAO PARA DIRIGIR/, weight: -6 },
  { phrase: /LICENCA (?:AMBIENTAL )?DE OPERACAO|LICENCA AMBIENTAL|ORGAO AMBIENTAL/, weight: -6 },
]

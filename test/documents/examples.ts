/**
 * Layouts whose documents lie plain in the tree, with the programs that draw them: they show how a document is written,
 * and commands of the README and tests read them. `<type>-<name>`, as their files begin.
 */
export const EXAMPLES: readonly string[] = [
  '23-appointed-first-curatela',
  '23-code-and-link',
  '23-title-over-two-lines-guarda',
  '23-tjrn-tutela',
  '51-blank',
  '51-holder-boxes',
  '51-ibama-lo',
  '51-ima-sc',
  '51-other-debts',
  '51-typewriter',
  '54-card-open-other',
  '54-new-before-and-now',
  '54-other-crlv',
]

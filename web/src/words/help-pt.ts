export interface HelpWords {
  readonly heading: string
  readonly parts: readonly { readonly title: string; readonly items: readonly string[] }[]
  readonly about: string
  readonly licence: (version: string) => string
  readonly licenceText: string
  readonly notices: string
  readonly made: string
}

export const HELP_PT: HelpWords = {
  heading: 'Ajuda',
  parts: [
    {
      title: 'Ler um documento',
      items: [
        'Espere o aviso "Pronta para ler" no alto da página. Depois disso, a rede pode ser desligada.',
        'Arraste um PDF ou fotos, cole com Ctrl+V, ou use a câmera. Frente e verso são um documento só.',
        'A página descobre o tipo. Se errar, mude o tipo no alto: nada é lido de novo.',
        'Cada campo mostra onde foi lido. O que é incerto vem primeiro; a tecla N leva de um a outro, para corrigir ou confirmar.',
        'De um papel de outro tipo a página lê o texto: linhas e tabelas, para procurar, copiar e salvar.',
        'Leve o resultado em planilha (XLSX, CSV) ou JSON. Suas correções vão marcadas.',
      ],
    },
    {
      title: 'Fotos que se leem bem',
      items: [
        'De cima, a folha inteira no quadro, com luz dos lados e sem reflexo.',
        'A página diz o que está errado na imagem: borrada, cortada, clara demais.',
        'Fotos HEIC do iPhone são lidas como a câmera as grava.',
        'A página pede a senha de um PDF trancado. Letra de mão não é lida.',
      ],
    },
    {
      title: 'Quanto acreditar',
      items: [
        'A confiança é a probabilidade de o valor estar certo. Ela é otimista com modelos raros: confira o trecho marcado.',
        'As verificações olham dígitos, datas e se dois lugares concordam. Nenhuma prova que o documento seja autêntico.',
        'Para isso, use o QR code, o link ou o código no site do órgão.',
      ],
    },
    {
      title: 'Seus dados',
      items: [
        'Nada sai do aparelho enquanto você não escolher "Enviar ao serviço". Não há contagem de visitas nem cookies.',
        'Para conferir: desligue a rede e leia um documento, ou veja a lista "Rede" nas ferramentas do navegador.',
        'Um documento que você corrigiu ou confirmou fica guardado neste aparelho até você fechá-lo. O resto some com a página.',
      ],
    },
  ],
  about: 'Sobre',
  licence: (version) => `Ficha ${version}, código e redes sob a licença Apache 2.0.`,
  licenceText: 'Texto da licença',
  notices: 'Avisos de terceiros: programas, WebAssembly e fontes que vêm junto',
  made: 'As redes foram treinadas só com documentos inventados.',
}

import type { UnreadableCode } from '@ficha/engine'
import type { Language } from './show-value.ts'

/** Why a file was not read, and what to do about it. */
export const FAILURES: Readonly<Record<Language, Readonly<Record<UnreadableCode, string>>>> = {
  pt: {
    unsupported_media_type: 'Este tipo de arquivo não é lido. Use PDF, JPEG, PNG, WebP, TIFF ou HEIC.',
    corrupt_file: 'O arquivo está danificado ou vazio. Baixe-o outra vez ou tire outra foto.',
    password_protected: 'O PDF pede uma senha. Salve uma cópia sem senha e escolha a cópia.',
    file_too_large: 'O arquivo é grande demais. O limite é de 20 MB.',
    too_many_pages: 'O documento tem páginas demais. O limite é de 50.',
    page_out_of_range: 'O documento não tem as páginas pedidas.',
    image_dimensions: 'A imagem é grande ou pequena demais.',
    unreadable_document:
      'Nada legível foi encontrado. Fotografe com boa luz, de frente e sem cortar as bordas.',
    no_text_found: 'Nenhum texto foi encontrado. Chegue mais perto e segure firme.',
    wrong_document_type: 'Este não parece ser o documento pedido.',
  },
  en: {
    unsupported_media_type: 'Files of this kind are not read. Use PDF, JPEG, PNG, WebP, TIFF or HEIC.',
    corrupt_file: 'The file is damaged or empty. Download it again or take another photo.',
    password_protected: 'The PDF asks for a password. Save a copy without one and choose the copy.',
    file_too_large: 'The file is too large. The limit is 20 MB.',
    too_many_pages: 'The document has too many pages. The limit is 50.',
    page_out_of_range: 'The document does not have the pages that were asked for.',
    image_dimensions: 'The picture is too large or too small.',
    unreadable_document:
      'Nothing legible was found. Use good light, from straight above, with all its edges.',
    no_text_found: 'No text was found. Come closer and hold still.',
    wrong_document_type: 'This does not seem to be the document that is asked for.',
  },
}

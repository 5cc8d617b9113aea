import type { SendWords } from './send-pt.ts'

export const SEND_EN: SendWords = {
  open: 'Send to the service…',
  note: 'Nothing has left this device so far. Sending is separate, and you can cover or crop what should not go.',
  heading: 'Before it is sent',
  what: 'What goes',
  pictures: 'Pictures of the pages, without what I cover or crop',
  original: 'The original file, whole',
  hide: 'Cover fields',
  drag: 'Drag on the page to cover a part of it.',
  undo: 'Uncover the last one',
  copy: 'Copy with parts covered',
  copyOpen: 'Copy with parts covered…',
  copyNote:
    'The copy is made of pictures only and stays on this device: no text of the original file goes along.',
  savePdf: 'Save as PDF',
  savePictures: 'Save as pictures',
  crop: 'Crop the edges',
  sides: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' },
}

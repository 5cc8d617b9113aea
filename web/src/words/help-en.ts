import type { HelpWords } from './help-pt.ts'

export const HELP_EN: HelpWords = {
  heading: 'Help',
  parts: [
    {
      title: 'Read a document',
      items: [
        'Wait for "Ready to read" at the top of the page. From then on the network may be switched off.',
        'Drop a PDF or photos, paste with Ctrl+V, or use the camera. Front and back are one document.',
        'The page finds the type. If it is wrong, change it at the top: nothing is read again.',
        'Each field shows where it was read. What is not certain comes first; press N to go through it, and correct or confirm it.',
        'Of a paper of another type the page reads the text: lines and tables, to search, copy and save.',
        'Take the result as a spreadsheet (XLSX, CSV) or JSON. Your corrections are marked.',
      ],
    },
    {
      title: 'Photos that read well',
      items: [
        'From straight above, the whole sheet in the picture, light from the sides, no glare.',
        'The page says what is wrong with a picture: blurred, cut off, too bright.',
        'HEIC photos of an iPhone are read as the camera writes them.',
        'The page asks for the password of a locked PDF. Handwriting is not read.',
      ],
    },
    {
      title: 'How much to believe',
      items: [
        'Confidence is the probability that the value is right. It is too high on rare forms: look at the marked place.',
        'Checks look at check digits, dates, and whether two places agree. None proves that a document is genuine.',
        'For that, use the QR code, the link or the code on the site of whoever issued it.',
      ],
    },
    {
      title: 'Your data',
      items: [
        'Nothing leaves the device until you choose "Send to the service". Visits are not counted, and there are no cookies.',
        'To check: switch the network off and read a document, or watch "Network" in the developer tools.',
        'A document that you corrected or confirmed is kept on this device until you close it. Everything else is gone with the page.',
      ],
    },
  ],
  about: 'About',
  licence: (version) => `Ficha ${version}, code and networks under the Apache License 2.0.`,
  licenceText: 'Text of the licence',
  notices: 'Third-party notices: programs, WebAssembly and typefaces that come with it',
  made: 'The networks were trained on invented documents only.',
}

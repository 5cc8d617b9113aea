import { CONSOLE_EN } from './console-en.ts'
import { HELP_EN } from './help-en.ts'
import type { Words } from './pt.ts'
import { REVIEW_EN } from './review-en.ts'
import { RULES_EN } from './rules-en.ts'
import { SEND_EN } from './send-en.ts'
import { TEXT_EN } from './text-en.ts'

export const en: Words = {
  title: 'Ficha: read the document on your own device',
  skip: 'Skip to the content',
  nav: { label: 'Main', read: 'Read here', service: 'Service', help: 'Help' },
  theme: {
    system: 'same as the system',
    light: 'light',
    dark: 'dark',
    change: (now) => `Theme: ${now}. Change`,
  },
  reader: {
    ready: 'Ready to read, even offline',
    preparing: (mb, of, seconds) =>
      of === 0
        ? 'Preparing to read…'
        : `Loading ${mb.toFixed(1)} of ${of.toFixed(1)} MB${seconds === null ? '' : `, ${seconds} s left`}`,
    pictures: 'Ready for photos; rest follows',
    metered: 'Reading loads about 9 MB, once.',
    load: 'Load now',
    away: 'The reader did not load.',
    first: 'The reader is still loading; the document waits for it.',
  },
  start: {
    heading: 'The document stays with you.',
    lead: 'Ficha reads the document on this device and shows, field by field, where each value is written. Nothing is sent.',
    which: 'What would you like to read?',
    find: 'Detect automatically',
    findHint: 'Ficha works out which document it is',
    drop: 'Drop a PDF or photos here, or paste with Ctrl+V.',
    choose: 'Choose files',
    camera: 'Take a photo',
    formats: 'PDF, JPEG, PNG, WebP, TIFF or HEIC, up to 20 MB and 50 pages.',
    photograph: 'Photograph the whole document from straight above, or choose a PDF or photos.',
    promises: [
      {
        title: 'Offline',
        text: 'Once it is ready, the page makes no request at all while a document is open. Switch the network off and see.',
      },
      {
        title: 'With evidence',
        text: 'Each value points to its place on the page, to the text as printed and to the rules that it keeps.',
      },
      {
        title: 'Open about doubt',
        text: 'What is uncertain comes first. You correct it, and your correction stays next to what was read.',
      },
    ],
  },
  chosen: {
    heading: (count) => (count === 1 ? '1 file chosen' : `${count} files chosen`),
    read: 'Read it',
    one: 'Read as one document',
    each: 'Read each on its own',
    more: 'Add the back or other pages',
    list: 'The files and their order',
    up: (name) => `Move ${name} up`,
    remove: (name) => `Remove ${name}`,
  },
  left: {
    heading: 'From your last visit',
    found: (count) =>
      count === 1
        ? 'One document that you corrected or confirmed is kept on this device.'
        : `${count} documents that you corrected or confirmed are kept on this device.`,
    open: 'Go on',
    drop: 'Delete',
    dropAsk: 'Delete the kept documents, and what you corrected or confirmed in them, from this device?',
  },
  label: {
    state: (folder, done, total) =>
      `Folder ${folder}: ${done} of ${total} confirmed. When you confirm a document, its truth is written beside the file.`,
    gone: 'The program "ficha label" does not answer. Nothing was written; start it again.',
    other_file: 'Beside the file is a JSON that is no truth. It stays as it is; nothing was written.',
  },
  documents: 'Open documents',
  another: 'Another document',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  chooseOther: 'Choose another file',
  reading: 'What was read',
  ended: (doubtful) => (doubtful === 0 ? 'Document read.' : `Document read. Fields to look at: ${doubtful}.`),
  phases: {
    waiting: 'Waiting its turn',
    reading: 'Reading',
    read: 'Read',
    text: 'Text read',
    failed: 'Not read',
    cancelled: 'Cancelled',
  },
  stages: {
    load: 'Preparing to read',
    open: 'Opening the file',
    find: 'Finding lines',
    read: 'Reading lines',
    understand: 'Reading the fields',
  },
  page: {
    region: 'Pages of the document',
    number: (page, of) => `Page ${page} of ${of}`,
    of: (page, of) => `page ${page} of ${of}`,
    short: (page) => `p. ${page}`,
    unseen: 'The picture of this page cannot be shown.',
    larger: 'Zoom in',
    smaller: 'Zoom out',
  },
  verdict: {
    region: 'Checks',
    consistent: 'The document is consistent.',
    inconsistent: 'Something in the document does not add up.',
    part: (read, of) => `${read} of the ${of} pages were read; the others are only shown.`,
    readRest: (pages) => (pages === 1 ? 'Read the other one too' : `Read the other ${pages} too`),
    meaning: 'What this means',
    explained: [
      'Ficha looks at check digits, at dates, and whether the same thing is printed alike in different places.',
      'One rule that fails is enough for the warning; a warning is not.',
      'None of it proves that the document is genuine.',
    ],
    kept: (rules) => (rules === 1 ? '1 rule kept' : `${rules} rules kept`),
  },
  fieldGroups: { doubtful: 'To check', sure: 'Read', absent: 'Not in the document', more: 'Also printed' },
  nothingFound: 'not found',
  text: TEXT_EN,
  pictures: {
    region: 'Pictures of the document',
    show: 'Show portrait and signature',
    hide: 'Hide portrait and signature',
    portrait: 'Portrait',
    signature: 'Signature',
  },
  unreadPages: (ranges) => `Not read: pages ${ranges}.`,
  confidence: 'Confidence',
  asPrinted: 'As printed',
  sources: {
    'text-layer': 'text of the PDF',
    ocr: 'read from the picture',
    qr: 'QR code',
    mrz: 'machine-readable zone',
    derived: 'derived',
  },
  outcomes: { pass: 'Passes', warn: 'Warning', fail: 'Fails', not_applicable: 'Not applicable' },
  correction: {
    open: 'Correct',
    undo: 'Undo correction',
    label: 'The right value',
    lines: 'The right values, one a line',
    save: 'Save correction',
    byYou: 'Corrected by you',
    wrong: {
      date: 'Write a date, such as 01/08/1982 (day first) or 1982-08-01.',
      moment: 'Write a date, with or without a time, such as 2024-08-01 14:30.',
      taxNumber: 'Write a CPF of 11 digits or a CNPJ of 14 characters.',
      list: 'One of these lines is no value of this field.',
      other: 'This is no value of this field.',
    },
  },
  yes: 'Yes',
  no: 'No',
  date: (day, month, year) => `${year}-${month}-${day}`,
  take: {
    heading: 'Export',
    copy: 'Copy JSON',
    copied: 'Copied.',
    print: 'Print',
    all: (count) => `Export all ${count} read:`,
  },
  failures: {
    other: { title: 'This document could not be read', help: 'Try another photo or the original PDF.' },
    cancelled: {
      title: 'Reading cancelled',
      help: 'Nothing of the document is left in the reader’s memory.',
    },
    reader_failed: {
      title: 'The reader stopped half-way',
      help: 'The document asked for more than this device could give. The reader was started again; try once more, or with fewer pages.',
    },
    unsupported_media_type: {
      title: 'Files of this kind cannot be read',
      help: 'Use PDF, JPEG, PNG, WebP, TIFF or HEIC.',
    },
    corrupt_file: { title: 'The file is damaged or empty', help: 'Download it again or take another photo.' },
    password_protected: {
      title: 'The PDF asks for a password',
      help: 'Open the PDF, save a copy without a password and choose the copy.',
    },
    file_too_large: { title: 'The file is too large', help: 'The limit is 20 MB.' },
    too_many_pages: {
      title: 'The document has too many pages',
      help: 'The limit is 50. Separate the pages of the licence or the term.',
    },
    page_out_of_range: {
      title: 'Pages are missing',
      help: 'The document does not have the pages asked for.',
    },
    image_dimensions: {
      title: 'The picture is too large or too small',
      help: 'Use a photo of 50 pixels a side to 40 million pixels in all.',
    },
    unreadable_document: {
      title: 'Nothing legible was found',
      help: 'Take the photo in good light, from straight above and without cutting the edges.',
    },
    no_text_found: {
      title: 'No text was found',
      help: 'If it is a photo, come closer and hold still; if it is a PDF, see whether it is blank.',
    },
    wrong_document_type: {
      title: 'It does not seem to be this document',
      help: 'The content is of another type. Nothing is read until you confirm.',
    },
  },
  unlock: {
    label: 'Password of this PDF',
    note: 'The password is used on this device only, and forgotten when you close the document.',
    wrong: 'This password does not open the PDF. Check capitals and digits, and try again.',
    open: 'Open with the password',
  },
  looksLike: (type) => `It looks like another document: ${type}`,
  changeType: 'Document type',
  typeUnknown: {
    title: 'None of the types that Ficha reads',
    help: 'It may be another document, or say too little to tell. You can say what it is, or take its text.',
  },
  foundType: (percent) => `found, ${percent} % sure`,
  readAs: (type) => `Read as ${type}`,
  issues: {
    page_unreadable: 'This page could not be read.',
    text_truncated: 'The page has too much text; only its beginning was read.',
    pixels_not_read: 'This page is a picture that was not read.',
    no_text_in_picture: 'There is no legible text in the picture of this page.',
    low_resolution: 'The picture of this page has a low resolution.',
    blurred: 'The picture of this page is shaken or out of focus.',
    cut_off: 'A side of this page seems to be cut off; what stood there was not read.',
    hidden_text: 'The file holds text that the page does not show; it was not read.',
    attachments_not_read: 'Files are attached to this PDF; they were not read.',
    several_documents: 'The file holds several documents; the one that begins here was read.',
    text_not_checked: 'This page cannot be drawn: whether it shows what its file says is not known.',
  },
  quality: {
    blurred:
      'It is out of focus or shaken. Rest the device on something, tap the text to focus and try again.',
    glare: 'A reflection covers part of the document. Switch the flash off or tilt it a little.',
    cut_edge: 'The document seems to be cut at the edge. Move back until all four corners are visible.',
    dark: 'It is dark. Look for more light, daylight if possible.',
    small: 'It has few pixels. Come closer or use the original file.',
    wrong_side: 'It seems to be only one side of the licence. Put front and back together as one document.',
  },
  rules: RULES_EN,
  review: REVIEW_EN,
  send: SEND_EN,
  help: HELP_EN,
  console: CONSOLE_EN,
}

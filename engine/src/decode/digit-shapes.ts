import { type GlyphShape, normalised, SHAPE_SIDE } from './glyph-shape.ts'

/**
 * Digits as typefaces draw them, of each digit two kinds (`1` with a foot and without), in 16 levels of ink row by row:
 * means of the typefaces of the tuning documents, printed by test/evaluate/digit-shapes.ts.
 */
const WRITTEN = [
  [
    '0',
    '0038ffff830006fe966aef603ff820028ff39fc500005df9dfa400004bfdefa401114afe',
    'efa411104afedfb400004afd9fd500005cf93ff920028fe306fea77aef500038effe8300',
  ],
  [
    '0',
    '00007bccf830003dc2001cf502ee100007fb0af7000005fe2ff1000006fe8fb0000009fb',
    'cf7000000cf7ef4000002ff2ef3000008fa0bf400002fd105fa0002dd200048d8ab60000',
  ],
  [
    '1',
    '11247cec200046aceffc200068868efc200034315dfc200000005dfc200000005dfc2000',
    '00005dfc200000005dfc200000005dfc200000005dfc200035569efd75557deeffffffee',
  ],
  [
    '1',
    '00000047bdff3347acdeffff9ccddb9aefff67865438efff11100018efff00000028efff',
    '00000028efff00000028efff00000028efff00000028efff00000028efff00000028efff',
  ],
  [
    '2',
    '137cffffa6004cc95447dfb1697100003ef7242000002cf8000000005ee400000004de60',
    '0000016ed500000039ea30000016cd61000003ae930000136dea66666688efffffffffff',
  ],
  [
    '2',
    '138cffffa7005dedbabeffc27db71017eff846630003dff901100006efe50000004efe90',
    '000016efe81000029efb4000015cfd82001228eea4100033afffeeeeeeeeefffffffffff',
  ],
  [
    '3',
    '138cffffa6004ccb7679efc15b8300037ef6122100027ef500000137cea10015bdeec610',
    '0002568befa1000000016dfa222000004bfea96200026dfb9db97669dfd235adeffe9600',
  ],
  [
    '3',
    'bffffffffff36a98887ade601410039ed40001004aeb10000006be710000006cffffd920',
    '0012224aeff5000000015efd000000004cfe020000027ef96a85447affa06cfffffb7200',
  ],
  [
    '4',
    '0000016ceb10000005deeb1000004cdbeb100003cd59eb10002ce529fb1001be602afb10',
    '1ae6002afb109f94334bfc33effffffffffe4444445bfc440000002afb100000223afd31',
  ],
  [
    '4',
    '0000004cf500000003cef50000003ccdf5000002cd5cf500002cd61cf50001bd601cf500',
    '1be5001cf500afcbcccefdcb7888889efb870000001cf5000000001cf5000000135df831',
  ],
  [
    '5',
    '1aefffffffd21becaaaaaa812ce8200000102dd7100000003dda9ab973003decbabdfe91',
    '132100139ff8000000004bfe221000004bfe875100137ef99db9778aefa037befffd8400',
  ],
  [
    '5',
    '0004444446cb006fddddddd7019c4444443103b80000000014e82220000013ddddeec710',
    '0143447aefe2000000018ffa000000004dfb230000007ee679610027ee707beeceea6100',
  ],
  [
    '6',
    '00049dffeb5002bfc8678bb11cfb410014616fd500000000bfa458a96300efdec99bffa0',
    'ffe620026ef8dfb300003afeafc4000039fe3ff720015dfa06ff9758cfc10028efefb600',
  ],
  [
    '6',
    '0000017ada2000028eea6200004cea51000005ce831000002cfa455541008fecdddeec70',
    'dfe93214aff7ffb300004cfddfb400003afe8fd710005df90afea557cfb10059ffff9500',
  ],
  [
    '7',
    'efffffffffffaaa99999adf9521000017fc211000004de500000002bf8100000018fb200',
    '000005ed500000002cf9100000009fc300000005ee700000002beb200000018dc6000000',
  ],
  [
    '7',
    'efeeeeeeeeedbcbaaaaaaef833100002df910100002cfa20000001afc300000008fd6000',
    '00004ee810000001cfb300000007fe600000001dfc200000006ef8100000028db5100000',
  ],
  [
    '8',
    '006affffb7001bfb4225cfc15fe100002ef55fe200002ef50afb5113be90005cfeefc500',
    '07dd7569de918fc100003cf9ef70000007fecfa0000009fc4ef942249fe3017bfeefb710',
  ],
  [
    '8',
    '006affffb7001cffd99dffc16ffe3003eff67ffe2001dff61cffb439feb1018effffe710',
    '18efd9aeffa19ffc1003dffaeff700008ffedffb1001bffc3effc99cffe3017cffffb710',
  ],
  [
    '9',
    '006afffe83001cfd967aef60afd610028ff4efa400005cfaefa400004bfd8fe720128eff',
    '1aeeb99cddfe0047bb956bfb000000016ef626410014bfc11ba8779dfb2006beffd95000',
  ],
  [
    '9',
    '006affffa5001bfc7559dfb1afd510016ef8efa300003bfddfc400003bff6ffb5333aefd',
    '05beeeeecef8001244349ec300000138dc700000159dc7000026aee93000029eb7300000',
  ],
] as const

/** The shapes of digits, to which those of a font are compared. */
export const DIGIT_SHAPES: readonly { readonly digit: string; readonly shape: GlyphShape }[] = WRITTEN.map(
  ([digit, upper, lower]) => {
    const levels = Float32Array.from(upper + lower, (level) => Number.parseInt(level, 16))
    const shape = normalised(levels)
    if (!shape || levels.length !== SHAPE_SIDE ** 2)
      throw new RangeError(`${levels.length} levels of ${digit}`)
    return { digit, shape }
  },
)

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Pictures with what is printed on them: `index.json` and `truth/ID.txt` in a folder of anybody's own. */
const INDEX = z.array(
  z.object({
    id: z.string().regex(/^[^/\\]+$/),
    /** From the folder. */
    file: z.string(),
    group: z.string().default('all'),
    /** Of Tesseract's names: `por`, `eng`, `fra`. */
    lang: z.string().default('por'),
    /** `case`: upper and lower case are the same. */
    fold: z.literal('case').nullish(),
    /** `mrz`: of the text, lines of a machine-readable zone are looked for, and nothing else. */
    truth: z.string().nullish(),
  }),
)

export interface TruePicture {
  readonly id: string
  readonly file: string
  readonly group: string
  readonly lang: string
  readonly foldCase: boolean
  readonly zoneOnly: boolean
  readonly text: string
}

export async function loadFolder(folder: string): Promise<TruePicture[]> {
  const index = INDEX.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')))
  return Promise.all(
    index.map(async ({ id, file, group, lang, fold, truth }) => ({
      id,
      file: join(folder, file),
      group,
      lang,
      foldCase: fold === 'case',
      zoneOnly: truth === 'mrz',
      text: await readFile(join(folder, 'truth', `${id}.txt`), 'utf8'),
    })),
  )
}

import { makeInThreads } from './generator/capture/threads.ts'
import { hashOf, readList, writeList } from './picture-hashes.ts'
import { recipesOf } from './recipes.ts'

/**
 * Makes pictures and writes the list of their hashes; prints how many changed.
 *
 * @param isWanted by document id; what is not wanted keeps the hash it has
 */
export async function listPictures(
  parts: readonly string[],
  isWanted: (id: string) => boolean,
): Promise<void> {
  const all = (await Promise.all(parts.map(recipesOf))).flatMap((of) => [...of.values()])
  const recipes = all.filter(({ id }) => isWanted(id))
  const before = readList()
  const start = performance.now()
  const hashes = new Map<string, string>()
  await makeInThreads(recipes, async (index, files) => {
    const recipe = recipes[index]
    for (const [i, bytes] of files.entries()) {
      hashes.set(`${recipe?.part}/${recipe?.files[i]}`, hashOf(bytes))
    }
  })
  const changed = [...hashes].filter(([name, hash]) => before.get(name) !== hash).length
  const names = all.flatMap(({ part, files }) => files.map((file) => `${part}/${file}`))
  await writeList(new Map(names.map((name) => [name, hashes.get(name) ?? before.get(name) ?? ''])))
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${hashes.size} pictures in ${seconds} s, ${changed} of them new or changed`)
}

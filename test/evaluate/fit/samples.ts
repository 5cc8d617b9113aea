import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Runtime } from '@ficha/engine/parts'
import { type Json, sameJson } from '../../../cli/src/evaluate/score/metrics.ts'
import { definitionOf } from '../../../engine/src/document-types/document-types.ts'
import { readPages } from '../../../engine/src/read-pages.ts'
import { crc32 } from '../../../engine/src/reader/crc32.ts'
import { alternativesOf } from '../../../engine/src/weigh/alternatives.ts'
import { type Choose, chooseByFit } from '../../../engine/src/weigh/choose.ts'
import { LIKELY, type Proposal } from '../../../engine/src/weigh/proposal.ts'
import { pathsOf } from '../../documents/pictures.ts'
import type { TestDocument } from '../documents.ts'

/** One choice that was to be made: the alternatives of a field, and which of them is right. */
export interface Sample {
  /** Of the field, with the number of its type. */
  readonly name: string
  readonly document: string
  readonly layout: string
  /** [alternatives][features] */
  readonly features: readonly (readonly number[])[]
  /** Number of the right alternative; -1 where none of them is. */
  readonly right: number
  /** Number of what the network gives most. */
  readonly network: number
}

/** Layouts by hands that saw neither rules nor the training's generator. */
export function isByOthers(layout: string): boolean {
  return /^(?:new|blind)-/.test(layout)
}

/** crc32 of a layout's name modulo 10; see models/training/ficha_train/reader/readings.py. */
const MEASURED_TENTHS = 3

/** Layouts that the network was not trained on: what it says of others is too sure. */
export function isMeasured(layout: string): boolean {
  return crc32(layout) % 10 < MEASURED_TENTHS
}

/** @param file where they are kept, so that only the fit is run again */
export async function collectSamples(
  documents: readonly TestDocument[],
  runtime: Runtime,
  file?: string,
): Promise<Sample[]> {
  const known = file && (await readFile(file, 'utf8').catch(() => null))
  if (known) return JSON.parse(known)
  const samples: Sample[] = []
  for (const document of documents) samples.push(...(await samplesOf(document, runtime)))
  if (file) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(samples))
  }
  return samples
}

/** All choices of one document, each with the right choices made before it. */
export async function samplesOf(document: TestDocument, runtime: Runtime): Promise<Sample[]> {
  const { id, type, layout, expected } = document
  if ('error' in expected) return []
  const files = await Promise.all((await pathsOf(document)).map((path) => readFile(path)))
  const definition = definitionOf(type)
  const { reading } = await readPages(files, runtime, { definitions: [definition] })
  const samples: Sample[] = []
  const choose: Choose = (name, proposals, absent, group) => {
    const alternatives = alternativesOf(proposals, absent)
    const truth = truthOf(expected.data, name, group)
    if (truth === undefined) return chooseByFit(name, proposals, absent, group)
    const right = alternatives.findIndex(({ value }) => sameJson(value as Json, truth))
    const [first] = proposals
    const isTold = first !== undefined && first.probability > LIKELY
    const network = isTold
      ? alternatives.findIndex(({ value }) => sameJson(value as Json, first.value as Json))
      : 0
    const features = alternatives.map((one) => one.features)
    samples.push({ name: `${type}.${name}`, document: id, layout, features, right, network })
    const isRight = ({ value }: Proposal) => sameJson(value as Json, truth)
    return chooseByFit(name, right < 0 ? proposals : proposals.filter(isRight), absent, group)
  }
  definition.read(reading, choose)
  return samples
}

/** What a field or a group's member should be; undefined where the truth says nothing of it. */
function truthOf(
  data: Readonly<Record<string, Json>>,
  name: string,
  group: string | undefined,
): Json | undefined {
  const [list = '', member] = name.split('.')
  const value = data[list]
  if (member === undefined || !Array.isArray(value)) return value
  if (member === 'name') return value.map((one: Json) => memberOf(one, member) ?? null)
  const own = value.find((one: Json) => String(memberOf(one, 'name')).toLowerCase() === group?.toLowerCase())
  return own === undefined ? undefined : memberOf(own, member)
}

function memberOf(one: Json, member: string): Json | undefined {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
    ? (one as Readonly<Record<string, Json>>)[member]
    : undefined
}

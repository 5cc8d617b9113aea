import type { TestProject } from 'vitest/node'
import { readInNode } from './read-in-node.ts'

/** Hands the contract's documents and samples, with what Node read, to hosts that cannot read files. */
export default async function setup(project: TestProject): Promise<void> {
  const { cases, samples } = await readInNode()
  project.provide('contractCases', cases)
  project.provide('networkSamples', samples)
}

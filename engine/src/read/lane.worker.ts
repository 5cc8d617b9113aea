import { serveLane } from '../runtime/lane.ts'
import { closeNetwork } from './close-network.ts'

/** One line of text at a time, beside others. All that it needs comes from the engine's worker. */
closeNetwork()
serveLane()

import { serveLane } from '@ficha/engine/parts/lane'

serveLane()

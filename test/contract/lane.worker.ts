import { serveLane } from '@ficha/engine/lane'

serveLane()

import { testImageMutants } from './read-image-mutants.ts'

testImageMutants(200)

import { staysLinear } from './stays-linear.ts'

staysLinear(40_000)

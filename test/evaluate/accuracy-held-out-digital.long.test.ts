import { assertAccuracy } from './assert-accuracy.ts'

await assertAccuracy('held-out', ['digital'])

import { assertAccuracy } from './assert-accuracy.ts'

await assertAccuracy('held-out', ['scan', 'photo', 'card-scan', 'card-photo'])

import { assertAccuracy } from './assert-accuracy.ts'

await assertAccuracy('tuning', ['scan', 'photo', 'card-scan', 'card-photo'])

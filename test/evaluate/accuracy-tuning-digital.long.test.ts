import { assertAccuracy } from './assert-accuracy.ts'

await assertAccuracy('tuning', ['digital'])

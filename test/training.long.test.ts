import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Where Python has what training needs; elsewhere the job `training` of CI runs it. */
const TRAINING = join(import.meta.dirname, '../models/training')
const PYTHON = process.env['PYTHON'] ?? 'python3'
const ready = spawnSync(PYTHON, ['-c', 'import cv2, onnx, onnxruntime, torch']).status === 0

test.runIf(ready)(
  'every network learns for 50 steps and is exported as the engine knows it',
  { timeout: 600_000 },
  () => {
    const told = execFileSync(PYTHON, ['-W', 'ignore', '-m', 'ficha_train', 'rehearse'], {
      cwd: TRAINING,
      encoding: 'utf8',
    })
    expect(told).toMatch(/^documents: .*\nreader: .*\nrecogniser: .*\ndetector: /)
  },
)

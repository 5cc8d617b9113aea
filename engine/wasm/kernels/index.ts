export { add, convolve, lookUp, project, quantise, surround } from './direct'
export { convolve1x5 } from './line'
export { averageRows, scaleRow } from './resize'
export { darken, levelRidges, pick, pickAlong, uprightRidges } from './rules'
export { convolve3x3 } from './square'

/** Where memory is free. */
export function freeFrom(): usize {
  return __heap_base
}

import { LINE, SAND } from './palette.ts'
import { path, rect, stroke } from './shapes.ts'

/** Stands in for a picture that is missing: the outline of a house on sand. */
export function placeholder(): string {
  const outline =
    'M232 340V212L360 122L488 212V340Z M330 340V262H390V340 M262 232H306V276H262Z M414 232H458V276H414Z M426 166V128H452V185'
  return (
    rect(0, 0, 720, 480, SAND) +
    path('M0 372Q180 330 360 358T720 346V480H0Z', LINE, { opacity: 0.8 }) +
    stroke(outline, '#C9BDA5', 5, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }) +
    stroke('M150 340H570', '#C9BDA5', 5, { 'stroke-linecap': 'round' })
  )
}

import { isDwelling } from '../homes/home.ts'
import { line } from './line.ts'

/** How a listing ends when its agent has little time. */
export const SHORT_ENDINGS = [
  line('{Please call to arrange a viewing|Viewing by appointment|Further details to follow}.'),
  line('Photographs and {full details|a fuller description} to follow.'),
  line('No chain.', (s) => s.home.chainFree, 'chain'),
  line(
    (s) => `${s.station?.name} station is close by.`,
    (s) => s.station !== null && s.station.minutes <= 12,
    'station',
  ),
  line(
    (s) => `Available from ${s.availableFrom}.`,
    (s) => s.availableFrom !== null && isDwelling(s.home),
    'available',
  ),
]

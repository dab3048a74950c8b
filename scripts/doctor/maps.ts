import type { Config } from '../../packages/config/src/config.ts'
import { type Check, unsetCheck, weak, works } from './finding.ts'

const NAME = 'Maps'
/** Of every MapLibre style. */
const STYLE_VERSION = 8

export function mapsCheck({ GOOGLE_MAPS_API_KEY: key, MAP_STYLE_URL: url }: Config): Check {
  if (key) {
    const said =
      'a key for Google’s pictures is set; its referrers decide, so look at a listing’s page'
    return { name: NAME, todo: '', look: async () => [works(NAME, said)] }
  }
  if (!url) return unsetCheck(NAME, 'MAP_STYLE_URL is not set: a panel in words stands in')
  return {
    name: NAME,
    todo: 'Check MAP_STYLE_URL: browsers fetch it too.',
    async look() {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`the map style is answered with ${response.status}`)
      const style: unknown = await response.json()
      const isStyle = typeof style === 'object' && style !== null && 'version' in style
      if (isStyle && style.version === STYLE_VERSION) return [works(NAME, 'the map style is there')]
      return [
        weak(NAME, 'what MAP_STYLE_URL leads to is no map style', 'Take the address of a style.'),
      ]
    },
  }
}

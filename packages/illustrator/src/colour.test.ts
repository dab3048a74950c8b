import { describe, expect, it } from 'vitest'
import { illuminate, mix, shade } from './colour.ts'

describe('colours', () => {
  it('mixes from one end to the other', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
    expect(mix('#102030', '#304050', 0.5)).toBe('#203040')
  })

  it('shades towards light and dark', () => {
    expect(Number.parseInt(shade('#808080', 0.5).slice(1, 3), 16)).toBeGreaterThan(0x80)
    expect(Number.parseInt(shade('#808080', -0.5).slice(1, 3), 16)).toBeLessThan(0x80)
  })

  it('lets evening fall on all but the lamps', () => {
    const scene = '<rect fill="#FFFFFF"/><rect fill="#F6D78F"/><use href="#h1s2"/>'
    const evening = illuminate(scene, { colour: '#000000', strength: 0.5 }, ['#F6D78F'])
    expect(evening).toBe('<rect fill="#808080"/><rect fill="#F6D78F"/><use href="#h1s2"/>')
  })
})

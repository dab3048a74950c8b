import { afterAll } from 'vitest'
import { endings } from './endings.ts'

// Run for each test file, while what it imports is loaded once for several.
afterAll(async () => {
  for (const end of endings.splice(0)) await end()
})

import { readConfig } from '@hearth/config/config.ts'
import { expect, test } from 'vitest'
import { testApp } from './testing/testApp.ts'

test.each(['127.0.0.1', '10.0.0.0/8, 192.168.1.4', '::1,fd00::/8'])(
  'TRUST_PROXY=%s is understood by the server',
  async (list) => {
    const { TRUST_PROXY } = readConfig({ TRUST_PROXY: list })
    await expect(testApp({ trustProxy: TRUST_PROXY })).resolves.toBeDefined()
  },
)

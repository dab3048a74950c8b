import { afterEach, expect, test, vi } from 'vitest'
import { createHearthRouter } from './router.tsx'
import { createQueryClient } from './trpc.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

test('results are asked for once somebody goes to them, and not when a link is only pointed at', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const queryClient = createQueryClient()
  const router = createHearthRouter(queryClient)
  const asked = () => queryClient.getQueryCache().findAll({ queryKey: [['search', 'results']] })

  await router.preloadRoute({ to: '/properties', search: { location: 'York' } })
  expect(asked()).toHaveLength(0)
  await router.navigate({ to: '/properties', search: { location: 'Leeds' } })
  await router.load()
  expect(asked()).toHaveLength(1)
})

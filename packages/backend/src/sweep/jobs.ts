import type { Handler } from '../jobHandler.ts'

export const sweep: Handler<'sweep.nightly'> = async () => {
  throw new Error('not built yet')
}

import type { Handler } from '../jobHandler.ts'

export const deliverEmail: Handler<'mail.deliver'> = async () => {
  throw new Error('not built yet')
}

import type { Handler } from '../jobHandler.ts'
import { runImport } from './run.ts'

export const readImportFile: Handler<'import.run'> = (context, { importId }) =>
  runImport(context, importId)

export { attachMedia } from './attach.ts'
export { takeMedia } from './media.ts'

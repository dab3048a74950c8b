// Reads one file of listings, as a worker does; to be killed meanwhile.
import { createLocalStorage } from '@hearth/adapters/storage/localStorage.ts'
import { runImport } from '@hearth/backend/import/run.ts'
import { TEST_SITE } from '@hearth/backend/testing/site.ts'
import { createDatabase } from '@hearth/db/client.ts'

const { DATABASE_URL = '', FILES = '', IMPORT_ID } = process.env
const db = createDatabase(DATABASE_URL)
process.send?.('ready')
const settings = { publicUrl: 'https://hearth.example', enquiryRecipient: null, site: TEST_SITE }
const storage = createLocalStorage(FILES)
await runImport({ db, storage, settings, now: new Date() }, Number(IMPORT_ID))
await db.close()
process.disconnect?.()

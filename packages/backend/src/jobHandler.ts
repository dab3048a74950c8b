import type { Geocoder } from '@hearth/adapters/geocoder/geocoder.ts'
import type { LanguageModel } from '@hearth/adapters/language-model/languageModel.ts'
import type { Mailer } from '@hearth/adapters/mail/mailer.ts'
import type { PlaceSource } from '@hearth/adapters/places/placeSource.ts'
import type { Storage } from '@hearth/adapters/storage/storage.ts'
import type { JobName, JobPayload } from '@hearth/core/job/contract.ts'
import type { Gazetteer } from '@hearth/core/place/gazetteer.ts'
import type { Database } from '@hearth/db/client.ts'
import type { PictureMaker } from './file/pictureMaker.ts'
import type { Log } from './log.ts'
import type { MailSettings, Settings } from './settings.ts'

/** What every job is given. The worker makes one for each attempt. */
export interface JobContext {
  db: Database
  gazetteer: Gazetteer
  languageModel: LanguageModel | null
  mailer: Mailer
  /** Null: what the gazetteer and postcodes do not know stays unknown. */
  geocoder: Geocoder | null
  /** Null: amenities come from what is stored alone. */
  placeSource: PlaceSource | null
  /** Where uploads are kept, and what is made of them. */
  storage: Storage
  pictureMaker: PictureMaker
  /** What the environment says about links, recipients and whether e-mails are to be read here. */
  settings: MailSettings & Pick<Settings, 'hasMailbox'>
  /** How many e-mails leave in a minute; null: any number. */
  emailsPerMinute: number | null
  log: Log
  /** The instant at which the attempt began. */
  now: Date
}

/**
 * Does one job. It may run twice for one job and must do no harm then. Whatever it throws is the reason
 * of a failed attempt; AppError badInput ends the job at once.
 */
export type Handler<K extends JobName> = (
  context: JobContext,
  payload: JobPayload<K>,
) => Promise<void>

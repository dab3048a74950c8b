import { createGeocoder } from '@hearth/adapters/geocoder/nominatim.ts'
import { createLanguageModel } from '@hearth/adapters/language-model/languageModel.ts'
import { createMailer } from '@hearth/adapters/mail/createMailer.ts'
import { createOverpass } from '@hearth/adapters/places/overpass.ts'
import type { JobContext } from '@hearth/backend/jobHandler.ts'
import { enquiryRecipientOf, publicUrlOf } from '@hearth/config/addresses.ts'
import type { Config } from '@hearth/config/config.ts'
import { hasMailbox } from '@hearth/config/development.ts'
import { languageModelOptionsOf } from '@hearth/config/languageModel.ts'
import { mailerOptionsOf } from '@hearth/config/mail.ts'
import { siteConfigOf } from '@hearth/config/site.ts'
import { makeOver } from '@hearth/media/pictureMaker.ts'

type Outside = Pick<
  JobContext,
  | 'languageModel'
  | 'mailer'
  | 'emailsPerMinute'
  | 'geocoder'
  | 'placeSource'
  | 'pictureMaker'
  | 'settings'
>

/** What jobs get of the environment: the systems outside, each where it is set, and our own address. */
export function outsideOf(config: Config): Outside {
  const { GEOCODER_URL, OVERPASS_URL } = config
  const languageModel = languageModelOptionsOf(config)
  return {
    settings: {
      publicUrl: publicUrlOf(config),
      enquiryRecipient: enquiryRecipientOf(config),
      hasMailbox: hasMailbox(config),
      site: siteConfigOf(config),
    },
    pictureMaker: { makeOver },
    languageModel: languageModel && createLanguageModel(languageModel),
    mailer: createMailer(mailerOptionsOf(config)),
    emailsPerMinute: config.EMAIL_RATE_PER_MINUTE ?? null,
    geocoder: GEOCODER_URL ? createGeocoder({ url: GEOCODER_URL }) : null,
    placeSource: OVERPASS_URL ? createOverpass({ url: OVERPASS_URL }) : null,
  }
}

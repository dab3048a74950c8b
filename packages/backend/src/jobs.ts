import type { JobName } from '@hearth/core/job/contract.ts'
import { analyseProperty } from './amenity/jobs.ts'
import type { Handler } from './jobHandler.ts'
import { deliverEmail } from './mail/jobs.ts'
import { formatDescription, geocodeProperty } from './property/jobs.ts'
import { sweep } from './sweep/jobs.ts'

/** Who does each kind of job: one that is missing does not compile. */
export const HANDLERS = {
  'amenity.analyse': analyseProperty,
  'mail.deliver': deliverEmail,
  'property.formatDescription': formatDescription,
  'property.geocode': geocodeProperty,
  'sweep.nightly': sweep,
} satisfies { [K in JobName]: Handler<K> }

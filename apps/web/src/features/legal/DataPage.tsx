import { DATA_SOURCES } from './dataSources.tsx'
import { LegalPage } from './LegalPage.tsx'

/** Whose data Hearth shows, and under which licences. */
export function DataPage() {
  return (
    <LegalPage
      path="/data"
      summary="Hearth knows thousands of places because others have collected them and share what they know. These are their names and their terms."
      sections={DATA_SOURCES}
    />
  )
}

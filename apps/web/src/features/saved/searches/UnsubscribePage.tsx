import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { EndedAlerts } from './EndedAlerts.tsx'
import { LookoutPicture } from './LookoutPicture.tsx'
import classes from './UnsubscribePage.module.css'

/** Where the link at the foot of an alert leads: it ends these alerts, for whoever holds it. */
export function UnsubscribePage({ token }: { token: string }) {
  usePageTitle(UNLISTED_TITLES['/unsubscribe'])
  return (
    <PageContainer page>
      <div className={classes.page}>
        <LookoutPicture />
        <EndedAlerts token={token} />
      </div>
    </PageContainer>
  )
}

import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { CompanySection } from '../agent/entry/CompanySection.tsx'
import classes from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { DataSection } from './DataSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { useAuth } from './useAuth.ts'

/** Who one is at Hearth, where one is signed in, and how to leave. */
export function AccountPage() {
  usePageTitle(UNLISTED_TITLES['/account'])
  const { me } = useAuth()
  if (me === null) return null
  return (
    <PageContainer page>
      <PageHeading title="Your account" subtitle={`Signed in as ${me.email}`} />
      <div className={classes.sections}>
        {me.isDemo ? (
          <AccountSection title="A demo account" text="Everybody may sign in with it.">
            <p className={classes.note}>
              Its name, email address and password stay as they are. Create an account of your own
              to change them.
            </p>
          </AccountSection>
        ) : (
          <>
            <NameSection me={me} />
            <EmailSection me={me} />
            <PasswordSection me={me} />
            {me.agentId !== null && <CompanySection />}
          </>
        )}
        <DevicesSection canEnd={!me.isDemo} />
        <DataSection canDelete={!me.isDemo} isAgent={me.agentId !== null} />
      </div>
    </PageContainer>
  )
}

import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import classes from './AccountPage.module.css'
import { DataSection } from './DataSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { useAuth } from './useAuth.ts'

/** Who one is at Hearth, where one is signed in, and how to leave. */
export function AccountPage() {
  usePageTitle('Your account')
  const { me } = useAuth()
  if (me === null) return null
  return (
    <PageContainer page>
      <PageHeading title="Your account" subtitle={`Signed in as ${me.email}`} />
      <div className={classes.sections}>
        <NameSection me={me} />
        <EmailSection me={me} />
        <PasswordSection me={me} />
        <DevicesSection />
        <DataSection />
      </div>
    </PageContainer>
  )
}

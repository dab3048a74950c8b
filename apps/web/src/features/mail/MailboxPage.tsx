import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { NotFoundPage } from '../../frame/NotFoundPage.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { EmailPane } from './EmailPane.tsx'
import { emailIdFrom } from './emailId.ts'
import { MailboxList } from './MailboxList.tsx'
import classes from './MailboxPage.module.css'
import { useEmail, useMailbox } from './useMailbox.ts'

const PURPOSE =
  'This page exists only for development. Hearth keeps every e-mail here, and none leaves unless a mail server is set.'

/** /mailbox and /mailbox/{id}: the list, and beside it (on a phone: instead of it) what is read. */
export function MailboxPage({ param }: { param: string | undefined }) {
  const id = param === undefined ? undefined : emailIdFrom(param)
  const [firstId] = useState(id)
  const mailbox = useMailbox()
  const email = useEmail(id)
  const isMissing =
    (param !== undefined && id === undefined) ||
    [mailbox, email].some(({ error }) => error?.data?.code === 'NOT_FOUND')
  if (isMissing) return <NotFoundPage />

  const isReading = id !== undefined
  const refresh = () => {
    void mailbox.refetch()
    if (isReading) void email.refetch()
  }
  return (
    <PageContainer page>
      <MailboxTitle />
      <div className={classes.top}>
        <PageHeading title="Mailbox" subtitle={PURPOSE} />
        <Button
          variant="default"
          size="md"
          leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
          onClick={refresh}
        >
          Refresh
        </Button>
      </div>
      <div className={classes.columns} data-reading={isReading || undefined}>
        <div className={classes.list}>
          <MailboxList query={mailbox} />
        </div>
        <div className={classes.pane}>
          {isReading ? (
            <EmailPane key={id} query={email} isChosen={id !== firstId} />
          ) : (
            mailbox.data &&
            mailbox.data.length > 0 && (
              <p className={classes.hint}>Choose an e-mail to read it here.</p>
            )
          )}
        </div>
      </div>
    </PageContainer>
  )
}

/** A component, because the not-found page names itself. */
function MailboxTitle() {
  usePageTitle(UNLISTED_TITLES['/mailbox'])
  return null
}

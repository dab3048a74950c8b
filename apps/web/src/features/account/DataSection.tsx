import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { refusalOf } from '../../refusal.ts'
import { saveAsFile } from '../../saveAsFile.ts'
import { trpc } from '../../trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { sayWrong } from '../../ui/toasts.ts'
import classes from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

interface Props {
  canDelete: boolean
  /** Whether it acts for a company. */
  isAgent: boolean
}

/** Everything that is held about one, to take away or to have deleted. */
export function DataSection({ canDelete, isAgent }: Props) {
  const utils = trpc.useUtils()
  const [isExporting, setExporting] = useState(false)
  const [isDeleting, deletion] = useDisclosure(false)
  const download = async () => {
    setExporting(true)
    try {
      const data = await utils.account.exportData.fetch(undefined, { staleTime: 0 })
      saveAsFile('hearth-data.json', JSON.stringify(data, null, 2))
    } catch (error) {
      sayWrong('Your data could not be fetched', refusalOf(error).text)
    } finally {
      setExporting(false)
    }
  }
  return (
    <AccountSection
      title="Your data"
      text={`Take everything that Hearth holds about you with you${canDelete ? ', or have it deleted' : ''}.`}
    >
      <div className={classes.actions}>
        <BusyButton variant="default" isBusy={isExporting} onClick={() => void download()}>
          Download your data
        </BusyButton>
        {canDelete && (
          <Button variant="outline" color="ember" onClick={deletion.open}>
            Delete account
          </Button>
        )}
      </div>
      <DeleteAccountDialog isAgent={isAgent} isOpen={isDeleting} onClose={deletion.close} />
    </AccountSection>
  )
}

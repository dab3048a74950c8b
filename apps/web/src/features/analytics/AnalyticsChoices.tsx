import { Modal, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import classes from './AnalyticsChoices.module.css'
import { useAnalytics } from './AnalyticsContext.ts'
import { ChoiceDetails } from './ChoiceDetails.tsx'

/** The way to change one's mind, from every page: a button that opens a dialog. Nothing where nothing is set up. */
export function AnalyticsChoices({ className }: { className: string | undefined }) {
  const { standing } = useAnalytics()
  const [isOpen, dialog] = useDisclosure(false)
  if (standing === 'off') return null
  return (
    <>
      <UnstyledButton className={className} onClick={dialog.open} aria-haspopup="dialog">
        Analytics choices
      </UnstyledButton>
      <Modal opened={isOpen} onClose={dialog.close} title="Analytics choices" size="md">
        <ChoiceDetails />
        <p className={classes.more}>
          <Link to="/cookies" onClick={dialog.close}>
            What is stored, and what it is for
          </Link>
        </p>
      </Modal>
    </>
  )
}

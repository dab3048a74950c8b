import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { printPage } from './printPage.ts'

/** Prints the page, as it is meant for paper. */
export function PrintButton({ className }: { className?: string | undefined }) {
  return (
    <Button
      className={className}
      variant="default"
      size="md"
      leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
      onClick={() => void printPage()}
    >
      Print
    </Button>
  )
}

import type { MailboxEmail } from '@hearth/core/mail/contract.ts'
import { useState } from 'react'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import classes from './EmailBody.module.css'

const FORMS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
] as const

/** The two forms of one e-mail, of which mail programs show one. */
export function EmailBody({ email: { html, text } }: { email: MailboxEmail }) {
  const [form, setForm] = useState<(typeof FORMS)[number]['value']>('html')
  return (
    <>
      <SegmentedToggle label="Show as" value={form} options={FORMS} onChange={setForm} size="sm" />
      {form === 'html' ? (
        <iframe
          className={classes.html}
          title="The e-mail as HTML"
          // No scripts, no forms, no origin; links open beside Hearth.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        />
      ) : (
        <pre className={classes.text}>{text}</pre>
      )}
    </>
  )
}

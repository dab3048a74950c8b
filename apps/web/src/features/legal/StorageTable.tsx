import { STORED_IN_BROWSER, type StoredInBrowser } from '@hearth/core/site/browserStorage.ts'
import { Fragment } from 'react'
import { TextTable } from '../../ui/reading/TextTable.tsx'
import classes from './StorageTable.module.css'

interface Props {
  caption: string
  which: (stored: StoredInBrowser) => boolean
}

/** Some of what is kept in a browser. */
export function StorageTable({ caption, which }: Props) {
  const rows = STORED_IN_BROWSER.filter(which).map(({ name, purpose, lasts }) => [
    <code key="name" className={classes.name}>
      {breakable(name)}
    </code>,
    purpose,
    lasts,
  ])
  return <TextTable caption={caption} head={['Name', 'What for', 'Stays']} rows={rows} />
}

/** A long name may go on in the next line after a dot. */
const breakable = (name: string) =>
  name.split(/(?<=[.,])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))

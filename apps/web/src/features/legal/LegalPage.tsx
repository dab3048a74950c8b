import { TEXT_PAGES, type TextPath, textHead } from '@hearth/core/page/textHead.ts'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { headingId } from '../../ui/reading/headingId.ts'
import { Prose } from '../../ui/reading/Prose.tsx'
import { ReadingLayout } from '../../ui/reading/ReadingLayout.tsx'
import { siteOrigin } from '../../ui/siteOrigin.ts'
import { usePageHead } from '../../ui/usePageHead.ts'
import classes from './LegalPage.module.css'

export interface LegalSection {
  title: string
  body: ReactNode
}

interface Props {
  path: TextPath
  /** What the page says, in one or two sentences. */
  summary: string
  /** When its wording was last changed: "June 2024". */
  updated?: string
  sections: readonly LegalSection[]
}

/** A text that has to be exact: numbered sections, and all of them to be seen beside it. */
export function LegalPage({ path, summary, updated, sections }: Props) {
  usePageHead(textHead(path, siteOrigin()))
  return (
    <PageContainer page>
      <header className={classes.header}>
        <Title order={1} className={classes.title}>
          {TEXT_PAGES[path].title}
        </Title>
        <p className={classes.summary}>{summary}</p>
        {updated !== undefined && <p className={classes.updated}>Last updated {updated}</p>}
      </header>
      <ReadingLayout headings={sections.map(({ title }) => title)}>
        <Prose>
          {sections.map(({ title, body }) => (
            <section key={title} aria-labelledby={headingId(title)}>
              <h2 id={headingId(title)}>{title}</h2>
              {body}
            </section>
          ))}
        </Prose>
      </ReadingLayout>
    </PageContainer>
  )
}

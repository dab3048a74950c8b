import { feedPath } from '@hearth/core/page/searchPaths.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { Button } from '@mantine/core'
import { IconRss } from '@tabler/icons-react'

/** The homes of the search for feed readers: a link, and where readers themselves look for it. */
export function FeedLink({ criteria }: { criteria: SearchCriteria }) {
  const href = feedPath(criteria)
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title="New homes" href={href} />
      <Button
        component="a"
        href={href}
        variant="subtle"
        px="xs"
        fz="md"
        aria-label="Feed of this search"
        leftSection={<IconRss size={19} stroke={1.6} aria-hidden />}
      >
        Feed
      </Button>
    </>
  )
}

import { feedPath } from '@hearth/core/page/searchPaths.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { Button } from '@mantine/core'
import { IconRss } from '@tabler/icons-react'

/** The homes of the search for feed readers; the page's head tells readers where it is too. */
export function FeedLink({ criteria }: { criteria: SearchCriteria }) {
  return (
    <Button
      component="a"
      href={feedPath(criteria)}
      variant="subtle"
      px="xs"
      fz="md"
      aria-label="Feed of this search"
      leftSection={<IconRss size={19} stroke={1.6} aria-hidden />}
    >
      Feed
    </Button>
  )
}

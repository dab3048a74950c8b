import { Chip, CloseButton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { SearchField } from '../../../ui/SearchField.tsx'
import { conversationsInWords } from '../../message/counts.ts'
import classes from './MessagesTab.module.css'
import type { MessagesFilter } from './messagesFilter.ts'
import type { useAgentConversations } from './useAgentConversations.ts'
import { useTypedSearch } from './useTypedSearch.ts'

interface Props {
  filter: MessagesFilter
  list: ReturnType<typeof useAgentConversations>
}

/** Finds conversations. The address keeps what is looked for, so that Back and reload do. */
export function MessagesFilters({ filter, list }: Props) {
  const navigate = useNavigate({ from: '/agent/dashboard' })
  const change = (changed: MessagesFilter) =>
    void navigate({ search: (now) => ({ ...now, ...changed }), replace: true, resetScroll: false })
  const { typed, type } = useTypedSearch(filter.q, (q) => change({ q }))
  const about = list.conversations?.find(({ propertyId }) => propertyId === filter.home)
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        label="Search messages"
        placeholder="Name, email, address or words"
        value={typed}
        onType={type}
      />
      <Chip
        size="md"
        classNames={{ label: classes.chip }}
        checked={filter.unread === true}
        onChange={(checked) => change({ unread: checked || undefined })}
      >
        Unread only
      </Chip>
      {filter.home !== undefined && (
        <span className={classes.home}>
          <span className={classes.homeTitle}>{about ? about.title : 'One home'}</span>
          <CloseButton
            size="sm"
            radius="xl"
            aria-label="Show messages about all homes"
            onClick={() => change({ home: undefined })}
          />
        </span>
      )}
      <p className={classes.total} role="status">
        {list.conversations && conversationsInWords(list.total)}
      </p>
    </search>
  )
}

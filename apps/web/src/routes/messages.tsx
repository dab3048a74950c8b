import { createFileRoute } from '@tanstack/react-router'
import { RequireUser } from '../features/account/RequireUser.tsx'
import { MessagesPage } from '../features/message/MessagesPage.tsx'
import { messagesSearch } from '../features/message/messagesSearch.ts'

export const Route = createFileRoute('/messages')({
  validateSearch: messagesSearch,
  component: MessagesRoute,
})

function MessagesRoute() {
  const { property } = Route.useSearch()
  return (
    <RequireUser>
      <MessagesPage chosenId={property} />
    </RequireUser>
  )
}

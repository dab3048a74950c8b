import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { SavedCard } from './SavedCard.tsx'
import { type ShownHome, shownNow } from './shownHome.ts'

/** A home that this browser alone keeps, as its listing is now; as it was kept while that is not known. */
export function KeptCard({ home }: { home: ShownHome }) {
  const { data, error } = trpc.property.byId.useQuery({ id: home.id })
  const isKnown = data !== undefined || refusalOf(error).code === 'notFound'
  return <SavedCard home={isKnown ? shownNow(home, data) : home} />
}

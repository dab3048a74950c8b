import { VIEWING_PARTS, type ViewingPart } from '@hearth/core/viewing/agentContract.ts'
import { Link } from '@tanstack/react-router'
import classes from './AgentViewingsPage.module.css'
import { PART_NAMES } from './agentWords.ts'

const PARTS = [undefined, ...VIEWING_PARTS]

/** All viewings or a part of them; the address keeps which. */
export function PartFilter({ part }: { part: ViewingPart | undefined }) {
  return (
    <nav aria-label="Which viewings">
      <ul className={classes.parts}>
        {PARTS.map((each) => (
          <li key={each ?? 'all'}>
            <Link
              to="/agent/viewings"
              search={each ? { part: each } : {}}
              className={classes.part}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={each === part ? 'page' : undefined}
            >
              {each ? PART_NAMES[each] : 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Link, useLocation } from '@tanstack/react-router'
import { useSavedProperties } from '../features/saved/useSavedProperties.ts'
import classes from './MainNavigation.module.css'

interface Props {
  linkClass: string | undefined
  onNavigate?: () => void
}

/** Buy, Rent, Saved and Blog; the page one is on is marked. */
export function MainNavigation({ linkClass, onNavigate }: Props) {
  const { saved } = useSavedProperties()
  const current = useLocation({ select: currentEntry })
  const mark = (entry: Entry) =>
    current === entry ? { 'data-current': true, 'aria-current': 'page' as const } : {}
  const common = { className: linkClass, onClick: onNavigate }
  return (
    <>
      <Link to="/properties" search={{ type: 'sale' }} {...common} {...mark('buy')}>
        Buy
      </Link>
      <Link to="/properties" search={{ type: 'rent' }} {...common} {...mark('rent')}>
        Rent
      </Link>
      <Link to="/saved-properties" {...common} {...mark('saved')}>
        Saved
        {saved.length > 0 && (
          <span className={classes.count}>
            {saved.length}
            <span className={classes.hidden}>
              {saved.length === 1 ? ' saved property' : ' saved properties'}
            </span>
          </span>
        )}
      </Link>
      <Link to="/blog" {...common} {...mark('blog')}>
        Blog
      </Link>
    </>
  )
}

type Entry = 'buy' | 'rent' | 'saved' | 'blog'

interface Place {
  pathname: string
  search: object
}

function currentEntry({ pathname, search }: Place): Entry | undefined {
  if (pathname === '/properties') {
    return 'type' in search && search.type === 'rent' ? 'rent' : 'buy'
  }
  if (pathname === '/saved-properties') return 'saved'
  if (pathname.startsWith('/blog')) return 'blog'
  return undefined
}

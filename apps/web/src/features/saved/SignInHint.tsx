import { Link } from '@tanstack/react-router'
import classes from './SavedPropertiesPage.module.css'

/** Tells a visitor what an account is good for here. */
export function SignInHint({ hasHomes }: { hasHomes: boolean }) {
  return (
    <p className={classes.hint}>
      {hasHomes ? 'These homes are in this browser alone. ' : 'Have you saved homes before? '}
      <Link to="/auth" search={{ from: '/saved-properties' }}>
        Sign in
      </Link>
      {hasHomes ? ' to find them on every device.' : ' to see the list of your account.'}
    </p>
  )
}

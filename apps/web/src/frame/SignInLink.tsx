import { useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../ui/ButtonLink.tsx'

interface Props {
  className?: string | undefined
  onNavigate?: () => void
}

/** Leads to signing in, and from there back to where one is. */
export function SignInLink({ className, onNavigate }: Props) {
  const here = useLocation({ select: ({ href, pathname }) => (pathname === '/auth' ? '' : href) })
  return (
    <ButtonLink
      to="/auth"
      search={here === '' ? {} : { from: here }}
      size="md"
      className={className}
      onClick={onNavigate}
    >
      Sign in
    </ButtonLink>
  )
}

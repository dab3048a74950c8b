import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { sayDone } from '../../ui/toasts.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { AuthFrame } from './AuthFrame.tsx'
import classes from './AuthPage.module.css'
import type { AuthSearch } from './authSearch.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { ConfirmSignUp } from './ConfirmSignUp.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { ResetRequestForm } from './ResetRequestForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { useLeaveAuth } from './useLeaveAuth.ts'

type View = 'signIn' | 'signUp' | 'forgotten' | ViewOfLink
type ViewOfLink = 'newPassword' | 'confirmEmail' | 'confirmSignUp'
const OF_LINKS: readonly View[] = [
  'newPassword',
  'confirmEmail',
  'confirmSignUp',
] satisfies ViewOfLink[]

interface Props {
  search: AuthSearch
  /** The token of a link from an e-mail; empty without one. */
  token: string
}

/** Signing in, opening an account, and the two links from e-mails. */
export function AuthPage({ search, token }: Props) {
  usePageTitle(UNLISTED_TITLES['/auth'])
  const [view, setView] = useState<View>(() => firstView(search, token))
  const [email, setEmail] = useState('')
  const [notice, setNotice] = useState('')
  const leave = useLeaveAuth(search.from, OF_LINKS.includes(view))
  const show = (next: View, said = '') => {
    setView(next)
    setNotice(said)
  }

  const askToSignIn = (confirmed: string) => {
    setEmail(confirmed)
    show('signIn', `${confirmed} is confirmed. Sign in to continue.`)
  }

  if (view === 'confirmSignUp') {
    return (
      <AuthFrame
        title="Confirm your email address"
        text="Your password again, and you are in. If you did not create an account at Hearth, close the page and nothing happens."
      >
        <ConfirmSignUp
          token={token}
          onSignedIn={leave}
          onConfirmed={askToSignIn}
          onSignUpAgain={() => show('signUp')}
          signUpAgain="Create the account again"
        />
      </AuthFrame>
    )
  }
  if (view === 'confirmEmail') {
    return (
      <AuthFrame
        title="Confirm your email address"
        text="One press, and this address is known to be yours. If you did not ask Hearth for this, close the page and nothing changes."
      >
        <ConfirmEmail
          token={token}
          onConfirmed={(confirmed) => {
            sayDone('Email address confirmed', `${confirmed} is yours.`)
            askToSignIn(confirmed)
          }}
        >
          Confirm email address
        </ConfirmEmail>
      </AuthFrame>
    )
  }
  if (view === 'newPassword') {
    return (
      <AuthFrame
        title="Choose a new password"
        text="All your other devices are signed out when you save it."
      >
        <NewPasswordForm token={token} onSignedIn={leave} onAskAgain={() => show('forgotten')} />
      </AuthFrame>
    )
  }
  if (view === 'forgotten') {
    return (
      <AuthFrame
        title="Forgot your password?"
        text="Tell us your email address and we send you a link to choose a new one."
        notice={notice}
      >
        <ResetRequestForm
          email={email}
          onSent={(to) =>
            setNotice(`If ${to} has an account, the link is on its way. It works for an hour.`)
          }
          onBack={() => show('signIn')}
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={view === 'signIn' ? 'Welcome home' : 'A place to keep homes'}
      text="Your saved homes, searches, viewings and messages in one place."
      notice={notice}
    >
      <Tabs
        value={view}
        onChange={(next) => show(next === 'signUp' ? 'signUp' : 'signIn')}
        keepMounted={false}
      >
        <Tabs.List grow className={classes.tabs}>
          <Tabs.Tab value="signIn">Sign In</Tabs.Tab>
          <Tabs.Tab value="signUp">Create Account</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signIn">
          <SignInForm
            email={email}
            onEmail={setEmail}
            onForgotten={() => show('forgotten')}
            onSignedIn={leave}
          />
        </Tabs.Panel>
        <Tabs.Panel value="signUp">
          <SignUpForm
            onSignedUp={(to) => {
              setEmail(to)
              show('signIn', `We have sent a link to ${to}. Follow it, then sign in here.`)
            }}
          />
        </Tabs.Panel>
      </Tabs>
    </AuthFrame>
  )
}

function firstView({ reset, confirm }: AuthSearch, token: string): View {
  if (confirm && token !== '') return confirm === 'signUp' ? 'confirmSignUp' : 'confirmEmail'
  if (reset) return token === '' ? 'forgotten' : 'newPassword'
  return 'signIn'
}

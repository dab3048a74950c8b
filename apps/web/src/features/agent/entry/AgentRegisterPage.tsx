import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { AuthFrame } from '../../account/AuthFrame.tsx'
import classes from '../../account/AuthPage.module.css'
import { useAuth } from '../../account/useAuth.ts'
import { WaitForSession } from '../../account/WaitForSession.tsx'
import type { AgentSearch } from './agentSearch.ts'
import { ConfirmCompany } from './ConfirmCompany.tsx'
import { OpenCompanyForm } from './OpenCompanyForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { ShopFront } from './ShopFront.tsx'

interface Props {
  search: AgentSearch
  /** The token of a link from an e-mail; empty without one. */
  token: string
}

/** /agent/register: where a company begins, also as part of the account that somebody has. */
export function AgentRegisterPage({ search, token }: Props) {
  usePageTitle(UNLISTED_TITLES['/agent/register'])
  const { state, me, changed } = useAuth()
  const [confirm, setConfirm] = useState(token === '' ? undefined : search.confirm)
  if (confirm !== undefined) {
    return (
      <ConfirmCompany
        isNew={confirm === 'new'}
        token={token}
        onSignedIn={async (opened) => {
          await changed(opened)
          setConfirm(undefined)
        }}
        onRegisterAgain={() => setConfirm(undefined)}
      />
    )
  }
  if (state === 'loading') return <WaitForSession />
  if (me === null) {
    return (
      <AuthFrame
        title="List homes with Hearth"
        text="Register your company, and your homes are found by people who say what they are looking for."
        picture={<ShopFront />}
      >
        <RegisterForm />
        <p className={classes.foot}>
          Registered already? <Link to="/agent/login">Sign in</Link>
        </p>
      </AuthFrame>
    )
  }
  if (me.agentId !== null) return <Navigate to="/agent/dashboard" replace />
  return (
    <AuthFrame
      title="Add your company"
      text={`You are signed in as ${me.name} (${me.email}). Your account stays as it is, and gets a dashboard for your homes.`}
      picture={<ShopFront />}
    >
      <OpenCompanyForm onOpened={changed} />
    </AuthFrame>
  )
}

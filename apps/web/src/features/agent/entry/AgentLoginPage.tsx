import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { AuthFrame } from '../../account/AuthFrame.tsx'
import classes from '../../account/AuthPage.module.css'
import { useAuth } from '../../account/useAuth.ts'
import { WaitForSession } from '../../account/WaitForSession.tsx'
import { AgentLoginForm } from './AgentLoginForm.tsx'
import type { AgentSearch } from './agentSearch.ts'
import { ShopFront } from './ShopFront.tsx'

/** /agent/login: the way in for estate agents. */
export function AgentLoginPage({ from }: AgentSearch) {
  usePageTitle(UNLISTED_TITLES['/agent/login'])
  const { state, me, changed } = useAuth()
  const [isDenied, setDenied] = useState(false)
  const isAgent = me !== null && me.agentId !== null
  const navigate = useNavigate()
  useEffect(() => {
    if (isAgent) void navigate({ href: from ?? '/agent/dashboard', replace: true })
  }, [isAgent, from, navigate])
  if (state === 'loading' || isAgent) return <WaitForSession />
  return (
    <AuthFrame
      title="For estate agents"
      text="Your listings, viewing requests and messages, at one desk."
      picture={<ShopFront />}
      notice={noticeFor(me?.name, isDenied)}
    >
      <AgentLoginForm onSignedIn={changed} onDenied={() => setDenied(true)} />
      <p className={classes.foot}>
        New to Hearth? <Link to="/agent/register">Register your company</Link>
      </p>
    </AuthFrame>
  )
}

/** What whoever has an account already can do, instead of opening a second one. */
function noticeFor(name: string | undefined, isDenied: boolean) {
  if (name !== undefined) {
    return (
      <>
        You are signed in as {name}, who is not an estate agent yet.{' '}
        <Link to="/agent/register">Add your company</Link> to that account, or sign in with another.
      </>
    )
  }
  return isDenied ? (
    <>
      You need no second account: <Link to="/agent/register">register your company</Link> with the
      same email address, and it is added to the one that you have.
    </>
  ) : (
    ''
  )
}

import type { RequestKind } from '@hearth/core/account/contract.ts'
import type { NewEmail } from '../mail/mutations.ts'
import type { Settings } from '../settings.ts'

type Links = Pick<Settings, 'publicUrl'>

const greeting = (name: string | null) => (name ? `Hello ${name},` : 'Hello,')

interface Wording {
  kind: NewEmail['kind']
  subject: string
  heading: string
  text: string
  button: string
  /** The page that the link opens. */
  page: string
  lasts: string
  notYou: string
}

const NOTHING_CHANGES = 'If you did not ask for this, you need not do anything: nothing changes.'

/** What a link is for; of a company, whether or not there is an account that it is added to. */
type LinkKind = RequestKind | 'company' | 'companyOfMember'

const WORDINGS: Readonly<Record<LinkKind, Wording>> = {
  signUp: {
    kind: 'account.confirm',
    subject: 'Confirm your email address',
    heading: 'Welcome to Hearth',
    text: 'somebody, hopefully you, chose a password for a new Hearth account with this address. If it was you, please confirm the address with that password. Everything that you asked agents with it will be in your account.',
    button: 'Confirm email address',
    page: '/auth?confirm=signUp',
    lasts: 'The link works for a day.',
    notYou:
      'If it was not you, do not press the button. You need not do anything: no account is opened.',
  },
  company: {
    kind: 'account.confirm',
    subject: 'Confirm your email address',
    heading: 'Welcome to Hearth, agent',
    text: 'somebody, hopefully you, chose a password to register an estate agent at Hearth with this address. If it was you, please confirm the address with that password. Your dashboard is open from then on.',
    button: 'Confirm email address',
    page: '/agent/register?confirm=new',
    lasts: 'The link works for a day.',
    notYou:
      'If it was not you, do not press the button. You need not do anything: no account is opened.',
  },
  companyOfMember: {
    kind: 'account.confirm',
    subject: 'Add your company to your Hearth account',
    heading: 'Your account, and your company',
    text: 'somebody, hopefully you, registered an estate agent at Hearth with this address. You have an account already, and need no second one: add the company to it. Your password stays the one that you have, not the one that was typed just now.',
    button: 'Add my company',
    page: '/agent/register?confirm=add',
    lasts: 'The link works for a day.',
    notYou: NOTHING_CHANGES,
  },
  resetPassword: {
    kind: 'account.reset',
    subject: 'Reset your password',
    heading: 'A new password',
    text: 'somebody, hopefully you, would like a new password for your Hearth account.',
    button: 'Choose a new password',
    page: '/auth?reset=true',
    lasts: 'The link works once, and for an hour.',
    notYou: NOTHING_CHANGES,
  },
  changeEmail: {
    kind: 'account.changeEmail',
    subject: 'Confirm your new email address',
    heading: 'Your new email address',
    text: 'please confirm that you read mail here. From then on you sign in to Hearth with this address.',
    button: 'Confirm email address',
    page: '/auth?confirm=email',
    lasts: 'The link works for a day.',
    notYou: NOTHING_CHANGES,
  },
}

function linkKindOf(
  { kind, companyName }: { kind: RequestKind; companyName: string | null },
  name: string | null,
): LinkKind {
  if (companyName === null) return kind
  return name === null ? 'company' : 'companyOfMember'
}

/**
 * The e-mail that proves an address, with the name of the account that has it. It says nothing that
 * somebody typed who may be a stranger to its reader. The token stands after the "#", which no server is
 * sent or logs.
 */
export function linkEmail(
  request: { kind: RequestKind; email: string; companyName: string | null },
  token: string,
  name: string | null,
  { publicUrl }: Links,
): NewEmail {
  const { email } = request
  const { text, button, page, lasts, notYou, ...words } = WORDINGS[linkKindOf(request, name)]
  return {
    ...words,
    to: email,
    replyTo: null,
    preview: lasts,
    blocks: [
      { type: 'paragraph', text: `${greeting(name)} ${text}` },
      { type: 'button', label: button, url: `${publicUrl}${page}#${token}` },
      { type: 'paragraph', text: `${lasts} ${notYou}` },
    ],
    params: { to_email: email },
  }
}

/** To somebody for whom whoever runs Hearth has opened a company: the account has no password yet. */
export function agentInvited(email: string, token: string, { publicUrl }: Links): NewEmail {
  return {
    kind: 'account.reset',
    to: email,
    replyTo: null,
    subject: 'Your estate agent account at Hearth',
    preview: 'Choose a password to open your dashboard.',
    heading: 'Welcome to Hearth, agent',
    blocks: [
      {
        type: 'paragraph',
        text: 'Hello, an account for your company has been opened at Hearth with this address. Choose a password, and your dashboard is open.',
      },
      { type: 'button', label: 'Choose a password', url: `${publicUrl}/auth?reset=true#${token}` },
      {
        type: 'paragraph',
        text: 'The link works once, and for seven days. After that, ask for a new password where you sign in. If you expected no such account, you need not do anything.',
      },
    ],
    params: { to_email: email },
  }
}

/** To the owner of an address with which somebody wants to open a second account. */
export function addressTaken(email: string, name: string, { publicUrl }: Links): NewEmail {
  return {
    kind: 'account.exists',
    to: email,
    replyTo: null,
    subject: 'You have a Hearth account already',
    preview: 'Sign in with the password that you chose then.',
    heading: 'You have an account already',
    blocks: [
      {
        type: 'paragraph',
        text: `${greeting(name)} somebody, hopefully you, gave this address for a Hearth account. There is one already: sign in with the password that you chose then. If you have forgotten it, you can ask for a new one there.`,
      },
      { type: 'button', label: 'Sign in', url: `${publicUrl}/auth` },
      { type: 'paragraph', text: 'If it was not you, you need not do anything: nothing changes.' },
    ],
    params: { to_email: email },
  }
}

/** To the owner of an account whose password has just been changed. */
export function passwordChanged(email: string, name: string, { publicUrl }: Links): NewEmail {
  return {
    kind: 'account.changed',
    to: email,
    replyTo: null,
    subject: 'Your password was changed',
    preview: 'If it was not you, choose a new one at once.',
    heading: 'Your password was changed',
    blocks: [
      {
        type: 'paragraph',
        text: `${greeting(name)} the password of your Hearth account has just been changed, and all other devices are signed out. If that was you, all is well. If it was not, ask for a new password at once.`,
      },
      { type: 'button', label: 'Sign in to Hearth', url: `${publicUrl}/auth` },
    ],
    params: { to_email: email },
  }
}

/** To the present address of an account, while the new one is not proved and it can still be stopped. */
export function emailAboutToChange(
  email: string,
  name: string,
  next: string,
  { publicUrl }: Links,
): NewEmail {
  return {
    kind: 'account.changed',
    to: email,
    replyTo: null,
    subject: 'Your email address is about to change',
    preview: 'If it was not you, change your password at once.',
    heading: 'Your email address is about to change',
    blocks: [
      {
        type: 'paragraph',
        text: `${greeting(name)} somebody who knows your password asked that your Hearth account belongs to ${next} from now on. It does once that address is confirmed. If that was you, all is well.`,
      },
      {
        type: 'paragraph',
        text: 'If it was not you, change your password at once: that stops it and signs out everybody else.',
      },
      { type: 'button', label: 'Your account', url: `${publicUrl}/account` },
    ],
    params: { to_email: email },
  }
}

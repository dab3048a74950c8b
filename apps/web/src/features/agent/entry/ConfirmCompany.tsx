import type { Me } from '@hearth/core/account/contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { sayDone } from '../../../ui/toasts.ts'
import { AuthFrame } from '../../account/AuthFrame.tsx'
import { ConfirmEmail } from '../../account/ConfirmEmail.tsx'
import { ConfirmSignUp } from '../../account/ConfirmSignUp.tsx'
import { OfferedCompany } from './OfferedCompany.tsx'
import { ShopFront } from './ShopFront.tsx'

interface Props {
  /** Whether the company comes with an account of its own. */
  isNew: boolean
  token: string
  onSignedIn(me: Me): void
  onRegisterAgain(): void
}

/** What the link in the e-mail of a registration leads to: nothing happens before a press. */
export function ConfirmCompany({ isNew, token, onSignedIn, onRegisterAgain }: Props) {
  const navigate = useNavigate()
  const goToDashboard = () => void navigate({ to: '/agent/dashboard', replace: true })
  if (isNew) {
    return (
      <AuthFrame
        title="Confirm your email address"
        text="Your password again, and your dashboard is open. If you did not register an estate agent at Hearth, close the page and nothing happens."
        picture={<ShopFront />}
      >
        <ConfirmSignUp
          token={token}
          onSignedIn={onSignedIn}
          onConfirmed={goToDashboard}
          onSignUpAgain={onRegisterAgain}
          signUpAgain="Register your company again"
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Add your company"
      text="One press, and this company is part of your Hearth account. Your password stays the one that you have. If it is not yours, close the page and nothing changes."
      picture={<ShopFront />}
    >
      <OfferedCompany token={token}>
        <ConfirmEmail
          token={token}
          onConfirmed={(email) => {
            sayDone('Company added', `It is part of the account of ${email}.`)
            goToDashboard()
          }}
        >
          Add my company
        </ConfirmEmail>
      </OfferedCompany>
    </AuthFrame>
  )
}

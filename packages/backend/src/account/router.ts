import {
  acceptedOutput,
  changeEmailInput,
  changeNameInput,
  changePasswordInput,
  confirmEmailInput,
  confirmEmailOutput,
  deleteAccountInput,
  endOtherSessionsOutput,
  endSessionInput,
  exportOutput,
  meOutput,
  meSchema,
  requestPasswordResetInput,
  resetPasswordInput,
  sessionsOutput,
  signInInput,
  signUpInput,
} from '@hearth/core/account/contract.ts'
import { type Context, publicProcedure, router, userProcedure } from '../trpc.ts'
import { readMe, readSessions } from './data.ts'
import { deleteAccount } from './deleteAccount.ts'
import { exportData } from './exportData.ts'
import { confirmEmail, resetPassword } from './links.ts'
import {
  changeEmail,
  changeName,
  changePassword,
  endOtherSessions,
  endSession,
  signOut,
} from './mutations.ts'
import { requestPasswordReset, signUp } from './requests.ts'
import { signIn } from './signIn.ts'

/**
 * A cookie that opens nothing is taken back here alone: any other answer may come after one that has just
 * given the browser a new session.
 */
function whoAsks({ db, actor, cookies }: Context) {
  if (actor) return readMe(db, actor)
  if (cookies.session !== null) cookies.forgetSession()
  return null
}

export const accountRouter = router({
  signUp: publicProcedure
    .input(signUpInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
  confirmEmail: publicProcedure
    .input(confirmEmailInput)
    .output(confirmEmailOutput)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  signIn: publicProcedure
    .input(signInInput)
    .output(meSchema)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.output(acceptedOutput).mutation(({ ctx }) => signOut(ctx)),
  requestPasswordReset: publicProcedure
    .input(requestPasswordResetInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(meSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  /** Who is signed in; null for a visitor. */
  me: publicProcedure.output(meOutput).query(({ ctx }) => whoAsks(ctx)),
  changeName: userProcedure
    .input(changeNameInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => changeName(ctx, ctx.actor, input.name)),
  changePassword: userProcedure
    .input(changePasswordInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => changePassword(ctx, ctx.actor, input)),
  changeEmail: userProcedure
    .input(changeEmailInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => changeEmail(ctx, ctx.actor, input)),
  sessions: userProcedure
    .output(sessionsOutput)
    .query(({ ctx }) => readSessions(ctx.db, ctx.actor)),
  endSession: userProcedure
    .input(endSessionInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => endSession(ctx, ctx.actor, input.id)),
  endOtherSessions: userProcedure
    .output(endOtherSessionsOutput)
    .mutation(({ ctx }) => endOtherSessions(ctx, ctx.actor)),
  exportData: userProcedure.output(exportOutput).query(({ ctx }) => exportData(ctx.db, ctx.actor)),
  deleteAccount: userProcedure
    .input(deleteAccountInput)
    .output(acceptedOutput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, ctx.actor, input)),
})

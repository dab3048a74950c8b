import { viewingForm } from '@hearth/core/viewing/contract.ts'
import { viewingProblems } from '@hearth/core/viewing/rules.ts'

/** What the viewing dialog asks for, with a day and times that are still to come when it is sent. */
export const viewingSchema = viewingForm.superRefine((wish, context) => {
  // A kept draft, or a dialog left open, can be of yesterday.
  for (const { field, message } of viewingProblems(wish, new Date())) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

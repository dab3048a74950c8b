import type { AppRouter } from '@hearth/backend/router.ts'
import {
  acceptedOutput,
  confirmEmailOutput,
  endOtherSessionsOutput,
  exportOutput,
  meOutput,
  meSchema,
  sessionsOutput,
} from '@hearth/core/account/contract.ts'
import {
  activityOutput,
  companyForm,
  companySchema,
  dashboardOutput,
} from '@hearth/core/agent/contract.ts'
import { amenitiesOutput, analyzeOutput } from '@hearth/core/amenity/contract.ts'
import { countOutput, figuresOfPropertyOutput } from '@hearth/core/figure/contract.ts'
import { filesStatusOutput } from '@hearth/core/file/contract.ts'
import {
  importListOutput,
  importRowsOutput,
  importSchema,
  openedImportSchema,
} from '@hearth/core/import/contract.ts'
import { liveEventSchema } from '@hearth/core/live/contract.ts'
import { mailboxEmailSchema, mailboxOutput } from '@hearth/core/mail/contract.ts'
import { mapsConfigOutput } from '@hearth/core/maps/contract.ts'
import { agentConversationsOutput } from '@hearth/core/message/agentContract.ts'
import {
  contactOutput,
  conversationsOutput,
  markReadOutput,
  messageSchema,
  threadOutput,
  unreadOutput,
} from '@hearth/core/message/contract.ts'
import {
  confirmSubscriptionOutput,
  endSubscriptionOutput,
  subscribeOutput,
} from '@hearth/core/newsletter/contract.ts'
import { agentHomesOutput, removedOutput, tiesOutput } from '@hearth/core/property/agentHomes.ts'
import {
  formattedDescriptionOutput,
  propertyCardSchema,
  propertyDetailSchema,
} from '@hearth/core/property/contract.ts'
import {
  locateOutput,
  ownListingSchema,
  savedListingOutput,
} from '@hearth/core/property/listingContract.ts'
import {
  deleteSearchOutput,
  mergePropertiesOutput,
  resumeAlertsOutput,
  savedPropertiesOutput,
  savedSearchesOutput,
  savedSearchSchema,
  saveSearchOutput,
  togglePropertyOutput,
  unsubscribeOutput,
} from '@hearth/core/saved/contract.ts'
import {
  busiestPlacesOutput,
  interpretOutput,
  relaxationsOutput,
  resultsOutput,
  suggestPlacesOutput,
} from '@hearth/core/search/contract.ts'
import { siteConfigOutput } from '@hearth/core/site/contract.ts'
import {
  agentViewingDaysOutput,
  agentViewingSchema,
  agentViewingsOutput,
  alternativesOutput,
  timesOfDayOutput,
} from '@hearth/core/viewing/agentContract.ts'
import {
  myViewingsOutput,
  viewingRequestOutput,
  viewingSchema,
} from '@hearth/core/viewing/contract.ts'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { z } from 'zod'

/** What each procedure answers. */
const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  'account.me': meOutput,
  'account.signIn': meSchema,
  'account.resetPassword': meSchema,
  'account.signUp': acceptedOutput,
  'account.signOut': acceptedOutput,
  'account.confirmEmail': confirmEmailOutput,
  'account.requestPasswordReset': acceptedOutput,
  'account.changeName': acceptedOutput,
  'account.changePassword': acceptedOutput,
  'account.changeEmail': acceptedOutput,
  'account.deleteAccount': acceptedOutput,
  'account.sessions': sessionsOutput,
  'account.endSession': acceptedOutput,
  'account.endOtherSessions': endOtherSessionsOutput,
  'account.exportData': exportOutput,
  'search.interpret': interpretOutput,
  'search.results': resultsOutput,
  'search.relaxations': relaxationsOutput,
  'search.busiestPlaces': busiestPlacesOutput,
  'search.suggestPlaces': suggestPlacesOutput,
  'property.byId': propertyDetailSchema,
  'property.popular': z.array(propertyCardSchema),
  'property.similar': z.array(propertyCardSchema),
  'property.formattedDescription': formattedDescriptionOutput,
  'amenity.forProperty': amenitiesOutput,
  'amenity.analyze': analyzeOutput,
  'maps.config': mapsConfigOutput,
  'site.config': siteConfigOutput,
  'message.contact': contactOutput,
  'message.conversations': conversationsOutput,
  'message.thread': threadOutput,
  'message.send': messageSchema,
  'message.markRead': markReadOutput,
  'message.unread': unreadOutput,
  'agent.register': acceptedOutput,
  'agent.openCompany': meSchema,
  'agent.offeredCompany': companyForm,
  'agent.changeCompany': acceptedOutput,
  'agent.properties.list': agentHomesOutput,
  'agent.properties.setStatus': acceptedOutput,
  'agent.properties.ties': tiesOutput,
  'agent.properties.remove': removedOutput,
  'agent.properties.relist': acceptedOutput,
  'agent.activity': activityOutput,
  'agent.markSeen': acceptedOutput,
  'agent.me': companySchema,
  'agent.dashboard': dashboardOutput,
  'agent.files.status': filesStatusOutput,
  'agent.figures.ofProperty': figuresOfPropertyOutput,
  'agent.imports.start': importSchema,
  'agent.imports.byId': openedImportSchema,
  'agent.imports.rows': importRowsOutput,
  'agent.imports.list': importListOutput,
  'agent.messages.list': agentConversationsOutput,
  'agent.messages.thread': threadOutput,
  'agent.messages.reply': messageSchema,
  'agent.messages.markRead': markReadOutput,
  'agent.properties.byId': ownListingSchema,
  'agent.properties.create': savedListingOutput,
  'agent.properties.locate': locateOutput,
  'agent.properties.update': savedListingOutput,
  'agent.viewings.list': agentViewingsOutput,
  'agent.viewings.byId': agentViewingSchema,
  'agent.viewings.days': agentViewingDaysOutput,
  'agent.viewings.alternatives': alternativesOutput,
  'agent.viewings.timesOfDay': timesOfDayOutput,
  'agent.viewings.accept': agentViewingSchema,
  'agent.viewings.decline': agentViewingSchema,
  'agent.viewings.proposeTime': agentViewingSchema,
  'figure.count': countOutput,
  'live.changes': liveEventSchema,
  'newsletter.subscribe': subscribeOutput,
  'newsletter.confirm': confirmSubscriptionOutput,
  'newsletter.unsubscribe': endSubscriptionOutput,
  'viewing.request': viewingRequestOutput,
  'viewing.mine': myViewingsOutput,
  'viewing.reschedule': viewingSchema,
  'viewing.acceptProposal': viewingSchema,
  'viewing.cancel': viewingSchema,
  'viewing.saveNotes': viewingSchema,
  'saved.properties': savedPropertiesOutput,
  'saved.toggleProperty': togglePropertyOutput,
  'saved.mergeProperties': mergePropertiesOutput,
  'saved.searches': savedSearchesOutput,
  'saved.saveSearch': saveSearchOutput,
  'saved.renameSearch': savedSearchSchema,
  'saved.setAlertFrequency': savedSearchSchema,
  'saved.deleteSearch': deleteSearchOutput,
  'saved.unsubscribe': unsubscribeOutput,
  'saved.resumeAlerts': resumeAlertsOutput,
  'mail.mailbox': mailboxOutput,
  'mail.email': mailboxEmailSchema,
}

/** Whether this is what the procedure of that name answers. */
export function isAnswerOf(path: string, answer: unknown): boolean {
  return path in ANSWERS && faultOf(path, answer) === undefined
}

/** Why an answer of another shape than its contract is no answer; undefined when it is one. */
function faultOf(path: string, answer: unknown): z.ZodError | undefined {
  return ANSWERS[path]?.safeParse(answer).error
}

/**
 * A proxy, or a server of another version, may answer anything: what is not of its contract's shape is a
 * failure here, where every page says so, and not a crash in the middle of a page.
 */
export const checkedAnswers: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next(envelope) {
          // Of a subscription, how its connection does is no answer.
          const { type } = envelope.result
          const isAnswer = type === undefined || type === 'data'
          const answer = 'data' in envelope.result ? envelope.result.data : undefined
          const fault = isAnswer ? faultOf(op.path, answer) : undefined
          if (fault) observer.error(TRPCClientError.from(fault))
          else observer.next(envelope)
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    )

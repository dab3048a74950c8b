import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import {
  agents,
  agentsOfHomes,
  everyone,
  everyoneAboutListings,
  holdersOfLinks,
  holdersOfPasswords,
  nobody,
  owners,
  ownersElseIdle,
  type Rule,
  signedIn,
  signedInAboutListings,
  usersButAgents,
} from './authorisationRules.ts'
import type { Caller } from './caller.ts'
import { passwordOf, type Things, tokenOf, type Who } from './world.ts'

interface Call {
  who: Who
  /** Whose things it is about; null: what is absent. */
  holder: Who | null
  things: Things
}

export interface Row {
  rule: Rule
  call: (caller: Caller, call: Call) => unknown
}

const row = (rule: Rule, call: Row['call']): Row => ({ rule, call })

const NEW_PASSWORD = 'a cottage by the canal'
const GUEST = { name: 'Gwen', email: 'gwen@example.com', phone: '020 7946 0199' }
const COMPANY = { companyName: 'Gwen & Co', phone: GUEST.phone, address: '2 Low Street, York' }
const criteria = { location: 'York' }
const wished = { dates: ['2026-11-24'], times: ['09:30' as const] }
const text = 'Is it still there?'
const tokenFor = (holder: Who | null, kind: Parameters<typeof tokenOf>[1]) =>
  holder ? tokenOf(holder, kind) : 'no such link'
const LISTING = {
  ...{ title: 'A cottage by the canal', description: 'Two rooms and a view.', price: 250_000 },
  address: '3 Canal Side, York',
}
const appointment = (id: number) => ({ id, date: '2026-11-23', time: '10:00' as const })

/** Every procedure, by its name: who may call it, and how it is called. */
export const AUTHORISATION: Readonly<Record<string, Row>> = {
  'account.signUp': row(everyone, (c) => c.account.signUp({ ...GUEST, password: NEW_PASSWORD })),
  'account.confirmEmail': row(holdersOfLinks('linkInvalid'), (c, { holder }) =>
    c.account.confirmEmail({ token: tokenFor(holder, 'proveEmail') }),
  ),
  'account.signIn': row(holdersOfPasswords, (c, { who, things }) =>
    c.account.signIn({ email: things.email, password: passwordOf(who) }),
  ),
  'account.signOut': row(everyone, (c) => c.account.signOut()),
  'account.requestPasswordReset': row(everyone, (c, { things: { email } }) =>
    c.account.requestPasswordReset({ email }),
  ),
  'account.resetPassword': row(holdersOfLinks('linkInvalid'), (c, { holder }) =>
    c.account.resetPassword({ token: tokenFor(holder, 'resetPassword'), password: NEW_PASSWORD }),
  ),
  'account.me': row(everyone, (c) => c.account.me()),
  'account.changeName': row(signedIn, (c) => c.account.changeName({ name: 'Another Name' })),
  'account.changePassword': row(signedIn, (c, { who }) =>
    c.account.changePassword({ current: passwordOf(who), password: NEW_PASSWORD }),
  ),
  'account.changeEmail': row(signedIn, (c, { who }) =>
    c.account.changeEmail({ email: GUEST.email, password: passwordOf(who) }),
  ),
  'account.sessions': row(signedIn, (c) => c.account.sessions()),
  'account.endSession': row(ownersElseIdle, (c, { things }) =>
    c.account.endSession({ id: things.sessionId }),
  ),
  'account.endOtherSessions': row(signedIn, (c) => c.account.endOtherSessions()),
  'account.exportData': row(signedIn, (c) => c.account.exportData()),
  'account.deleteAccount': row(usersButAgents, (c, { who }) =>
    c.account.deleteAccount({ password: passwordOf(who) }),
  ),

  'agent.register': row(everyone, (c) =>
    c.agent.register({ ...COMPANY, email: GUEST.email, password: NEW_PASSWORD }),
  ),
  'agent.openCompany': row(usersButAgents, (c) => c.agent.openCompany(COMPANY)),
  'agent.offeredCompany': row(holdersOfLinks('linkInvalid'), (c, { holder }) =>
    c.agent.offeredCompany({ token: tokenFor(holder, 'addCompany') }),
  ),
  'agent.changeCompany': row(agents, (c) => c.agent.changeCompany(COMPANY)),
  'agent.me': row(agents, (c) => c.agent.me()),
  'agent.dashboard': row(agents, (c) => c.agent.dashboard()),
  // Of files of others, and absent ones, nothing is said.
  'agent.files.status': row(agents, (c) => c.agent.files.status({ ids: ['0'.repeat(32)] })),
  'agent.figures.ofProperty': row(agentsOfHomes, (c, { things: { homeId } }) =>
    c.agent.figures.ofProperty({ propertyId: homeId }),
  ),
  'agent.activity': row(agents, (c) => c.agent.activity()),
  'agent.markSeen': row(agents, (c) => c.agent.markSeen({ until: '2026-11-20T11:00:00Z' })),
  'agent.properties.list': row(agents, (c) => c.agent.properties.list({})),
  'agent.properties.setStatus': row(agentsOfHomes, (c, { things: { homeId } }) =>
    c.agent.properties.setStatus({ id: homeId, status: 'underOffer' }),
  ),
  'agent.properties.ties': row(agentsOfHomes, (c, { things: { homeId } }) =>
    c.agent.properties.ties({ id: homeId }),
  ),
  'agent.properties.remove': row(agentsOfHomes, (c, { things: { homeId } }) =>
    c.agent.properties.remove({ id: homeId }),
  ),
  'agent.properties.relist': row(agentsOfHomes, (c, { things: { homeId } }) =>
    c.agent.properties.relist({ id: homeId }),
  ),
  'agent.imports.start': row(agentsOfHomes, (c, { things: { handedOver } }) =>
    c.agent.imports.start({ fileId: handedOver.fileId, mode: 'dryRun' }),
  ),
  'agent.imports.byId': row(agentsOfHomes, (c, { things: { handedOver } }) =>
    c.agent.imports.byId({ id: handedOver.importId }),
  ),
  'agent.imports.rows': row(agentsOfHomes, (c, { things: { handedOver } }) =>
    c.agent.imports.rows({ id: handedOver.importId }),
  ),
  'agent.imports.list': row(agents, (c) => c.agent.imports.list({})),
  'agent.messages.list': row(agents, (c) => c.agent.messages.list({})),
  'agent.messages.thread': row(agentsOfHomes, (c, { things: { homeId, email } }) =>
    c.agent.messages.thread({ propertyId: homeId, email }),
  ),
  'agent.messages.reply': row(agentsOfHomes, (c, { things: { homeId, email } }) =>
    c.agent.messages.reply({ propertyId: homeId, email, text }),
  ),
  'agent.messages.markRead': row(agentsOfHomes, (c, { things: { homeId, email } }) =>
    c.agent.messages.markRead({ propertyId: homeId, email }),
  ),
  'agent.properties.byId': row(agentsOfHomes, (c, { things: { homeId } }) =>
    c.agent.properties.byId({ id: homeId }),
  ),
  'agent.properties.create': row(agents, (c) => c.agent.properties.create(LISTING)),
  'agent.properties.locate': row(agents, (c) =>
    c.agent.properties.locate({ address: '3 Canal Side, York', postcode: null }),
  ),
  'agent.properties.update': row(agentsOfHomes, (c, { things: { homeId } }) =>
    c.agent.properties.update({ ...NEW_LISTING, ...LISTING, id: homeId }),
  ),
  'agent.viewings.list': row(agents, (c) => c.agent.viewings.list({})),
  'agent.viewings.byId': row(agentsOfHomes, (c, { things }) =>
    c.agent.viewings.byId({ id: things.viewings.asked }),
  ),
  'agent.viewings.days': row(agents, (c) => c.agent.viewings.days({ month: '2026-11' })),
  'agent.viewings.alternatives': row(agentsOfHomes, (c, { things }) =>
    c.agent.viewings.alternatives({ id: things.viewings.asked }),
  ),
  'agent.viewings.timesOfDay': row(agentsOfHomes, (c, { things }) =>
    c.agent.viewings.timesOfDay({ id: things.viewings.asked, date: '2026-11-24' }),
  ),
  'agent.viewings.accept': row(agentsOfHomes, (c, { things }) =>
    c.agent.viewings.accept(appointment(things.viewings.asked)),
  ),
  'agent.viewings.decline': row(agentsOfHomes, (c, { things }) =>
    c.agent.viewings.decline({ id: things.viewings.asked, reason: 'It is let' }),
  ),
  'agent.viewings.proposeTime': row(agentsOfHomes, (c, { things }) =>
    c.agent.viewings.proposeTime({ ...appointment(things.viewings.asked), time: '16:00' }),
  ),

  'search.interpret': row(everyone, (c) =>
    c.search.interpret({ query: 'a flat in York', history: [] }),
  ),
  'search.results': row(everyone, (c) => c.search.results({ criteria })),
  'search.relaxations': row(everyone, (c) => c.search.relaxations({ criteria })),
  'search.busiestPlaces': row(everyone, (c) => c.search.busiestPlaces({ count: 3 })),
  'search.suggestPlaces': row(everyone, (c) => c.search.suggestPlaces({ text: 'Yo' })),

  'property.byId': row(everyoneAboutListings, (c, { things: { homeId } }) =>
    c.property.byId({ id: homeId }),
  ),
  'property.similar': row(everyoneAboutListings, (c, { things: { homeId } }) =>
    c.property.similar({ id: homeId }),
  ),
  'property.formattedDescription': row(everyoneAboutListings, (c, { things: { homeId } }) =>
    c.property.formattedDescription({ id: homeId }),
  ),
  'property.popular': row(everyone, (c) => c.property.popular({ count: 3 })),
  // Of an absent listing nothing is known, and that is the answer.
  'amenity.forProperty': row(everyone, (c, { things: { homeId } }) =>
    c.amenity.forProperty({ propertyId: homeId }),
  ),
  'amenity.analyze': row(everyoneAboutListings, (c, { things: { homeId } }) =>
    c.amenity.analyze({ propertyId: homeId }),
  ),
  'maps.config': row(everyone, (c) => c.maps.config()),
  'site.config': row(everyone, (c) => c.site.config()),

  'message.contact': row(everyoneAboutListings, (c, { things: { homeId } }) =>
    c.message.contact({ ...GUEST, propertyId: homeId, message: text }),
  ),
  'message.conversations': row(signedIn, (c) => c.message.conversations()),
  'message.thread': row(owners, (c, { things: { homeId } }) =>
    c.message.thread({ propertyId: homeId }),
  ),
  'message.send': row(owners, (c, { things: { homeId } }) =>
    c.message.send({ propertyId: homeId, text }),
  ),
  'message.markRead': row(ownersElseIdle, (c, { things: { homeId } }) =>
    c.message.markRead({ propertyId: homeId }),
  ),
  'message.unread': row(signedIn, (c) => c.message.unread()),

  'saved.properties': row(signedIn, (c) => c.saved.properties()),
  'saved.toggleProperty': row(signedInAboutListings, (c, { things: { homeId } }) =>
    c.saved.toggleProperty({ propertyId: homeId }),
  ),
  'saved.mergeProperties': row(signedIn, (c, { things: { homeId } }) =>
    c.saved.mergeProperties({ propertyIds: [homeId] }),
  ),
  'saved.searches': row(signedIn, (c) => c.saved.searches()),
  'saved.saveSearch': row(signedIn, (c) =>
    c.saved.saveSearch({ name: 'York', criteria, alertFrequency: 'none' }),
  ),
  'saved.renameSearch': row(owners, (c, { things: { searchId } }) =>
    c.saved.renameSearch({ id: searchId, name: 'York' }),
  ),
  'saved.setAlertFrequency': row(owners, (c, { things: { searchId } }) =>
    c.saved.setAlertFrequency({ id: searchId, alertFrequency: 'weekly' }),
  ),
  'saved.deleteSearch': row(owners, (c, { things: { searchId } }) =>
    c.saved.deleteSearch({ id: searchId }),
  ),
  'saved.unsubscribe': row(holdersOfLinks('notFound'), (c, { things }) =>
    c.saved.unsubscribe({ token: things.unsubscribeToken }),
  ),
  'saved.resumeAlerts': row(holdersOfLinks('notFound'), (c, { things }) =>
    c.saved.resumeAlerts({ token: things.unsubscribeToken, alertFrequency: 'weekly' }),
  ),

  'newsletter.subscribe': row(everyone, (c) => c.newsletter.subscribe({ email: GUEST.email })),
  'newsletter.confirm': row(holdersOfLinks('linkInvalid'), (c, { holder }) =>
    c.newsletter.confirm({ token: tokenFor(holder, 'confirmNewsletter') }),
  ),
  'newsletter.unsubscribe': row(holdersOfLinks('notFound'), (c, { holder }) =>
    c.newsletter.unsubscribe({ token: tokenFor(holder, 'endNewsletter') }),
  ),

  'viewing.request': row(everyoneAboutListings, (c, { things: { homeId } }) =>
    c.viewing.request({ ...GUEST, propertyId: homeId, date: '2026-11-24', times: ['11:00'] }),
  ),
  'viewing.mine': row(signedIn, (c) => c.viewing.mine()),
  'viewing.reschedule': row(owners, (c, { things: { viewings } }) =>
    c.viewing.reschedule({ id: viewings.agreed, ...wished }),
  ),
  'viewing.acceptProposal': row(owners, (c, { things: { viewings } }) =>
    c.viewing.acceptProposal(appointment(viewings.proposed)),
  ),
  'viewing.cancel': row(owners, (c, { things: { viewings } }) =>
    c.viewing.cancel({ id: viewings.agreed }),
  ),
  'viewing.saveNotes': row(owners, (c, { things: { viewings } }) =>
    c.viewing.saveNotes({ id: viewings.asked, notes: 'Bring a tape measure' }),
  ),

  // It tells nothing, not even whether there is such a home.
  'figure.count': row(everyone, (c, { things: { homeId } }) =>
    c.figure.count({ propertyId: homeId, kind: 'pageViews' }),
  ),

  // What it tells to whom is tested with real changes, in live/changes.test.ts.
  'live.changes': row(signedIn, (c) => c.live.changes()),
  // Installations for the public have no development mailbox.
  'mail.mailbox': row(nobody, (c) => c.mail.mailbox()),
  'mail.email': row(nobody, (c) => c.mail.email({ id: 1 })),
}

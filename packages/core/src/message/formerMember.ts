/** What agents see of somebody whose account is deleted. */
export const FORMER_MEMBER = 'Former member'

/** A name that no mail server can have (RFC 6761). */
export const NOWHERE = '@hearth.invalid'

/** An address that leads nowhere, of its own for each former account, so that conversations stay apart. */
export const formerAddress = (userId: number): string => `removed-${userId}${NOWHERE}`

/** Whether mail to an address can arrive at all. */
export const leadsNowhere = (email: string): boolean => email.endsWith(NOWHERE)

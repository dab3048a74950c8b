/** How long what is about people is kept: the Privacy Policy says these numbers, and the code obeys them. */
export const RETENTION = {
  /** Of a session without a visit; a visit in its second half renews it. */
  sessionDays: 30,
  /** Of a browser's mark that it has signed in before, since it last did. */
  deviceDays: 365,
  /** That a link in an e-mail may wait to be followed. */
  signUpLinkHours: 24,
  changeEmailLinkHours: 24,
  resetPasswordLinkHours: 1,
  invitationLinkDays: 7,
  newsletterLinkHours: 72,
  /** Of the proof that somebody had agreed to the newsletter, since they ended it. */
  endedSubscriptionDays: 365,
  /** Of the copies of e-mails, once they are sent or have failed. */
  emailDays: 30,
  /** Of the counts that limit attempts and enquiries. */
  throttleDays: 2,
  /** Of the record that work in the background was done, or has failed. */
  finishedJobDays: 7,
  failedJobDays: 90,
  /** Of an address that the geocoder did not know. */
  unknownAddressDays: 30,
  /** Of the report on an agent's imported file. */
  importReportDays: 90,
} as const

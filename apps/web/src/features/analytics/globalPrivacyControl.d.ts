interface Navigator {
  /** Global Privacy Control: whether this person asks not to be measured. Absent where browsers do not know it. */
  readonly globalPrivacyControl?: boolean
}

import type { SiteConfig } from '@hearth/core/site/contract.ts'

/** Who runs this Hearth and how to reach them; what they have not told is said to be missing. */
export function Operator({ operator }: Pick<SiteConfig, 'operator'>) {
  const { name, address, email } = operator
  return (
    <>
      <p>
        This website is run by <strong>{name}</strong>, and in this text “we” means them. Hearth
        itself is open-source software; whoever runs it answers for it.
      </p>
      <p>
        {address === null
          ? 'They have not given a postal address.'
          : `Their postal address is ${address}.`}{' '}
        {email === null ? (
          'They have not given an e-mail address.'
        ) : (
          <>
            Write to them at <a href={`mailto:${email}`}>{email}</a>.
          </>
        )}
      </p>
    </>
  )
}

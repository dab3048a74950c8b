import type { SiteConfig } from '@hearth/core/site/contract.ts'
import { processorsOf } from './processors.ts'

/** Who outside is told something here. */
export function Processors({ config }: { config: SiteConfig }) {
  const processors = processorsOf(config)
  if (processors.length === 0) {
    return (
      <p>
        This Hearth is set up to use no outside service: what you do here stays on our own machines.
      </p>
    )
  }
  return (
    <>
      <p>This Hearth is set up to use the following. Each is told no more than is said here.</p>
      <ul>
        {processors.map(({ name, told }) => (
          <li key={name}>
            <strong>{name}.</strong> {told}
          </li>
        ))}
      </ul>
      <p>
        Some of them may work outside the United Kingdom. Then we answer for the safeguards that the
        law asks for; ask us which.
      </p>
    </>
  )
}

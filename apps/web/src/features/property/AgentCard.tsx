import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import { IconPhone } from '@tabler/icons-react'
import type { Ref } from 'react'
import { EnquiryButtons } from '../enquiry/EnquiryButtons.tsx'
import classes from './AgentCard.module.css'
import { BrochureAddress } from './Brochure.tsx'
import { initialsOf } from './initials.ts'

interface Props {
  property: PropertyDetail
  ref?: Ref<HTMLElement>
}

/** Who to ask about this home. */
export function AgentCard({ property, ref }: Props) {
  const name = property.agentName || PROPERTY_DEFAULTS.agent
  const { agentCompany, agentPhone } = property
  return (
    <section ref={ref} tabIndex={-1} className={classes.card} aria-labelledby="listed-by">
      <h2 id="listed-by" className={classes.heading}>
        Listed by
      </h2>
      <div className={classes.agent}>
        <span className={classes.initials} aria-hidden>
          {initialsOf(name)}
        </span>
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.role}>
            <span>Sales Agent</span>
            {agentCompany && <span> · {agentCompany}</span>}
          </p>
        </div>
      </div>
      {agentPhone ? (
        <a className={classes.phone} href={`tel:${agentPhone.replace(/[^\d+]/g, '')}`}>
          <IconPhone size={19} stroke={1.6} aria-hidden />
          {agentPhone}
        </a>
      ) : (
        <p className={classes.noPhone}>{PROPERTY_DEFAULTS.agentPhone}</p>
      )}
      <div data-screen-only>
        <EnquiryButtons property={property} />
      </div>
      <BrochureAddress id={property.id} />
    </section>
  )
}

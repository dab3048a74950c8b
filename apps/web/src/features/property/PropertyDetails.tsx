import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { badgesOf, PROPERTY_DEFAULTS, typeLabel } from '@hearth/core/property/wording.ts'
import { IconCheck } from '@tabler/icons-react'
import { useRef } from 'react'
import { NearbyAmenities } from '../amenity/NearbyAmenities.tsx'
import { LocationCard } from '../map/LocationCard.tsx'
import { About } from './About.tsx'
import { AgentBar } from './AgentBar.tsx'
import { AgentCard } from './AgentCard.tsx'
import { factsOf } from './facts.ts'
import { Price } from './Price.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import classes from './PropertyDetails.module.css'
import { StatusNotice } from './StatusNotice.tsx'
import { SummaryRow } from './SummaryRow.tsx'

/** Everything in words about one home, and who sells or lets it. */
export function PropertyDetails({ property }: { property: PropertyDetail }) {
  const agent = useRef<HTMLElement>(null)
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Head property={property} />
        <SummaryRow property={property} />
        <KeyFeatures features={property.features} />
        <About property={property} />
        <Facts property={property} />
        <div data-screen-only>
          <PriceHistory property={property} />
          <LocationCard property={property} />
        </div>
      </div>
      <aside className={classes.aside}>
        <AgentCard property={property} ref={agent} />
        <div data-screen-only>
          <NearbyAmenities propertyId={property.id} />
        </div>
      </aside>
      <AgentBar property={property} agent={agent} />
    </div>
  )
}

function Head({ property }: { property: PropertyDetail }) {
  return (
    <header>
      <ul className={classes.badges} aria-label="About this home">
        <li>{typeLabel(property)}</li>
        {badgesOf(property, new Date()).map((badge) => (
          <li key={badge} data-badge={badge}>
            {badge}
          </li>
        ))}
      </ul>
      <h1 className={classes.title}>{property.title || PROPERTY_DEFAULTS.title}</h1>
      <p className={classes.address}>{property.address || PROPERTY_DEFAULTS.location}</p>
      <div className={classes.price}>
        <Price listing={property} />
      </div>
      <StatusNotice status={property.status} />
    </header>
  )
}

function KeyFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null
  return (
    <section>
      <h2>Key Features</h2>
      <ul className={classes.features}>
        {[...new Set(features)].map((feature) => (
          <li key={feature}>
            <IconCheck size={18} stroke={1.7} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ property }: { property: PropertyDetail }) {
  return (
    <section>
      <h2>Good to Know</h2>
      <dl className={classes.facts}>
        {factsOf(property, new Date()).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { AmenityPlace } from '@hearth/core/amenity/analyse.ts'
import { type AmenityPlaces, amenityPlaces } from '@hearth/core/amenity/analyse.ts'
import { createStreetPlan, type StreetPlan } from './addresses/streetPlan.ts'
import { type Agency, demoAgencies } from './agencies.ts'
import { type DemoListing, type Draft, draftOf, finished } from './listing.ts'
import { SITES, type Site } from './markets.ts'
import { type DemoPlace, placesAround } from './nearby.ts'
import { createRandom } from './random.ts'

/** The whole invented market: who sells, what is for sale, and what is around it. */
export interface DemoMarket {
  agencies: readonly Agency[]
  places: readonly DemoPlace[]
  /** Oldest first. */
  listings: readonly DemoListing[]
}

/** A station of the gazetteer. */
export type Station = AmenityPlace & { amenityType: 'train_station' | 'tube_station' }

/**
 * Invents the demo market. The same `now` and stations give the same market on every machine:
 * every date is counted back from `now`, and everything else comes from fixed seeds.
 */
export function readDemoMarket(now: Date, stations: readonly Station[]): DemoMarket {
  const agencies = demoAgencies()
  const taken = new Set<string>()
  const quarters = SITES.map((site) => draftQuarter(site, taken))
  const places = quarters.flatMap((quarter) => quarter.places)
  const nearby: AmenityPlaces = amenityPlaces([...stations, ...places])
  const listings = quarters
    .flatMap(({ site, drafts }) => {
      const around = { site, now, nearby, agencies, shown: new Map() }
      return drafts.map((draft) => finished(draft, around))
    })
    .toSorted((a, b) => a.timeline.createdAt.getTime() - b.timeline.createdAt.getTime())
  return { agencies, places, listings }
}

interface Quarter {
  site: Site
  drafts: Draft[]
  places: DemoPlace[]
}

function draftQuarter(site: Site, taken: Set<string>): Quarter {
  const seed = `${site.market.town}/${site.area.name}`
  const plan: StreetPlan = createStreetPlan(createRandom(`streets/${seed}`), site)
  const drafts = Array.from({ length: site.area.listings }, (_, i) =>
    draftOf(createRandom(`${seed}/${i}`), site, plan, taken),
  )
  const streets = [...new Set(drafts.map((draft) => draft.address.street))]
  return { site, drafts, places: placesAround(site, streets) }
}

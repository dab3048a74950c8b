import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import { Anchor, Tabs } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import underlined from '../../ui/underlinedTab.module.css'
import { BrochurePictures } from './Brochure.tsx'
import { EpcPanel } from './EpcPanel.tsx'
import { Floorplan } from './Floorplan.tsx'
import { Gallery } from './Gallery.tsx'
import classes from './PropertyMedia.module.css'

const TABS = [
  { value: 'photos', label: 'Photos' },
  { value: 'floorplan', label: 'Floorplan' },
  { value: 'epc', label: 'EPC' },
]

/** Pictures, floorplan and energy rating, one at a time, with the choice beneath. */
export function PropertyMedia({ property }: { property: PropertyDetail }) {
  const title = property.title || PROPERTY_DEFAULTS.title
  return (
    <div className={classes.media}>
      <Tabs defaultValue="photos" inverted classNames={{ list: classes.list, tab: underlined.tab }}>
        <Tabs.Panel value="photos" className={classes.photos}>
          <Gallery images={property.images} title={title} />
          <BrochurePictures images={property.images} />
        </Tabs.Panel>
        <Tabs.Panel value="floorplan" data-screen-only>
          <Floorplan url={property.floorplanUrl} title={title} />
        </Tabs.Panel>
        <Tabs.Panel value="epc" data-screen-only>
          <div className={classes.sheet}>
            <EpcPanel
              rating={property.epcRating}
              exemption={property.epcExemption}
              url={property.epcUrl}
            />
          </div>
        </Tabs.Panel>
        <Tabs.List aria-label="Pictures and plans" data-screen-only>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {property.virtualTourUrl && (
        <Anchor
          className={classes.tour}
          data-screen-only
          href={property.virtualTourUrl}
          target="_blank"
          rel="noreferrer"
        >
          Take the virtual tour
          <IconExternalLink size={17} stroke={1.7} aria-hidden />
        </Anchor>
      )}
    </div>
  )
}

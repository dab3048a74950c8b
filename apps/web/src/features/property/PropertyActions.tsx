import { nameAndPlace, propertyPath } from '@hearth/core/page/propertyHead.ts'
import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { IconSearch } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PrintButton } from '../../ui/PrintButton.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { siteUrl } from '../../ui/siteUrl.ts'
import { BackToResults } from './BackToResults.tsx'
import classes from './PropertyActions.module.css'
import { SaveButton } from './SaveButton.tsx'
import { similarSearch } from './similarSearch.ts'

/** The line above the pictures: back to the results, and what one can do with this home. */
export function PropertyActions({ property }: { property: PropertyDetail | undefined }) {
  return (
    <div className={classes.line} data-screen-only>
      <BackToResults />
      {property && (
        <div className={classes.actions}>
          <ShareButton
            title={nameAndPlace(property)}
            address={siteUrl(propertyPath(property.id))}
          />
          <PrintButton className={classes.print} />
          <SaveButton property={property} />
          <ButtonLink
            to="/properties"
            search={similarSearch(property)}
            variant="default"
            size="md"
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          >
            Search Similar
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

import type { SiteConfig } from '@hearth/core/site/contract.ts'

interface Props {
  maps: SiteConfig['processors']['maps']
}

/** Whose map is shown here. */
export function MapSource({ maps }: Props) {
  if (maps === 'google') {
    return <p>The pictures of maps are Google’s, and name their own sources in the corner.</p>
  }
  if (maps === 'maplibre') {
    return (
      <p>
        Maps are drawn by MapLibre from a map server that the operator of this website has chosen.
        Its sources are named in the corner of each map.
      </p>
    )
  }
  return (
    <p>
      No map is set up here. A home’s page shows its coordinates, with a link to Google Maps that is
      followed only when you press it.
    </p>
  )
}

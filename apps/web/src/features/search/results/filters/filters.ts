import { withoutCriteria } from '@hearth/core/search/chips.ts'
import type { CriterionName, SearchCriteria } from '@hearth/core/search/contract.ts'
import {
  IconBan,
  IconBath,
  IconBed,
  IconBuildingStore,
  IconChecklist,
  IconCurrencyPound,
  IconHome,
  IconMapPin,
  IconTrain,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { AmenityEditor } from './AmenityEditor.tsx'
import { BathsEditor } from './BathsEditor.tsx'
import { BedsEditor } from './BedsEditor.tsx'
import type { EditorProps } from './editorProps.ts'
import { ExcludedFeaturesEditor, FeaturesEditor } from './FeaturesEditor.tsx'
import { LocationEditor } from './LocationEditor.tsx'
import { PriceEditor } from './PriceEditor.tsx'
import { PropertyTypeEditor } from './PropertyTypeEditor.tsx'
import { TransportEditor } from './TransportEditor.tsx'

/** A group of criteria that is edited together. */
export interface Filter {
  label: string
  Icon: ComponentType<{ size?: number; stroke?: number }>
  criteria: readonly CriterionName[]
  Editor: ComponentType<EditorProps>
}

/** Every wish of a search can be set here without typing a sentence; the toggle sets the rest. */
export const FILTERS: readonly Filter[] = [
  {
    label: 'Location',
    Icon: IconMapPin,
    criteria: ['location', 'radius'],
    Editor: LocationEditor,
  },
  {
    label: 'Price',
    Icon: IconCurrencyPound,
    criteria: ['minPrice', 'maxPrice'],
    Editor: PriceEditor,
  },
  { label: 'Bedrooms', Icon: IconBed, criteria: ['beds', 'maxBeds'], Editor: BedsEditor },
  { label: 'Bathrooms', Icon: IconBath, criteria: ['baths'], Editor: BathsEditor },
  {
    label: 'Property type',
    Icon: IconHome,
    criteria: ['propertyType'],
    Editor: PropertyTypeEditor,
  },
  {
    label: 'Tube, train and bus',
    Icon: IconTrain,
    criteria: ['maxTubeDistance', 'maxTrainDistance', 'maxBusDistance'],
    Editor: TransportEditor,
  },
  {
    label: 'Nearby',
    Icon: IconBuildingStore,
    criteria: ['nearAmenity'],
    Editor: AmenityEditor,
  },
  { label: 'Must have', Icon: IconChecklist, criteria: ['features'], Editor: FeaturesEditor },
  {
    label: 'Must not have',
    Icon: IconBan,
    criteria: ['excludedFeatures'],
    Editor: ExcludedFeaturesEditor,
  },
]

/** The filter that edits a criterion. */
export function filterOf(criterion: CriterionName): Filter | undefined {
  return FILTERS.find((filter) => filter.criteria.includes(criterion))
}

export function isSet(filter: Filter, criteria: SearchCriteria): boolean {
  return filter.criteria.some((name) => criteria[name] !== undefined)
}

/** The search without everything that this filter sets. */
export function cleared(filter: Filter, criteria: SearchCriteria): SearchCriteria {
  return withoutCriteria(criteria, ...filter.criteria)
}

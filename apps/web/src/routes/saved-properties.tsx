import { createFileRoute } from '@tanstack/react-router'
import { SavedPropertiesPage } from '../features/saved/SavedPropertiesPage.tsx'

export const Route = createFileRoute('/saved-properties')({ component: SavedPropertiesPage })

import { createFileRoute } from '@tanstack/react-router'
import { DataPage } from '../features/legal/DataPage.tsx'

export const Route = createFileRoute('/data')({ component: DataPage })

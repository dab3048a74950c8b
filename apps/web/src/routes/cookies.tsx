import { createFileRoute } from '@tanstack/react-router'
import { CookiesPage } from '../features/legal/CookiesPage.tsx'

export const Route = createFileRoute('/cookies')({ component: CookiesPage })

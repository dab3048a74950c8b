import { createFileRoute } from '@tanstack/react-router'
import { cleanParams } from '../features/search/results/resultsSearch.ts'

export const Route = createFileRoute('/properties')({ validateSearch: cleanParams })

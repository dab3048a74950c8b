import { createFileRoute } from '@tanstack/react-router'

// The page of /mailbox shows it.
export const Route = createFileRoute('/mailbox/$id')({})

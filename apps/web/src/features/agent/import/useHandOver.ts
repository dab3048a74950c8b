import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { sendFile } from '../form/upload/sendFile.ts'

/** A file on its way. */
interface Sending {
  name: string
  /** From 0 to 1. */
  progress: number
}

/** Sends a file and has it tried out; the address then names the dry run. */
export function useHandOver(withdrawsMissing: boolean) {
  const navigate = useNavigate()
  const [sending, setSending] = useState<Sending>()
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync: start } = trpc.agent.imports.start.useMutation()

  async function handOver(file: File): Promise<void> {
    setRefusal(undefined)
    setSending({ name: file.name, progress: 0 })
    try {
      const stored = await sendFile('import', file, (progress) =>
        setSending({ name: file.name, progress }),
      )
      const dryRun = await start({ fileId: stored.id, mode: 'dryRun', withdrawsMissing })
      await navigate({ to: '/agent/import', search: { id: dryRun.id } })
    } catch (error) {
      setRefusal(`${file.name}: ${reasonOf(error)}`)
    } finally {
      setSending(undefined)
    }
  }

  return { sending, refusal, handOver }
}

/** What sendFile says is meant to be read; what the server refuses is put into words. */
const reasonOf = (error: unknown) =>
  error instanceof Error && error.name === 'Error' ? error.message : refusalOf(error).text

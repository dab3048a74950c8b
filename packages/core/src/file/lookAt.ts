import type { FileFolder } from './contract.ts'
import { sniff } from './sniff.ts'
import { type FileType, REFUSALS, UPLOAD_RULES, wrongType } from './uploadRules.ts'

/** What a file is, by its first bytes, or why its folder does not take it, in words for the agent. */
export function lookAt(
  head: Uint8Array,
  folder: FileFolder,
): { type: FileType } | { refusal: string } {
  if (head.length === 0) return { refusal: REFUSALS.empty }
  const type = sniff(head)
  if (type === 'image/svg+xml') return { refusal: REFUSALS.svg }
  if (type === 'image/heic') return { refusal: REFUSALS.heic }
  const isTaken = type !== null && UPLOAD_RULES[folder].takes.includes(type)
  return isTaken ? { type } : { refusal: wrongType(folder) }
}

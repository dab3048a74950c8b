import type { Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq'

/** Where BullMQ keeps its jobs. */
export interface Backend {
  queue(name: string, options: Omit<QueueOptions, 'connection'>): AnyQueue
  worker(name: string, process: Processor, options: Omit<WorkerOptions, 'connection'>): AnyWorker
  /** Throws when it does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** BullMQ's classes name their backend in their types; whoever uses a queue need not know it. */
export type AnyQueue = Pick<
  Queue,
  'add' | 'getJobState' | 'remove' | 'upsertJobScheduler' | 'close'
> & { on(event: 'error', listener: (error: Error) => void): unknown }
export type AnyWorker = Pick<Worker, 'close'> & {
  on(event: 'error', listener: (error: Error) => void): unknown
}

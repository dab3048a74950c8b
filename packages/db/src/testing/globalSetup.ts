import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../client.ts'
import { loadGazetteer } from '../gazetteer/load.ts'
import { migrate } from '../migrate.ts'
import { startTestCluster } from './cluster.ts'
import { databaseUrl, TEMPLATES } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server on which every test file gets a database of its own. */
    testClusterUrl: string
  }
}

interface Cluster {
  url: string
  users: number
  stop(): Promise<void>
}

// Several projects in one run each call this setup, and share one cluster.
const shared: { hearthTestCluster?: Promise<Cluster> } = globalThis as object

/**
 * Starts PostgreSQL (or takes the server of TEST_DATABASE_URL), and prepares two templates: one that
 * is only migrated, one that has the gazetteer too. HEARTH_TEST_CLUSTER_URL names a prepared server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.hearthTestCluster ??= prepareCluster()
  const cluster = await shared.hearthTestCluster
  cluster.users += 1
  project.provide('testClusterUrl', cluster.url)
  return async () => {
    cluster.users -= 1
    if (cluster.users > 0) return
    shared.hearthTestCluster = undefined
    await cluster.stop()
  }
}

async function prepareCluster(): Promise<Cluster> {
  const prepared = process.env.HEARTH_TEST_CLUSTER_URL
  if (prepared) return { url: prepared, users: 0, stop: async () => undefined }
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? { url: given, stop: async () => undefined } : await startTestCluster()
  try {
    await prepareTemplates(cluster.url)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return { ...cluster, users: 0 }
}

/** Makes both templates anew. Nothing may stay connected to them, or they cannot be cloned. */
export async function prepareTemplates(url: string): Promise<void> {
  const admin = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    for (const name of [TEMPLATES.empty, TEMPLATES.places]) {
      await admin`drop database if exists ${admin(name)} with (force)`
    }
    await admin`create database ${admin(TEMPLATES.empty)}`
    await migrate(databaseUrl(url, TEMPLATES.empty))
    await admin`create database ${admin(TEMPLATES.places)} template ${admin(TEMPLATES.empty)}`
  } finally {
    await admin.end()
  }
  const places = createDatabase(databaseUrl(url, TEMPLATES.places), { max: 1 })
  try {
    await loadGazetteer(places)
  } finally {
    await places.close()
  }
}

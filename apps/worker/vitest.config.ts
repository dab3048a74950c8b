import { databaseTests } from '@hearth/db/testing/vitest.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'worker', ...databaseTests } })

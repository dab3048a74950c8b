import { defineConfig } from 'vitest/config'
import { databaseTests } from './src/testing/vitest.ts'

export default defineConfig({ test: { name: 'db', ...databaseTests } })

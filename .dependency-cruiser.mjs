/** The arrows of docs/architecture.md; `npm test` checks them, and that every source file was looked at. */

const TESTS = '\\.(test|spec)\\.tsx?$|/testing/'
const code = (room) => `^${room}/src/`

/** From one room to any other than those named. */
function only(name, from, to, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: code(from), pathNot: TESTS },
    to: {
      path: '^(apps|packages|bench|e2e|scripts)/',
      pathNot: [from, ...to].map((room) => `^${room}`),
    },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody uses and that uses nobody is left over.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.(ts|cjs)$',
          '\\.data\\.json$',
          '(^|/)\\.[^/]+$',
          '/public/',
          // The router finds them by their names; one that only names an address uses nobody.
          '^apps/web/src/routes/',
          // The Dockerfile names it.
          '^scripts/image/healthy\\.mjs$',
          TESTS,
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.css$', '\\?', '^\\.\\./package\\.json$'] },
    },
    {
      name: 'core-is-pure',
      comment: 'No IO, no clock, no randomness: core needs zod and small pure libraries alone.',
      severity: 'error',
      from: { path: code('packages/core'), pathNot: TESTS },
      to: {
        dependencyTypesNot: ['local', 'type-only'],
        pathNot: [
          '^packages/core/',
          'node_modules/(zod|fastest-levenshtein|@date-fns/tz|htmlparser2)/',
        ],
      },
    },
    only('core-knows-nobody', 'packages/core', [], 'core is what everything else rests on.'),
    only('illustrator-knows-nobody', 'packages/illustrator', [], 'It draws from an address alone.'),
    only(
      'db-arrows',
      'packages/db',
      ['packages/core', 'packages/illustrator'],
      'db → core, illustrator',
    ),
    only('adapters-arrows', 'packages/adapters', ['packages/core'], 'adapters → core'),
    only('media-arrows', 'packages/media', ['packages/core'], 'media → core'),
    only(
      'backend-arrows',
      'packages/backend',
      ['packages/core', 'packages/db', 'packages/adapters'],
      'backend → db, adapters, core',
    ),
    only(
      'server-arrows',
      'apps/server',
      [
        'packages/(core|db|adapters|backend|illustrator|config)/',
        'packages/media/src/rasterise.ts',
      ],
      'server → backend → db, adapters, core; config; of media what shows our own drawings',
    ),
    only(
      'worker-arrows',
      'apps/worker',
      ['packages/(core|db|adapters|backend|config|media)/'],
      'worker → backend → db, adapters, core; config, media',
    ),
    only('config-knows-nobody', 'packages/config', [], 'It reads settings, whoever needs them.'),
    {
      name: 'web-arrows',
      comment: 'web → core, the addresses of pictures and, as types alone, backend.',
      severity: 'error',
      from: { path: code('apps/web'), pathNot: TESTS },
      to: {
        path: '^(apps|packages|bench|e2e|scripts)/',
        pathNot: [
          '^apps/web/',
          '^packages/core/',
          '^packages/illustrator/src/(picture|listingPictures)\\.ts$',
          '^packages/backend/',
        ],
      },
    },
    {
      name: 'web-takes-types-from-backend',
      severity: 'error',
      from: { path: code('apps/web') },
      to: { path: '^packages/backend/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-noun-through-the-front-door',
      comment: 'In backend, a noun uses another through its data, mutations or policy.',
      severity: 'error',
      from: { path: '^packages/backend/src/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^packages/backend/src/[^/]+/',
        pathNot: ['^packages/backend/src/$1/', '/(data|mutations|policy)\\.ts$', '/testing/'],
      },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: [TESTS, '^(e2e|bench)/', 'vitest', '^scripts/'] },
      to: { path: TESTS },
    },
    {
      name: 'declared-dependencies',
      comment: 'What a package imports stands in its package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'product-needs-no-dev-dependency',
      severity: 'error',
      from: {
        path: '^(apps/(server|worker)|packages)/[^/]*/?src/',
        pathNot: [TESTS, '\\.generate\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    // TypeScript 7 offers no parser to others; with swc the types are seen too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/migrations/', '\\.gen\\.ts$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types', 'browser', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}

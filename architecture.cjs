// Who may import whom. `npm run check` refuses every import that this map does not allow. Modules
// communicate in three ways: they call down through index.ts, publish an event up or sideways, and
// read sideways or up through the view <schema>.<name>_view.

module.exports = {
  /** A package serves one audience or one protocol. The packages that each may import: */
  packages: {
    contract: { imports: {} },
    // The texts of every language, for all code that shows or sends one.
    locales: { imports: { contract: 'all' } },
    ui: { imports: { contract: 'all', locales: 'all' } },
    // Our games are a vendor like any other: they use the platform's wallet and the frame.
    games: {
      imports: {
        contract: [
          'vendor-wallet',
          'vendor-games',
          'money',
          'frame',
          'endpoint',
          'time-zone',
          'faults',
          'contrast',
        ],
        locales: 'all',
        'node-kit': 'all',
        ui: 'all',
      },
    },
    web: { imports: { contract: 'all', locales: 'all', ui: 'all' } },
    // The operators' pages, on an origin of their own.
    console: { imports: { contract: 'all', locales: 'all', ui: 'all' } },
    server: { imports: { contract: 'all', locales: 'all', 'node-kit': 'all' } },
    // What every Node process needs, whatever its purpose; the platform and the games use it.
    'node-kit': { imports: {} },
    // What tests share: a site, its visitors, vendors, seats and books.
    testkit: { imports: { contract: 'all', 'node-kit': 'all', server: 'all', games: 'all' } },
  },

  /**
   * Beside the tests of the packages, only these folders may import testkit. What several tests of
   * one place share is in a folder `testing/` there, which only tests import.
   */
  usesTestkit: ['attack/', 'bench/', 'e2e/', 'faults/', 'film/', 'fuzz/'],

  /** Packages that run in a browser and may not import Node's modules. */
  browser: ['console', 'contract', 'locales', 'ui', 'web'],

  /** The folder of a browser package that runs in a Node process. */
  process: { games: 'server/' },

  /**
   * The nouns of the server. A module imports modules of a lower level, only by their index.ts, and
   * its SQL calls down in the same way. Module = schema = feature = phrase file.
   */
  modules: {
    brand: 1,
    audit: 1,
    ledger: 1,
    player: 2,
    operator: 2,
    upload: 2,
    compliance: 2,
    session: 3,
    wallet: 3,
    agent: 3,
    message: 3,
    content: 3,
    casework: 3,
    catalogue: 4,
    identity: 4,
    promotion: 4,
    loyalty: 4,
    commission: 4,
    operation: 4,
    support: 4,
    room: 4,
    cashier: 5,
    round: 5,
    activity: 6,
    gateway: 6,
    lottery: 6,
    launch: 7,
    privacy: 8,
    report: 8,
    search: 8,
  },

  /** Files of the server that compose the modules, and may import any of them by index.ts. */
  composition: [
    'app.ts',
    'console.ts',
    'demo.ts',
    'main.ts',
    'jobs.ts',
    'prepare.ts',
    'production.ts',
    'rotate-keys.ts',
  ],

  /** Code that gets its clock and its randomness as arguments, and the files that make them. */
  handed: [
    'packages/node-kit/src/',
    'packages/server/src/',
    'packages/games/src/fair/',
    'packages/games/src/rounds/',
    'packages/games/src/server/',
  ],
  makesClock: ['packages/node-kit/src/clock.ts'],

  /**
   * An exported type has a unique name in all packages. Our games are a vendor, on the other side
   * of the wire. These names may be used on both sides, with the reason.
   */
  typeNames: {
    beyondTheBorder: ['packages/games/'],
    acrossTheBorder: {
      Caller: 'who may call the site, and who calls the games',
      Config: 'each process has its own',
      Game: 'a card of the catalogue, and the rules of a game',
      Limit: 'each side counts calls by its own rules',
      Played: 'the figures of a session, and the frame’s message with them',
      Refusal: 'each process answers with its own codes',
      Refused: 'a refusal in the browser of either side',
      RoundStatus: 'of the round at the platform, and at the games',
    },
  },

  /** How many sources a folder may hold, without tests; the exceptions, with the reason. */
  folders: {
    most: 20,
    exempt: {
      'e2e/pages': 'one file for each page',
      'faults/invariants': 'one file for each invariant',
      'packages/contract/src': 'one file for each noun',
      'packages/locales/src/*/site': 'one file for each noun',
      'packages/locales/src/*/console': 'one file for each noun',
      'packages/server/migrations': 'a sequence, read in its order',
      'packages/ui/src/icons': 'one file for each icon, found by its name',
    },
  },

  /** How many lines a SQL function may have; the exceptions, with the reason. */
  sqlFunctions: {
    most: 60,
    exempt: {
      'ledger.post':
        'decides command by command over arrays: its parts would need all of them as arguments',
    },
  },

  /** Words with a plainer one, which code, comments, test names and documents use instead. */
  words: {
    instead: {
      anew: 'again',
      heard: 'received',
      mended: 'fixed',
      nobody: 'no one',
      told: 'notified',
      whoever: 'anyone who',
    },
    exempt: {
      'architecture.cjs': 'lists them',
      'docs/requirements.md': 'quotes the rows of the requirements',
      'packages/locales/': 'texts for players and operators, which have a voice of their own',
      'packages/server/migrations/': 'a released migration never changes',
      'scripts/postgres/server.mjs': 'the account of the operating system has this name',
    },
  },

  limits: { lines: 300, testLines: 600, columns: 100 },
};

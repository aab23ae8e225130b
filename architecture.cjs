// Who may import whom. `npm run check` reads this map and refuses what is not on it; people read
// it first. Three ways to talk between modules: call down through index.ts, tell up or sideways by
// an event, read sideways or up through the view <schema>.<name>_view.

module.exports = {
  /** A package is an audience or a wire. What it may import of the others: */
  packages: {
    contract: { imports: {} },
    // The words of every language, for whoever shows or sends one.
    locales: { imports: { contract: 'all' } },
    ui: { imports: { contract: 'all', locales: 'all' } },
    // Our games are a vendor like any other: they know the platform by its wallet and the frame.
    games: {
      imports: {
        contract: ['vendor-wallet', 'vendor-games', 'money', 'frame', 'endpoint'],
        locales: 'all',
        'node-kit': 'all',
        ui: 'all',
      },
    },
    web: { imports: { contract: 'all', locales: 'all', ui: 'all' } },
    server: { imports: { contract: 'all', locales: 'all', 'node-kit': 'all' } },
    // What a process of Node's needs whatever it is for: the platform and the games both do.
    'node-kit': { imports: {} },
    // What tests stand on: a site, its visitors, vendors, seats and books.
    testkit: { imports: { contract: 'all', 'node-kit': 'all', server: 'all', games: 'all' } },
  },

  /** Beside the tests of the packages, these folders alone may import testkit. */
  usesTestkit: ['attack/', 'bench/', 'e2e/', 'faults/', 'film/', 'fuzz/'],

  /** Packages that run in a browser: no module of Node's there. */
  browser: ['contract', 'locales', 'ui', 'web'],

  /** Where a package has a process of Node's beside what runs in a browser. */
  process: { games: 'server/' },

  /**
   * The nouns of the server. A module imports those of a lower level, by their index.ts only, and
   * its SQL calls down in the same way. Module = schema = feature = phrase file.
   */
  modules: {
    brand: 1,
    audit: 1,
    ledger: 1,
    player: 2,
    operator: 2,
    compliance: 2,
    session: 3,
    wallet: 3,
    agent: 3,
    message: 3,
    content: 3,
    catalogue: 4,
    cashier: 4,
    promotion: 4,
    loyalty: 4,
    commission: 4,
    support: 4,
    round: 5,
    activity: 6,
    gateway: 6,
    lottery: 6,
    launch: 7,
    report: 8,
  },

  /** Files of the server that put the modules together, and may enter any of them by index.ts. */
  composition: ['app.ts', 'demo.ts', 'main.ts', 'jobs.ts', 'prepare.ts', 'production.ts'],

  /** Code that is handed its clock and its randomness, and the files that make those. */
  handed: [
    'packages/node-kit/src/',
    'packages/server/src/',
    'packages/games/src/fair/',
    'packages/games/src/rounds/',
    'packages/games/src/server/',
  ],
  makesClock: ['packages/node-kit/src/clock.ts'],

  /**
   * An exported type has a name of its own in all packages. Our games lie beyond the border of the
   * vendors: what both sides may call by one name, and why.
   */
  typeNames: {
    beyondTheBorder: ['packages/games/'],
    acrossTheBorder: {
      Caller: 'who may call the site, and who calls the games',
      Config: 'each process has its own',
      Game: 'a card of the catalogue, and the rules of a game',
      Limit: 'each side counts calls by its own rules',
      Played: 'the figures of a session, and as the frame hands them on',
      Point: 'two numbers, for what draws on either side',
      Refusal: 'each process answers with codes of its own',
      Refused: 'as the browser of either side meets it',
      RoundStatus: 'of the round at the platform, and at the games',
    },
  },

  /** How many sources a folder may hold, tests not counted; which may hold more, and why. */
  folders: {
    most: 20,
    exempt: {
      'packages/contract/src': 'a file a noun, each on its own',
      'packages/server/migrations': 'a sequence, read in its order',
      'packages/ui/src/icons': 'an icon a file, found by its name alone',
    },
  },

  /** How many lines a function of the database may have; which may have more, and why. */
  sqlFunctions: {
    most: 60,
    exempt: {
      'ledger.post':
        'decides command by command over arrays: parts of it would be handed all of them',
      'ledger.schema_problem': 'a list of questions, one after the other',
      'gateway.compare_hour': 'one statement that sets the two books side by side',
    },
  },

  limits: { lines: 300, testLines: 600, columns: 100 },
};

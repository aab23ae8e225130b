import { code, type PlantedBug, schema } from './planted-bug';

const mayBet = schema('compliance/may-bet');
const confirmRaise = code('modules/compliance/limits/confirm-raise');

/** Bugs in what players decide about their own play. */
export const limitMutants: PlantedBug[] = [
  {
    name: 'limit-before-lock',
    what: 'the limits of a bet are read before the lock of its player',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I17'],
    patches: [
      {
        file: mayBet,
        find: 'when standing.counts_play then (',
        replace: 'when p_stake < 0 then (',
      },
      {
        file: code('modules/round/open-rounds'),
        find: 'play: (command, latest) => queue',
        replace: `play: async (command, latest) =>
      command.kind === 'bet' && (await database.sql\`
        select s.player_id from compliance.player_state s
        join player.player_view p on p.id = s.player_id
        where s.player_id = \${command.playerId} and s.counts_play
          and (select r.refusal from compliance.refuses_play_2(s, p.brand, p.currency,
            \${command.amount}, lib.now()) r) is not null\`).length > 0
        ? { answer: 'limit_exceeded', balance: null, roundId: null }
        : queue`,
      },
    ],
  },
  {
    name: 'limit-lowered-unlocked',
    what: 'a limit is compared with the new amount before the lock, and written under it',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I17'],
    patches: [
      {
        file: code('modules/compliance/limits/set-limit'),
        find: `    await lockPlayer(sql, playerId);
    const rows = await lockedLimits(sql, playerId, currency);`,
        replace: `    const rows = await lockedLimits(sql, playerId, currency);
    await lockPlayer(sql, playerId);`,
      },
    ],
  },
  {
    name: 'raise-at-once',
    what: 'a raise is in force with the second yes, however soon that comes',
    nemeses: ['N8'],
    seconds: 30,
    expected: ['I17'],
    patches: [
      {
        file: confirmRaise,
        find: 'if (!(await isRaiseReady(sql, row.id))) {',
        replace: 'if (!(await isRaiseReady(sql, row.id)) && row.raiseReadyAt === null) {',
      },
    ],
  },
  {
    name: 'credit-unreserved',
    what: 'money is credited to an order whose time was over, while it fits into the limit',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I17'],
    patches: [
      {
        file: schema('compliance/deposit-fits'),
        find: 'and (p_deposit is not null and o.id is null or p_amount + (',
        replace: 'and (p_amount + (',
      },
    ],
  },
  {
    name: 'credit-before-lock',
    what: 'the limit of deposits is read before the lock under which they are credited',
    nemeses: ['N8'],
    seconds: 90,
    expected: ['I17'],
    patches: [
      {
        file: code('modules/compliance/index'),
        find: 'await lockPlayers(sql, playerIds);',
        replace: '',
      },
    ],
  },
  {
    name: 'excluded-credited',
    what: 'money that arrives during an exclusion is credited',
    nemeses: ['N8'],
    seconds: 60,
    expected: ['I17'],
    patches: [
      {
        file: code('modules/compliance/index'),
        find: "if (state !== 'active') return 'excluded';",
        replace: "if (state === 'blocked') return 'excluded';",
      },
    ],
  },
];

import { type PlantedBug, schema } from './planted-bug';

const entryTime = schema('ledger/entry-time');
const worth = schema('activity/worth');
const windows = schema('activity/windows');

/** Bugs in the sums of days. */
export const activityMutants: PlantedBug[] = [
  {
    name: 'rollbacks-uncounted',
    what: 'the sums of a day leave out what was taken back',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I21'],
    patches: [
      {
        file: worth,
        find: "(m.kind in ('bet', 'win') or o.kind is not null)",
        replace: "m.kind in ('bet', 'win')",
      },
    ],
  },
  {
    name: 'window-twice',
    what: 'some windows are counted and their mark stays where it was',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I21'],
    patches: [
      {
        file: windows,
        find: 'update activity.mark set upto = v_to,',
        replace: `update activity.mark
  set upto = case when v_mark.batch % 5 = 4 then v_mark.upto else v_to end,`,
      },
    ],
  },
  {
    name: 'mark-without-sums',
    what: 'some marks move, and their sums were never written',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I21'],
    patches: [
      {
        file: windows,
        find: 'perform activity.add_days(v_deltas,',
        replace: `perform activity.add_days(
    case when v_mark.batch % 5 = 4 then '{}' else v_deltas end,`,
      },
    ],
  },
  {
    name: 'hours-left-out',
    what: 'some windows add nothing to the hours of the brand',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I21'],
    patches: [
      {
        file: windows,
        find: 'activity.add_hours(v_deltas, v_cash, v_mark.upto),',
        replace: `activity.add_hours(
      case when v_mark.batch % 5 = 4 then '{}' else v_deltas end, v_cash, v_mark.upto),`,
      },
    ],
  },
  {
    name: 'clock-behind-count',
    what: 'a clock is set back now and then, and what was counted is not asked for',
    nemeses: ['N8'],
    seconds: 40,
    expected: ['I21'],
    patches: [
      {
        file: entryTime,
        find: 'select greatest(lib.now(), (select max(upto)',
        replace: `select greatest(
    lib.now() - case when random() < 0.05 then interval '20 seconds' else interval '0' end,
    (select max(upto)`,
      },
      { file: entryTime, find: ',\n    (select upto from ledger.counted))', replace: ')' },
    ],
  },
];

import { endpoint, endpoints, output, text } from './endpoint';
import type { DeskText } from './casework';

/** What a rule of a queue can ask about, and of which kind its value is. */
export const ruleFacts = {
  withdrawal: {
    amount: 'money',
    amountOfDay: 'money',
    amountSoFar: 'money',
    isFirst: 'flag',
    withdrawalsOfDay: 'count',
    hoursSinceDevice: 'count',
    hoursSincePayee: 'count',
  },
  identity: { amount: 'money', amountSoFar: 'money', isFirst: 'flag' },
} as const satisfies Record<string, Record<string, 'money' | 'count' | 'flag'>>;

/** The queues to which rules call. */
export const ruleKinds = ['withdrawal', 'identity'] as const;
export type RuleKind = (typeof ruleKinds)[number];

export const ruleSigns = ['>=', '>', '<', '<=', '='] as const;
export const mostComparisons = 10;

/** `written`: by hand in the database, in a form that the console shows and does not edit. */
export const ruleJoins = ['any', 'all', 'written'] as const;
export type RuleJoin = (typeof ruleJoins)[number];

/** A rule in its newest version; a comparison is `amount >= 20000000`, `isFirst = true`. */
export type DeskRule = {
  brand: string;
  kind: RuleKind;
  code: string;
  version: number;
  enabled: boolean;
  join: RuleJoin;
  comparisons: string[];
};

/** A reason that operators choose for a verdict. */
export type DeskReason = {
  kind: string;
  code: string;
  texts: DeskText;
  /** Whether the player reads it. */
  isTold: boolean;
  position: number;
  enabled: boolean;
  /** It was given: it is never deleted, and stays public or not. */
  isGiven: boolean;
};

/** The rules of a brand's queues, and the reasons of decisions; both are altered by changes. */
export const ruleDesk = endpoints('casework', {
  listRules: endpoint({
    method: 'GET',
    path: '/console/rules',
    caller: 'operator',
    right: 'brand.r',
    noStore: true,
    input: { brand: text({ optional: true, max: 32 }) },
    output: output<{ list: DeskRule[] }>(),
    refusals: [],
  }),
  listReasons: endpoint({
    method: 'GET',
    path: '/console/reasons',
    caller: 'operator',
    right: 'brand.r',
    noStore: true,
    input: {},
    output: output<{ list: DeskReason[]; kinds: { kind: string; names: DeskText }[] }>(),
    refusals: [],
  }),
});

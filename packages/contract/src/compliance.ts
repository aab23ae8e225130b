import { choice, endpoint, endpoints, flag, money, output, whole } from './endpoint';

export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The brand's calendar day, its week from Monday, its month; `session` is of the kind session. */
export const limitPeriods = ['day', 'week', 'month', 'session'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export type PlayLimit = {
  kind: LimitKind;
  period: LimitPeriod;
  /** In the currency's unit; in minutes for the kind session. */
  amount: string;
  used: string;
  /** A higher amount, or none at all, which waits for its time and a second yes. */
  raise?: { amount?: string; readyAt: string; isReady: boolean };
};

/** The time that a player plays without a pause of half an hour. */
export type PlaySession = {
  startedAt: string;
  seconds: number;
  /** Won less lost; below zero is lost. */
  net: string;
  /** Play waits until the player has read this. */
  isCheckDue: boolean;
};

export type LimitsView = {
  currency: string;
  limits: PlayLimit[];
  /** Minutes between two reality checks. */
  realityMinutes?: number;
  session?: PlaySession;
  /** Without an end: for ever. */
  exclusion?: { until?: string };
  coolingOff?: { until: string };
  /** The player has paid in nothing yet, and has no limit of deposits. */
  asksForLimit: boolean;
};

/** The longest limit of a play session. */
export const mostSessionMinutes = 24 * 60;

export const coolingDays = ['1', '7', '30'] as const;
export const exclusionTimes = ['6m', '1y', '5y', 'forever'] as const;

const ownCall = { caller: 'player', noStore: true } as const;
const named = { kind: choice(limitKinds), period: choice(limitPeriods) } as const;
const often = { by: 'player', count: 60, seconds: 3600 } as const;

export const compliance = endpoints('compliance', {
  readLimits: endpoint({
    ...ownCall,
    method: 'GET',
    path: '/api/compliance/limits',
    background: true,
    whileLooking: true,
    input: {},
    output: output<LimitsView>(),
    refusals: [],
  }),
  /** A lower amount is in force at once; a higher one, or none, asks for a raise. */
  setLimit: endpoint({
    ...ownCall,
    method: 'PUT',
    path: '/api/compliance/limits',
    limit: often,
    input: { ...named, amount: money({ optional: true, min: '0.01' }) },
    output: output<LimitsView>(),
    refusals: ['compliance.limits_contradict'],
  }),
  confirmRaise: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/compliance/raise',
    limit: often,
    input: named,
    output: output<LimitsView>(),
    refusals: ['request.unknown', 'compliance.raise_waits', 'compliance.limits_contradict'],
  }),
  /** Takes back a raise that waits. */
  dropRaise: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/compliance/raise/drop',
    limit: often,
    input: named,
    output: output<LimitsView>(),
    refusals: ['request.unknown'],
  }),
  coolOff: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/compliance/cool-off',
    limit: often,
    input: { days: choice(coolingDays) },
    output: output<LimitsView>(),
    refusals: [],
  }),
  exclude: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/compliance/exclusion',
    limit: often,
    // `everywhere`: at every brand of the site, also in accounts that are opened later.
    input: { time: choice(exclusionTimes), everywhere: flag({ optional: true }) },
    output: output<LimitsView>(),
    refusals: [],
  }),
  setReality: endpoint({
    ...ownCall,
    method: 'PUT',
    path: '/api/compliance/reality',
    limit: often,
    input: { minutes: whole({ optional: true, min: 5, max: 240 }) },
    output: output<LimitsView>(),
    refusals: [],
  }),
  /** The player has read how long they play, and for how much. */
  acknowledge: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/compliance/reality',
    limit: { by: 'player', count: 600, seconds: 3600 },
    input: {},
    output: output<LimitsView>(),
    refusals: [],
  }),
});

import { endpoint, endpoints, output, type TextFile } from './endpoint';

/** What must end before an account can: each has a place where its player ends it. */
export const obstacleKinds = [
  'agent',
  'balance',
  'case',
  'debt',
  'deposit',
  'round',
  'withdrawal',
] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

export type Obstacle = {
  kind: ObstacleKind;
  /** How many there are. */
  count: number;
  /** Of a balance or a debt. */
  amount?: string;
  currency?: string;
};

export type DeletionState = 'waiting' | 'refused' | 'taken_back' | 'done';

/** The player's last request for the end of the account. */
export type DeletionView = {
  state: DeletionState;
  /** The number of its case. */
  number?: string;
  askedAt: string;
  /** When it is decided at the latest. */
  dueAt?: string;
  endedAt?: string;
  /** Why it was refused, in the player's language. */
  reason?: string;
};

export type PrivacyView = {
  /** When the last copy was made, and the next may be. */
  copiedAt?: string;
  nextCopyAt?: string;
  deletion?: DeletionView;
  obstacles: Obstacle[];
  /** An exclusion goes on after the account: without `until` for ever. */
  exclusion?: { until?: string };
};

const ownCall = { caller: 'player', noStore: true } as const;

export const privacy = endpoints('privacy', {
  readPrivacy: endpoint({
    ...ownCall,
    method: 'GET',
    path: '/api/privacy/state',
    input: {},
    output: output<PrivacyView>(),
    refusals: [],
  }),
  /** Everything that is kept of the player, as a file; once a day. */
  exportData: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/privacy/export',
    stepUp: true,
    file: 'json',
    input: {},
    output: output<TextFile>(),
    refusals: ['privacy.copied_today'],
  }),
  /** Asks for the end of the account, which two persons decide. */
  requestDeletion: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/privacy/deletion',
    stepUp: true,
    limit: { by: 'player', count: 20, seconds: 86_400 },
    input: {},
    output: output<PrivacyView>(),
    refusals: ['privacy.not_yet'],
  }),
  /** Takes the request back while it waits. */
  takeBackDeletion: endpoint({
    ...ownCall,
    method: 'POST',
    path: '/api/privacy/deletion/take-back',
    limit: { by: 'player', count: 20, seconds: 86_400 },
    input: {},
    output: output<PrivacyView>(),
    refusals: ['request.unknown'],
  }),
});

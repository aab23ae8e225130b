import { choice, endpoint, endpoints, output } from './endpoint';

export type IdentityState = 'none' | 'asked' | 'pending' | 'passed' | 'refused';

export const documentSides = ['front', 'back', 'face'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** Where a player's documents are. */
export type IdentityView = {
  state: IdentityState;
  /** What is wanted, and whether it came. */
  sides: { side: DocumentSide; has: boolean }[];
  /** Why the last ones were refused, or what is missing. */
  reason?: string;
  sentAt?: string;
  decidedAt?: string;
};

export const identity = endpoints('identity', {
  readIdentity: endpoint({
    method: 'GET',
    path: '/api/identity/state',
    caller: 'player',
    whileLooking: true,
    noStore: true,
    input: {},
    output: output<IdentityView>(),
    refusals: [],
  }),
  /** The body is the picture. No file name is sent, and none is kept. */
  uploadDocument: endpoint({
    method: 'POST',
    path: '/api/identity/documents',
    caller: 'player',
    image: true,
    limit: { by: 'player', count: 30, seconds: 86_400, exact: true },
    input: { side: choice(documentSides) },
    output: output<IdentityView>(),
    refusals: ['identity.not_now', 'request.too_large'],
  }),
  sendDocuments: endpoint({
    method: 'POST',
    path: '/api/identity/send',
    caller: 'player',
    input: {},
    output: output<IdentityView>(),
    refusals: ['identity.incomplete'],
  }),
});

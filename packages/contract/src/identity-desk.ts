import { caseId, caseRead, type DecidedCase, verdictReason, verdictRefusals } from './case-verdict';
import { choice, endpoint, endpoints, output, text } from './endpoint';
import type { DocumentSide } from './identity';

/** What the player entered about themselves, beside what the documents say; names are masked. */
export type IdentityProfile = {
  username: string;
  /** The first letter of each word, or nothing that was given. */
  name?: string;
  /** The last two characters. */
  idNumber?: string;
  registeredAt: string;
};

/** `declared`: the player says so, and the documents must show it. */
export type IdentityCheck = {
  code: 'name' | 'idNumber' | 'age';
  result: 'declared' | 'missing';
  /** Of age: the years that were asked for, and when the player declared them. */
  years?: number;
  at?: string;
};

/** The documents of a case, without the pictures. */
export type IdentityCase = {
  caseId: string;
  playerId: string;
  brand: string;
  version: number;
  profile: IdentityProfile;
  checks: IdentityCheck[];
  documents: {
    id: string;
    /** The newest is the try that is decided; the others are earlier ones. */
    round: number;
    side: DocumentSide;
    width: number;
    height: number;
    at: string;
  }[];
};

/** The operators' calls of `identity`. */
export const identityDesk = endpoints('identity', {
  readIdentityCase: endpoint({
    method: 'GET',
    path: '/console/identity/{caseId}',
    caller: 'operator',
    right: 'identity.w',
    showsPlayer: true,
    noStore: true,
    input: { caseId },
    output: output<IdentityCase>(),
    refusals: ['request.unknown', 'desk.conflict'],
  }),
  /** A picture, with who saw it and when drawn across it, and a line in the audit. */
  readDocument: endpoint({
    method: 'GET',
    path: '/console/identity/{caseId}/images/{documentId}',
    caller: 'operator',
    right: 'identity.w',
    noStore: true,
    limit: { by: 'player', count: 300, seconds: 3600, exact: true },
    input: { caseId, documentId: text({ pattern: '^[1-9]\\d{0,17}$' }) },
    output: output<{ type: 'image/jpeg'; base64: string }>(),
    refusals: ['request.unknown', 'desk.conflict', 'desk.lease_over'],
  }),
  decideIdentity: endpoint({
    method: 'POST',
    path: '/console/identity/{caseId}/decide',
    caller: 'operator',
    right: 'identity.w',
    once: true,
    input: {
      ...caseRead,
      verdict: choice(['pass', 'refuse', 'more']),
      ...verdictReason,
    },
    output: output<DecidedCase>(),
    refusals: verdictRefusals,
  }),
});

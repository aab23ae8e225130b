import { choice, endpoint, output, text } from '../endpoint';

/**
 * What registration may ask about the person, beside the contacts that are proved by a code. A
 * player gives each once; a correction is made by support.
 */
export const detailFields = [
  'payeeName',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'address',
  'nationality',
] as const;
export type DetailField = (typeof detailFields)[number];

/** Masked where the player has given it. */
export type Detail = { field: DetailField; masked?: string };

export const detailCalls = {
  /** What is given, and what the brand asks for, in the order of the form. */
  readDetails: endpoint({
    method: 'GET',
    path: '/api/session/details',
    caller: 'player',
    whileLooking: true,
    noStore: true,
    input: {},
    output: output<{ list: Detail[] }>(),
    refusals: [],
  }),
  /** Gives one that is missing, by the rules of the brand's registration. */
  addDetail: endpoint({
    method: 'POST',
    path: '/api/session/details',
    caller: 'player',
    stepUp: true,
    sealed: true,
    noStore: true,
    limit: { by: 'player', count: 20, seconds: 3600, exact: true },
    input: { field: choice(detailFields), value: text({ max: 255 }) },
    output: output<Detail>(),
    refusals: ['session.detail_fixed', 'session.id_number_taken'],
  }),
} as const;

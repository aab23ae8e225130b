/**
 * What became of one attempt. `unknown`: the answer was lost after the message may have been taken,
 * so it is never sent again.
 */
export type Attempt =
  | { state: 'sent' }
  | { state: 'retry'; reason: string; afterSeconds?: number }
  | { state: 'failed'; reason: string }
  | { state: 'unknown'; reason: string };

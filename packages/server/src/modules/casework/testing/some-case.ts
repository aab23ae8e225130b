import { randomUUID } from 'node:crypto';
import { micros } from '@parlour/contract/money';
import type { NewCase } from '../open-case';

/** A withdrawal that a person must decide. */
export const someCase = (playerId: string, changes: Partial<NewCase> = {}): NewCase => ({
  brand: 'main',
  kind: 'withdrawal',
  subjectId: randomUUID(),
  playerId,
  amount: micros('5000000'),
  currency: 'VND',
  reasons: ['amount'],
  ...changes,
});

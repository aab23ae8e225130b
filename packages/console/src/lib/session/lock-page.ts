import { operator } from '@parlour/contract/operator';
import { call } from '../api/call';
import { noteLocked } from './me';

/** Locks the page in place: what it shows leaves the document until a factor opens it. */
export const lockPage = (): void => {
  noteLocked();
  // Without an answer the page is locked here, and the server locks it when it is idle.
  call(operator.lock, {}).catch(() => undefined);
};

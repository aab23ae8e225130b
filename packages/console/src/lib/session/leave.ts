import { operator } from '@parlour/contract/operator';
import { call } from '../api/call';
import { client } from '../api/query-client';
import { noteSignedOut } from './me';
import { forgetTyped } from './typed';

/** Signs out; the next person at this page finds neither what was read nor what was typed. */
export const leave = async (): Promise<void> => {
  await call(operator.signOut, {}).catch(() => undefined);
  client.clear();
  forgetTyped();
  noteSignedOut();
};

import type { Status } from '@parlour/contract/brand';
import { writeCache } from '../api/cache';
import { client } from '../api/client';
import { serverNow } from '../api/server-time';

/** Keeps the flags and the rules of the registration, with the version that they are of. */
export const keepConfiguration = ({ configVersion, whitelabel, register }: Status): void => {
  const mark = { version: configVersion, language: client.language };
  const now = new Date(serverNow());
  writeCache('settings', mark, whitelabel, now);
  writeCache('validate', mark, register, now);
};

import { readSession, writeSession } from '../../../lib/session/storage';

export type TypedNumber = { code: string; dialingCode: string; number: string };

/** The number that was typed in this tab, in whichever form: a reload does not lose it. */
export const typedNumber = (): TypedNumber | undefined => {
  const kept = /^([A-Z]{2}) (\d+) (.*)$/.exec(readSession('typedNumber') ?? '');
  const [, code, dialingCode, number = ''] = kept ?? [];
  return code && dialingCode ? { code, dialingCode, number } : undefined;
};

export const keepNumber = ({ code, dialingCode, number }: TypedNumber): void =>
  writeSession('typedNumber', `${code} ${dialingCode} ${number}`);

/** It did what it was typed for. */
export const dropNumber = (): void => writeSession('typedNumber', undefined);

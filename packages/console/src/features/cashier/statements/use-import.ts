import {
  cashierDesk,
  type ImportedLine,
  type ImportedStatement,
} from '@parlour/contract/cashier/desk';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { asRefused, type ConsoleRefused } from '../../../lib/api/refused';
import { base64Of } from '../../../lib/read-file';

type Account = { brand: string; methodId: string; accountNumber: string };

export type Import = {
  fileName: string;
  /** What would happen; `done`: what happened. */
  state: 'reading' | 'foreseen' | 'importing' | 'done';
  lines: readonly ImportedLine[];
  rest: number;
  refused?: ConsoleRefused | undefined;
};

/** A file of an account: first what would happen, then the import, which goes on until it is whole. */
export const useImport = (account: Account | undefined) => {
  const [shown, setShown] = useState<Import>();
  const [file, setFile] = useState('');
  const send = (base64: string, dry: boolean): Promise<ImportedStatement> => {
    if (!account) throw new Error('no account is chosen');
    const { brand, methodId, accountNumber } = account;
    const given = { brand, methodId, accountNumber, file: base64, dry };
    return call(cashierDesk.importStatement, given);
  };
  const foresee = async (chosen: File): Promise<void> => {
    const begun: Import = { fileName: chosen.name, state: 'reading', lines: [], rest: 0 };
    setShown(begun);
    try {
      const base64 = await base64Of(chosen);
      setFile(base64);
      setShown({ ...begun, ...(await send(base64, true)), state: 'foreseen' });
    } catch (thrown) {
      setShown({ ...begun, refused: asRefused(thrown) });
    }
  };
  /** Each call goes on where the one before ended. */
  const takeRest = async (before: Import, known: readonly ImportedLine[]): Promise<void> => {
    try {
      const { lines, rest } = await send(file, false);
      const taken = merged(known, lines);
      const now: Import = { ...before, lines: taken, rest };
      setShown(rest === 0 ? { ...now, state: 'done' } : now);
      if (rest > 0) await takeRest(now, taken);
    } catch (thrown) {
      setShown({ ...before, refused: asRefused(thrown) });
    }
  };
  const takeAll = async (before: Import): Promise<void> => {
    const now: Import = { ...before, state: 'importing', refused: undefined };
    setShown(now);
    await takeRest(now, before.state === 'importing' ? before.lines : []);
    await client.invalidateQueries();
  };
  return { shown, foresee, takeAll, clear: () => setShown(undefined) };
};

/** What an earlier call took is known to the later one as repeated: the earlier answer counts. */
const merged = (
  before: readonly ImportedLine[],
  after: readonly ImportedLine[],
): readonly ImportedLine[] => {
  const known = new Map(before.map((line) => [line.n, line]));
  return after.map((line) => known.get(line.n) ?? line);
};

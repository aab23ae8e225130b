import type { contentConsole, ContentVersion } from '@parlour/contract/content-console';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { readReasons } from '../../operator';
import { readVersion, readVersions } from './version-queries';

/** The newest versions of an item, with who wrote each and why. */
export const listContentVersions = async (
  { sql }: OperatorContext,
  place: InputOf<typeof contentConsole.listContentVersions>,
): Promise<OutputOf<typeof contentConsole.listContentVersions>> => {
  const rows = await readVersions(sql, place);
  const ids = rows.flatMap(({ changeId }) => (changeId === null ? [] : [changeId.toString()]));
  const reasons = new Map((await readReasons(sql, ids)).map((one) => [one.id, one]));
  const list = rows.map(({ version, at, changeId }): ContentVersion => {
    const made = changeId === null ? undefined : reasons.get(changeId);
    return {
      version,
      at: at.toISOString(),
      ...(changeId !== null && { changeId: changeId.toString() }),
      ...(made && { author: made.author, reason: made.reason }),
      ...(made?.second && { second: made.second }),
    };
  });
  return { list };
};

export const readContentVersion = async (
  { sql }: OperatorContext,
  { version, ...place }: InputOf<typeof contentConsole.readContentVersion>,
): Promise<OutputOf<typeof contentConsole.readContentVersion>> => {
  const values = await readVersion(sql, place, version);
  if (!values) throw new Refusal('request.unknown');
  return { values };
};

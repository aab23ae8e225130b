import type { AuditEntry, AuditLine, AuditVerdict, audit } from '@parlour/contract/audit';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { digestOfFields, linkHash, noHash } from './digest';
import {
  type AuditRow,
  findLines,
  type ListedLine,
  readChain,
  readHead,
  readLine,
  readLink,
} from './queries';
import { verifyChain } from './verify';
import type { WithheldLines } from './withheld';

const page = 50;

const lineOf = (row: ListedLine, isWithheld: boolean): AuditLine => ({
  id: row.id.toString(),
  ...(row.n !== null && { n: row.n.toString() }),
  at: row.at.toISOString(),
  ...(row.brand !== null && { brand: row.brand }),
  ...(row.operatorName !== null && { operator: row.operatorName }),
  ...(row.operatorId !== null && { operatorId: row.operatorId.toString() }),
  ...(row.role !== null && { role: row.role }),
  act: row.act,
  objectKind: row.objectKind,
  objectId: row.objectId,
  ...(row.playerId !== null && { playerId: row.playerId.toString() }),
  ...(row.reason !== null && !isWithheld && { reason: row.reason }),
  ...(row.requestId !== null && !isWithheld && { requestId: row.requestId }),
  ...(isWithheld && { isWithheld: true as const }),
});

/** The lines of the caller's brands, and those of no brand. */
export const listEntries = async (
  { sql, operator }: OperatorContext,
  wanted: InputOf<typeof audit.listEntries>,
  withheldLines: WithheldLines,
): Promise<{ list: AuditLine[]; next?: string }> => {
  const given = Object.entries(wanted).filter((one): one is [string, string] => Boolean(one[1]));
  const rows = await findLines(sql, Object.fromEntries(given), {
    brands: operator.brands,
    most: page + 1,
  });
  const shown = rows.slice(0, page);
  const withheld = await withheldLines(sql, operator.id, shown);
  const list = shown.map((row) => lineOf(row, withheld.has(row.id)));
  const last = list.at(-1);
  return { list, ...(rows.length > page && last && { next: last.id }) };
};

/** A line with what it changed, computed again from its fields. */
export const readEntry = async (
  { sql, operator }: OperatorContext,
  { n }: InputOf<typeof audit.readEntry>,
  withheldLines: WithheldLines,
): Promise<AuditEntry> => {
  const row = await readLine(sql, n, operator.brands);
  const place = BigInt(n);
  const [link] = row ? await readChain(sql, place, 1) : [];
  if (!row || !link) throw new Refusal('request.unknown');
  const isWithheld = (await withheldLines(sql, operator.id, [row])).size > 0;
  const before = place === 1n ? noHash : (await readLink(sql, place - 1n))?.hash;
  const digest = digestOfFields(link.fields);
  const isWhole =
    before !== undefined &&
    before.equals(link.prev) &&
    digest.equals(link.linkDigest) &&
    linkHash(place, before, digest).equals(link.hash);
  return {
    ...lineOf(row, isWithheld),
    ...(isWithheld ? {} : valuesOf(row)),
    ...(row.secondOf !== null && { secondOf: row.secondOf.toString() }),
    digest: digest.toString('hex'),
    prev: link.prev.toString('hex'),
    hash: link.hash.toString('hex'),
    isWhole,
  };
};

const valuesOf = ({ before, after }: AuditRow) => ({
  ...(before !== null && { before: JSON.parse(before) as unknown }),
  ...(after !== null && { after: JSON.parse(after) as unknown }),
});

/** As many as a page may wait for; the command and the nightly job read all. */
const mostLines = 100_000n;

export const verifyRecent = async (
  { sql }: OperatorContext,
  { from = 1 }: InputOf<typeof audit.verifyChain>,
): Promise<AuditVerdict> => {
  const top = (await readHead(sql))?.n ?? 0n;
  const least = top > mostLines ? top - mostLines : 1n;
  const { count, head, first } = await verifyChain(sql, {
    from: BigInt(from) > least ? BigInt(from) : least,
  });
  return { count, ...(head && { head }), ...(first && { first }) };
};

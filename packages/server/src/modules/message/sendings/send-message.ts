import type { InputOf } from '@parlour/contract/endpoint';
import {
  type messageConsole,
  mostCounted,
  type Sending,
  type SendingPreview,
  type WrittenTexts,
} from '@parlour/contract/message-console';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { brandByCode } from '../../brand';
import { actorOf, areTied, lockRights } from '../../operator';
import { shownUsername } from '../../player';
import { openPreview, previewDigest } from './preview-digest';
import {
  countAudience,
  type Filter,
  insertSending,
  readLastPlayer,
  readSamples,
  readSendingOfCall,
  readSendings,
  type SendingRow,
} from './queries';
import { textFor, writtenTexts } from './written-texts';

type SendingInput = InputOf<typeof messageConsole.previewSending>;

const mostSamples = 3;
const pageSize = 30;

/** What an operator asks to send, as it is stored and compared. */
const askedBy = async (
  context: OperatorContext,
  { brand, titleVI, textVI, titleEN, textEN, ...audience }: SendingInput,
): Promise<{ brand: string; texts: WrittenTexts; filter: Filter }> => {
  const texts = writtenTexts({ titleVI, textVI, titleEN, textEN });
  const { timeZone } = await brandByCode(context, brand);
  return { brand, texts, filter: { ...ofOne(audience), zone: timeZone } };
};

/** One player is found by number alone. */
const ofOne = <Given extends { playerId?: string }>(audience: Given) =>
  audience.playerId === undefined ? audience : { playerId: audience.playerId };

export const previewSending = async (
  context: OperatorContext,
  input: SendingInput,
): Promise<SendingPreview> => {
  const { sql } = context;
  const { brand, texts, filter } = await askedBy(context, input);
  const last = await readLastPlayer(sql);
  const whom = { brand, filter, last };
  const count = await countAudience(sql, whom, mostCounted);
  if (count === 0) throw refusalOfNone(filter);
  const { defaultLang } = await brandByCode(context, brand);
  const samples = (await readSamples(sql, whom, mostSamples)).map(({ username, ...player }) => ({
    ...player,
    username: shownUsername(username),
    ...textFor(texts, player.language, defaultLang),
  }));
  const digest = previewDigest(context, last, namesOf(context, { brand, texts, filter }));
  return { count, samples, digest };
};

const refusalOfNone = ({ playerId }: Filter): Refusal =>
  new Refusal(playerId === undefined ? 'message.no_players' : 'request.unknown');

/** Sends what was previewed, once for a preview: a row for the job, and its line. */
export const confirmSending = async (
  context: OperatorContext,
  { digest, ...input }: InputOf<typeof messageConsole.confirmSending>,
): Promise<Sending> => {
  const { operator, idempotencyKey: key, database } = context;
  const asked = await askedBy(context, input);
  return database.transaction(async (sql) => {
    const rights = await lockRights(sql, operator.id);
    if (!rights['message.w']?.includes(asked.brand)) throw new Refusal('operator.right_missing');
    const call = { operatorId: operator.id, key, digest };
    const known = await readSendingOfCall(sql, call);
    if (known) return repeatOf(known, asked);
    const last = openPreview(context, digest, namesOf(context, asked));
    const wanted = await countAudience(sql, { ...asked, last }, mostCounted);
    if (wanted === 0) throw refusalOfNone(asked.filter);
    const id = await insertSending(sql, { ...asked, ...call, last, wanted });
    // The same call, or one of the same preview, wrote it at the same time.
    if (id === undefined) return repeatOf((await readSendingOfCall(sql, call))!, asked);
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: asked.brand,
      act: 'message.send',
      objectKind: 'sending',
      objectId: id,
      playerId: asked.filter.playerId,
      after: { texts: asked.texts, filter: asked.filter, wanted },
      requestId: context.requestId,
    });
    return sendingOf((await readSendingOfCall(sql, call))!);
  });
};

type Asked = Awaited<ReturnType<typeof askedBy>>;

const repeatOf = (known: SendingRow, asked: Asked): Sending => {
  const [one, other] = [known, asked].map((each) => JSON.stringify(partsOf(each)));
  if (one !== other) throw new Refusal('request.repeat_conflict');
  return sendingOf(known);
};

/** What a preview is of: by whom, to whom and what. */
const namesOf = ({ operator }: OperatorContext, asked: Asked) => [operator.id, ...partsOf(asked)];

const partsOf = ({ brand, texts, filter }: Asked) => [brand, sorted(texts), sorted(filter)];

/** The database keeps the names of an object in an order of its own. */
const sorted = (value: object): unknown[] =>
  Object.entries(value)
    .map(([name, one]) => [name, typeof one === 'object' ? sorted(one as object) : one] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The sendings of the operator's brands with how far they came, the newest first. */
export const listSendings = async (
  { sql, operator }: OperatorContext,
  { brand, cursor }: InputOf<typeof messageConsole.listSendings>,
): Promise<{ list: Sending[]; next?: string }> => {
  const brands = brand === undefined ? operator.brands : [brand];
  const rows = await readSendings(sql, { brands, before: cursor, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const tied = await areTied(
    sql,
    operator.id,
    shown.map(({ filter: { playerId } }) => (playerId === undefined ? [] : [playerId])),
  );
  const list = shown.map(sendingOf).map((one, n) => (tied[n] ? withheld(one) : one));
  const last = list.at(-1);
  return { list, ...(rows.length > pageSize && last && { next: last.id }) };
};

/** What colleagues wrote to one player is not for who is tied to that one. */
const withheld = (sending: Sending): Sending => ({ ...sending, texts: {}, isWithheld: true });

const sendingOf = ({ filter, at, doneAt, ...row }: SendingRow): Sending => {
  const { zone: _zone, ...audience } = filter;
  return {
    ...row,
    audience,
    at: at.toISOString(),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
  };
};

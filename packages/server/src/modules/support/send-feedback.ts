import type { InputOf } from '@parlour/contract/endpoint';
import type { SentFeedback, support } from '@parlour/contract/support';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../lib/context';
import { countedNetworks } from '../../lib/http/address';
import { countAttempt, waitOf } from '../../lib/http/attempts';
import { invalid, Refusal } from '../../lib/refusal';
import { assertVerified, greetGuest } from '../session';
import { openTicket } from './open-ticket';
import { findByKey, lockOwner, nameOf, readOwn, type SentTicket } from './queries';
import { addressOf } from './tell-writer';
import { assertWords, type TicketOwner } from './ticket';

type Feedback = InputOf<typeof support.sendFeedback>;

/** Takes what a person wrote, once for a key, by POST and PUT alike. */
export const sendFeedback = async (context: Context, input: Feedback): Promise<SentFeedback> => {
  const { database, brand, signedIn } = context;
  const owner: TicketOwner = signedIn
    ? { brand: brand.code, playerId: signedIn.playerId }
    : greetGuest(context);
  const wanted = { ...input, description: input.description.trim(), remark: input.remark?.trim() };
  assertWords(brand.settings, wanted.description);
  assertFieldsOf(context, wanted);
  const id = await database.transaction((sql) => openOnce(context, sql, owner, wanted));
  const ticket = await readOwn(context.sql, owner, id);
  return { id, number: ticket!.number, dueAt: (ticket!.dueAt ?? ticket!.openedAt).toISOString() };
};

/** A visitor leaves an address for the answer; a player's goes to their own inbox. */
export const assertFieldsOf = (
  { signedIn }: Context,
  { contact, images }: Pick<Feedback, 'contact' | 'images'>,
): void => {
  if (signedIn && contact) throw invalid({ name: 'contact', code: 'field.unknown' });
  if (!signedIn && !contact) throw invalid({ name: 'contact', code: 'field.required' });
  if (!signedIn && images?.length) throw invalid({ name: 'images', code: 'field.unknown' });
};

const openOnce = async (
  context: Context,
  sql: Transaction,
  owner: TicketOwner,
  wanted: Feedback,
): Promise<string> => {
  const { questionType: type, description, remark, images, contact, verification } = wanted;
  const { config, language, idempotencyKey: key } = context;
  await lockOwner(sql, owner);
  const earlier = await findByKey(sql, owner, key);
  if (earlier) {
    if (!isSameTicket(config, earlier, wanted)) throw new Refusal('request.repeat_conflict');
    return earlier.id;
  }
  await countTicket(context, sql, owner);
  if (!context.signedIn) await assertVerified({ ...context, sql }, verification, 'feedback');
  const what = { type, description, remark, images, contact, language, key };
  return (await openTicket(sql, config, { ...owner, ...what })).id;
};

const isSameTicket = (
  config: Context['config'],
  earlier: SentTicket,
  { questionType, description, remark, images = [], contact }: Feedback,
): boolean =>
  earlier.type === questionType &&
  earlier.description === description &&
  (earlier.remark ?? undefined) === remark &&
  addressOf(config, earlier) === contact &&
  (!earlier.images || earlier.images.toSorted().join() === images.toSorted().join());

const hour = 3600;
const limits = { player: 5, device: 3, address: 10 };

/** A player is counted by their number; a visitor by the browser, and by the address. */
export const countTicket = async (
  { config, address, brand, signedIn }: Context,
  sql: Transaction,
  owner: TicketOwner,
): Promise<void> => {
  if (config.limitsExempt.has(address)) return;
  const counted: { by: keyof typeof limits; subject: string; times: number }[] = signedIn
    ? [{ by: 'player', subject: signedIn.playerId, times: 1 }]
    : [
        { by: 'device', subject: nameOf(owner), times: 1 },
        ...countedNetworks(address).map(({ network, times }) => ({
          by: 'address' as const,
          subject: network,
          times,
        })),
      ];
  for (const { by, subject, times } of counted) {
    const own = brand.limits[`support.sendFeedback:${by}`];
    const { count, seconds } = own ?? { count: limits[by], seconds: hour };
    const key = `support.feedback ${by} ${subject}`;
    if ((await countAttempt(sql, key, { count: count * times, seconds })) > 0) continue;
    throw new Refusal('request.too_many', undefined, await waitOf(sql, key, seconds));
  }
};

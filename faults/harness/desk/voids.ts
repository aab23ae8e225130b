import type { Database } from '@parlour/node-kit/database/database';
import { operator } from '@parlour/contract/operator';
import { voidingObject } from '@parlour/contract/round-console';
import { ask, type Desk } from './cases';

const reason = 'the game malfunctioned';
const patch = { reason: 'malfunction' };

/** How often the second person disagrees, and how often a span is voided and not one round. */
const rejectedShare = 0.1;
const spanShare = 0.2;
/** Rounds of so long are one act. */
const spanMs = 150;

type RoundPlace = { id: string; vendor: string; game: string; openedAt: Date };

/** Two persons void a round that is over, or those of its game around that moment. */
export const voidSome = async (desk: Desk, { sql }: Database): Promise<void> => {
  const { people, random } = desk;
  const author = random.pick(people.filter(({ role }) => role === 'compliance'));
  const second = random.pick(people.filter(({ role }) => role === 'lead'));
  // A bet on a voided round is not answered for certain, so a round that goes on stays.
  const [round] = await sql<RoundPlace>`
    select r.id::text, r.vendor, g.code as game, r.opened_at as "openedAt"
    from round.rounds_view r join catalogue.game_view g on g.id = r.game_id
    where r.brand = 'main' and r.status <> 'open' and r.voided_at is null
      and r.opened_at between lib.now() - interval '20 seconds' and lib.now() - interval '2 seconds'
    order by random() limit 1`.catch(() => []);
  if (!round) return;
  const { vendor, game, openedAt } = round;
  const until = new Date(openedAt.getTime() + spanMs).toISOString();
  const span = { brand: 'main', vendor, game, from: openedAt.toISOString(), until };
  const asked = random.chance(spanShare)
    ? { kind: 'voids' as const, object: voidingObject(span) }
    : { kind: 'void' as const, object: round.id };
  const by = { ...desk, person: author };
  const seen = await ask(by, operator.previewChange, { ...asked, patch: {} });
  if (!seen) return;
  const { version } = seen;
  const given = { ...asked, patch, version, reason };
  const change = await ask(by, operator.proposeChange, given, random.chance(0.2));
  if (!change) return;
  const decide = random.chance(rejectedShare) ? operator.rejectChange : operator.approveChange;
  const decision = { id: change.id, reason };
  await ask({ ...desk, person: second }, decide, decision, random.chance(0.4));
};

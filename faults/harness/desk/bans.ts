import { setTimeout as pause } from 'node:timers/promises';
import { operator } from '@parlour/contract/operator';
import type { ChangePreview, OperatorChange } from '@parlour/contract/operator/changes';
import type { Database } from '@parlour/node-kit/database/database';
import { setPlayState } from '../../../packages/server/src/modules/compliance';
import type { OpenHistory } from '../history';
import type { Random } from '@parlour/testkit/random';
import type { Seat } from '../players/seats';
import { sendTransfer } from '../players/withdrawals';
import type { RecordingClient } from '../recording-client';
import { ask, workCase, type Desk } from './cases';
import { restingRole, rolesOf, type Person } from './people';

const reason = 'as agreed on the shift';
const kind = 'person' as const;

/** An administrator takes a person's role, who goes on working, and two give it back. */
export const stripAndRestore = async (desk: Desk, isOver: () => boolean): Promise<void> => {
  const { client, people, random } = desk;
  const who = random.pick(people.filter(({ role }) => role === 'cashier'));
  const admin = { ...desk, person: random.pick(people.filter(({ role }) => role === 'admin')) };
  const stripped = { ...desk, person: who };
  const taken = await propose(admin, who, [restingRole]);
  if (taken?.state === 'applied') {
    const lift = client.history.ban('stripped', who.id);
    for (let tried = 0; tried < 4 && !isOver(); tried += 1) await workCase(stripped);
    lift();
  }
  await giveBack(admin, who);
};

/** Until it is theirs: answers may be lost on the way. */
const giveBack = async (admin: Desk, who: Person): Promise<void> => {
  const { people, random } = admin;
  const wanted = rolesOf(who.role);
  for (let tried = 0; tried < 40; tried += 1) {
    const now = await preview(admin, who);
    if (now && wanted.every((role) => (now.values.roles as string[]).includes(role))) return;
    if (now) await propose(admin, who, wanted);
    const open = await ask(admin, operator.listChanges, {
      kind,
      object: who.id,
      state: 'proposed',
    });
    const lead = random.pick(people.filter(({ role }) => role === 'lead'));
    for (const { id } of open?.list ?? []) {
      await ask({ ...admin, person: lead }, operator.approveChange, { id, reason });
    }
    await pause(100);
  }
};

const preview = (admin: Desk, who: Person): Promise<ChangePreview | undefined> =>
  ask(admin, operator.previewChange, { kind, object: who.id, patch: {} });

const propose = async (
  admin: Desk,
  who: Person,
  roles: string[],
): Promise<OperatorChange | undefined> => {
  const seen = await preview(admin, who);
  if (!seen) return undefined;
  const { version } = seen;
  const given = { kind, object: who.id, patch: { roles }, version, reason };
  return ask(admin, operator.proposeChange, given, admin.random.chance(0.2));
};

/** How often someone sends money to the player who is blocked. */
const sentShare = 0.3;

/** A player is blocked for a moment, or while an agent sends them money. */
export const blockSome = (
  database: Database,
  client: RecordingClient,
  seats: readonly Seat[],
  random: Random,
): Promise<void> => {
  const { history } = client;
  const agent = seats.find(({ downlines }) => downlines.length > 0);
  if (agent && random.chance(sentShare)) {
    const to = random.pick(agent.downlines);
    return block(database, history, to, () => sendTransfer({ client, seat: agent, random }, to));
  }
  return block(database, history, random.pick([...seats]), () => pause(random.whole(300, 1500)));
};

/** A player may not play meanwhile; asked for until it is certain, under every fault. */
const block = async (
  database: Database,
  history: OpenHistory,
  { playerId }: Pick<Seat, 'playerId'>,
  meanwhile: () => Promise<void>,
): Promise<void> => {
  const set = async (state: 'active' | 'blocked') => {
    for (;;) {
      const work = database.transaction((sql) =>
        setPlayState(sql, playerId, state, { until: null, reason: 'the fault test' }),
      );
      const isDone = await work.then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await pause(200);
    }
  };
  await set('blocked');
  const lift = history.ban('blocked', playerId);
  await meanwhile();
  lift();
  await set('active');
};

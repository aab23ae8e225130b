import { playerConsole } from '@parlour/contract/player-console';
import type { Reply } from '@parlour/testkit/site/http-client';
import { readPlain } from '../players/deposits';
import type { Seat } from '../players/seats';
import type { Reading } from '../recording-client';
import type { Desk } from './cases';
import { messageOf } from './people';

/** Each is tried again by who got no answer, which opens the value again. */
const mostTries = 3;

/** Who examines a player opens a personal value of theirs. */
export const openValue = async (desk: Desk, seats: readonly Seat[]): Promise<void> => {
  const { client, people, random } = desk;
  const person = random.pick(people.filter(({ role }) => role === 'compliance'));
  const { playerId } = random.pick(seats);
  const operation = client.history.begin({
    kind: 'reveal',
    owner: 'reveal',
    key: random.uuid(),
    ofKey: playerId,
    playerId: person.id,
    currency: '',
  });
  const field = random.pick(['mobile', 'email'] as const);
  const given = { playerId, field, reason: 'the fault test' };
  const message = await messageOf(person, playerConsole.revealField, given);
  const first = random.whole(0, 1);
  await client.send({
    operation,
    message,
    read: readNamed,
    first,
    isTwice: false,
    tries: mostTries,
  });
};

/** With the name of the call, which its line has too. */
export const readNamed = (reply: Reply): Reading => ({
  ...readPlain(reply),
  requestId: String(reply.headers['x-request-id'] ?? ''),
});

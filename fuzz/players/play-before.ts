import { exchange, type FuzzTarget } from '../exchange';
import type { Fields } from '../model/reading';
import type { Attempt } from '../mutations/attempt';
import { signed } from '../mutations/attempt';
import type { CallKind } from '../vendors/dialects';
import { compose } from './compose';
import type { Seat } from './seat';

/**
 * What a player did before the run, which other players' messages will name: a bet, a bet with its
 * win, a bet that was rolled back, and the key of one that never came.
 */
export const playBefore = async (target: FuzzTarget, seat: Seat): Promise<string[]> => {
  const keys: string[] = [];
  const play = async (kind: CallKind, of?: string): Promise<string> => {
    const message: Fields = {
      ...compose(seat, kind),
      ...(of && { reference_transaction_uuid: of }),
    };
    const attempt: Attempt = { ...signed(seat, kind, message), mutation: 'before the run' };
    const [judged] = await exchange(target, seat, attempt);
    if (judged?.outcome !== 'RS_OK' || judged.wrong.length > 0) {
      throw new Error(`${kind} before the run: ${judged?.outcome} ${judged?.wrong.join('; ')}`);
    }
    const key = String(message.transaction_uuid);
    keys.push(key);
    return key;
  };
  await play('bet');
  await play('win', await play('bet'));
  await play('rollback', await play('bet'));
  const never = seat.random.uuid();
  await play('rollback', never);
  return [...keys, never];
};

import { factsOf, type Language } from '@parlour/contract/languages';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import { countAttempt } from '../../../lib/http/attempts';
import { requestMessage } from '../../../lib/jobs/message-request';
import { readPersonal } from '../../player';
import { deviceName } from '../../../lib/device-name';
import { placeOf } from '../../../lib/place';
import { readRecipient } from '../recovery/queries';

/** What a player gets a notice of. */
type AccountNotice = 'password_changed' | 'factor_changed' | 'new_device' | 'account_held';

/** An address that no code has proved may be a stranger's: no account sends it more. */
const perPlayer = { count: 20, seconds: 24 * 3600 };

type Noting = Pick<Context, 'config' | 'clock' | 'address' | 'userAgent'>;

/**
 * Has the player get a notice, by mail, after the caller's transaction commits. A player without an
 * address gets it by SMS, but not that of a sign-in: any number of those cost nothing.
 */
export const notifyPlayer = async (
  sql: Transaction,
  { config, clock, address, userAgent }: Noting,
  playerId: string,
  template: AccountNotice,
): Promise<void> => {
  const recipient = await readRecipient(sql, playerId);
  const { email, mobile } = await readPersonal(sql, config, playerId, ['email', 'mobile']);
  const to = email ?? (template === 'new_device' ? undefined : mobile);
  if (!recipient || to === undefined) return;
  if ((await countAttempt(sql, `session.notice ${template} ${playerId}`, perPlayer)) === 0) return;
  const place = countryName(placeOf(address), recipient.language);
  const device = deviceName(userAgent);
  await requestMessage(sql, config, {
    channel: email === undefined ? 'sms' : 'mail',
    to,
    brand: recipient.brand,
    language: recipient.language,
    template,
    values: { at: clock.now().toISOString(), ...(place && { place }), ...(device && { device }) },
    playerId,
  });
};

const countryName = (code: string | undefined, language: Language): string | undefined =>
  code && new Intl.DisplayNames([factsOf(language).tag, 'en'], { type: 'region' }).of(code);

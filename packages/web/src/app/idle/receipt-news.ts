import type { LiveMessage } from '@parlour/contract/live';
import { localeOf } from '@parlour/locales/locales';
import { loadPhrases } from '@parlour/locales/load-phrases';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { bank } from '@parlour/ui/icons/bank';
import { toast } from '@parlour/ui/toasts';
import { withdrawalPath } from '../../features/cashier/withdraw/withdrawal-path';
import { client } from '../../lib/api/client';
import { currentStatus } from '../../lib/brand/brand';
import { go } from '../../lib/navigation/navigation';

type Due = Extract<LiveMessage, { type: 'receipt' }>;

/** Asks on whatever page the player is whether a payment has arrived. */
export const tellReceipt = async ({ id, number, until }: Due): Promise<void> => {
  const { brand } = currentStatus();
  const locale = localeOf(client.language, brand.defaultLang);
  const { withdrawal } = await loadPhrases(locale, ['withdrawal']);
  const time = dateTime(until, brand.timeZone, locale);
  toast({
    text: fill(withdrawal.remind, { number, time }),
    icon: bank,
    shownMs: 15_000,
    action: { label: withdrawal.stepReceipt, onAct: () => go(withdrawalPath(id)) },
  });
};

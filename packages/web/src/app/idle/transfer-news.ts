import type { LiveMessage } from '@parlour/contract/live';
import { localeOf } from '@parlour/locales/locales';
import { loadPhrases } from '@parlour/locales/load-phrases';
import { fill } from '@parlour/locales/phrases';
import { money } from '@parlour/ui/format';
import { arrowCircleDown } from '@parlour/ui/icons/arrow-circle-down';
import { toast } from '@parlour/ui/toasts';
import { client } from '../../lib/api/client';
import { currentStatus } from '../../lib/brand/brand';

type Received = Extract<LiveMessage, { type: 'transfer' }>;

/** Says who sent money and how much, on whatever page the player is. */
export const tellTransfer = async ({ amount, sender, note }: Received): Promise<void> => {
  const { brand } = currentStatus();
  const locale = localeOf(client.language, brand.defaultLang);
  const { wallet } = await loadPhrases(locale, ['wallet']);
  const text = fill(wallet.received, { sender, amount: money(amount, brand.currencySymbol) });
  toast({ text: note ? `${text} · ${note}` : text, icon: arrowCircleDown, tone: 'pos' });
};

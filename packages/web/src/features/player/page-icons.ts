import type { MemberPage } from '@parlour/contract/centres';
import { arrowCircleDown } from '@parlour/ui/icons/arrow-circle-down';
import { arrowCircleUp } from '@parlour/ui/icons/arrow-circle-up';
import { receipt } from '@parlour/ui/icons/receipt';
import { shieldCheck } from '@parlour/ui/icons/shield-check';
import { wallet } from '@parlour/ui/icons/wallet';

const icons = {
  securityCenter: shieldCheck,
  transferFund: wallet,
  depositv2: arrowCircleDown,
  withdraw: arrowCircleUp,
  personalHistoryCopy: receipt,
} satisfies Partial<Record<MemberPage, string>>;

export const pageIcons: typeof icons & Partial<Record<MemberPage, string>> = icons;

import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../../lib/brand/brand';

/** A wallet by the name that a person knows; a vendor's by the name that the brand gives it. */
export const useWalletName = (): ((wallet: string) => string) => {
  const { report: words } = usePhrases('report');
  const { categories } = useSite();
  const own: Record<string, string> = {
    main: words.mainWallet,
    bonus: words.bonusWallet,
    held: words.heldWallet,
    debt: words.debtWallet,
  };
  const vendors = categories.flatMap((category) => category.vendors);
  return (wallet) =>
    own[wallet] ?? vendors.find(({ vassalage }) => vassalage === wallet)?.title ?? wallet;
};

import { cashier } from '@parlour/contract/cashier';
import type { Withdrawable } from '@parlour/contract/cashier/withdrawals';
import { type Fact, Figures } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { signOf } from '@parlour/ui/format';
import { useMedia } from '@parlour/ui/use-media';
import { usePhrases } from '@parlour/ui/use-phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { vendorsPart } from '../../lib/brand/vendors-part';
import { useIsOpen } from '../../lib/navigation/open';
import { useBalance } from '../../lib/session/balance';

/** The sum, pocket by pocket. */
export const Pockets = () => {
  const { wallet } = usePhrases('wallet');
  const { balance } = useBalance();
  return (
    <Parts
      ofCash={[{ name: wallet.main, amount: balance?.cash }]}
      bonus={[{ name: wallet.bonus, amount: balance?.bonus }]}
    />
  );
};

/**
 * The sum by what can be withdrawn. Where that was not answered, or a round is still shown whose
 * outcome it would disclose, pocket by pocket.
 */
export const WithdrawableParts = () => {
  const { wallet } = usePhrases('wallet');
  const bonus = useBalance(({ balance }) => balance?.bonus);
  const { money, error, retry } = useWithdrawable();
  if (error) {
    return (
      <>
        <Pockets />
        <QueryError onRetry={retry} refused={asRefused(error)} />
      </>
    );
  }
  if (!money) return <Pockets />;
  return (
    <Parts
      ofCash={[
        { name: wallet.withdrawable, amount: money.withdrawable },
        { name: wallet.notWithdrawable, amount: money.locked },
      ]}
      bonus={signOf(bonus) > 0 ? [{ name: wallet.bonus, amount: bonus }] : []}
    />
  );
};

/** `money` is undefined where it is not asked for, and empty until it is answered. */
type Asked = { money?: Partial<Withdrawable>; error?: Error | null; retry: () => unknown };

/** Asked for on a phone alone, where it is shown; again with each balance. */
const useWithdrawable = (): Asked => {
  const isPhone = useMedia('(width < 48em)');
  const isHeld = useBalance(({ heldSince, isOpening }) => isOpening || heldSince !== undefined);
  const version = useBalance(({ balance }) => balance?.version);
  const isOpen = useIsOpen()('withdraw');
  const isAsked = isPhone && isOpen && !isHeld;
  const { data, error, refetch } = useQuery({
    queryKey: ['cashier', 'withdraw', 'withdrawable', version],
    queryFn: ({ signal }) => call(cashier.readWithdrawable, {}, { signal }),
    enabled: isAsked && version !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return { retry: refetch };
  return { money: data ?? {}, error, retry: refetch };
};

type Part = { name: string; amount: string | undefined };
type PartsProps = { ofCash: readonly Part[]; bonus: readonly Part[] };

/** What the cash is made of, the bonus, and the other pockets if there is something in them. */
const Parts = ({ ofCash, bonus }: PartsProps) => {
  const { wallet } = usePhrases('wallet');
  const { balance, isHidden } = useBalance();
  const atVendors = vendorsPart(balance);
  const parts: Part[] = [
    ...ofCash,
    ...(atVendors ? [{ name: wallet.atVendors, amount: atVendors }] : []),
    ...bonus,
    ...(signOf(balance?.held) > 0 ? [{ name: wallet.locked, amount: balance?.held }] : []),
  ];
  const facts: Fact[] = parts.map(({ name, amount }) => ({
    name,
    value: <Money amount={amount} hidden={isHidden} size="m" />,
  }));
  return <Figures facts={facts} />;
};

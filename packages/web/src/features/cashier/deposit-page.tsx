import { useSearch } from '../../lib/navigation/navigation';
import { QueryScope } from '../../lib/api/queries';
import { useLimits } from '../../lib/api/use-limits';
import { DepositForm } from './deposit-form';
import { DepositSlip } from './deposit-slip';
import css from './deposit.module.css';
import { FirstLimit } from './first-limit';
import { PausedDeposit } from './paused-deposit';

/** `depositv2`: the form, or with `deposit=<id>` in the address the slip of one deposit. */
export const DepositPage = () => {
  const id = new URLSearchParams(useSearch()).get('deposit');
  if (id) {
    return (
      <QueryScope>
        <DepositSlip id={id} key={id} />
      </QueryScope>
    );
  }
  return (
    <QueryScope>
      <Deposit />
    </QueryScope>
  );
};

/** Who pauses reads why, and keeps the way to the own money. */
const Deposit = () => {
  const { data } = useLimits();
  // Until it is known the form stands: the server refuses who may not pay in.
  if (data?.exclusion ?? data?.coolingOff) return <PausedDeposit view={data} />;
  return (
    <div className={css.page}>
      <DepositForm />
      <FirstLimit />
    </div>
  );
};

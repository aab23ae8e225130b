import { useSearch } from '../../lib/navigation/navigation';
import { QueryScope } from '../../lib/api/queries';
import { DepositForm } from './deposit-form';
import { DepositSlip } from './deposit-slip';
import { FirstLimit } from './first-limit';

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
      <DepositForm />
      <FirstLimit />
    </QueryScope>
  );
};

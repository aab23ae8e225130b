import { useSearch } from '../../lib/navigation/navigation';
import { QueryScope } from '../../lib/api/queries';
import { DepositForm } from './deposit-form';
import { DepositSlip } from './deposit-slip';

/** `depositv2`: the form, or with `deposit=<id>` in the address the slip of one deposit. */
export const DepositPage = () => {
  const id = new URLSearchParams(useSearch()).get('deposit');
  return <QueryScope>{id ? <DepositSlip id={id} key={id} /> : <DepositForm />}</QueryScope>;
};

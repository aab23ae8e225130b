import { QueryScope } from '../../../lib/api/queries';
import { useSearch } from '../../../lib/navigation/navigation';
import { WithdrawForm } from './withdraw-form';
import { WithdrawalList } from './withdrawal-list';
import { listDetail } from './withdrawal-path';
import { WithdrawalSlip } from './withdrawal-slip';

/** `withdraw`: the form, one withdrawal, or the list of them, by `withdrawal` in the address. */
export const WithdrawPage = () => {
  const shown = new URLSearchParams(useSearch()).get('withdrawal');
  return (
    <QueryScope>
      {!shown && <WithdrawForm />}
      {shown === listDetail && <WithdrawalList />}
      {shown && shown !== listDetail && <WithdrawalSlip id={shown} key={shown} />}
    </QueryScope>
  );
};

import type { CaseView } from '@parlour/contract/casework';
import { useWords } from '../../../lib/language';
import { useWithdrawal } from './use-evidence';

/** What each verdict on a request does with the money. */
export const WithdrawalEffects = ({ of: view }: { of: CaseView }) => {
  const { evidence } = useWords();
  const { data } = useWithdrawal(view);
  if (view.subjectId.includes(':') || !data) return null;
  const isFirst = data.needsSecond && view.state !== 'second';
  return <>{`${isFirst ? evidence.approveFirst : evidence.approve} ${evidence.refuse}`}</>;
};

import { cashierEvidence } from '@parlour/contract/cashier/evidence';
import type { CaseView } from '@parlour/contract/casework';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';

/** What is known of the withdrawal of a case; read again when the case has changed. */
export const useWithdrawal = ({ id, version }: CaseView) =>
  useQuery({
    queryKey: ['evidence', id, version],
    queryFn: ({ signal }) => call(cashierEvidence.readWithdrawalCase, { case: id }, { signal }),
  });

export const useDeposit = ({ id, version }: CaseView) =>
  useQuery({
    queryKey: ['evidence', id, version],
    queryFn: ({ signal }) => call(cashierEvidence.readDepositCase, { case: id }, { signal }),
  });

import { create } from 'zustand';

type Owner = { caseId: string; orderId: string; playerId: string };

/** Whom the form of a deposit's case names: typed, or put there by a press on a proposal. */
const useOwners = create<Owner>(() => ({ caseId: '', orderId: '', playerId: '' }));

export const nameOwner = (caseId: string, owner: Partial<Omit<Owner, 'caseId'>>): void =>
  useOwners.setState({ orderId: '', playerId: '', ...owner, caseId });

/** Of another case nothing is named yet. */
export const useOwner = (caseId: string): Omit<Owner, 'caseId'> => {
  const { orderId, playerId, caseId: of } = useOwners();
  return of === caseId ? { orderId, playerId } : { orderId: '', playerId: '' };
};

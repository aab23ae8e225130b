import { create } from 'zustand';
import { readLocal, writeLocal } from '../../../lib/session/storage';
import { startMeasuring, stopMeasuring } from './measure';

type Consent = 'yes' | 'no';

const keptConsent = (): Consent | undefined => {
  const kept = readLocal('consent');
  return kept === 'yes' || kept === 'no' ? kept : undefined;
};

/** The person's choice; undefined until there is one. */
export const useConsent = create<{ choice: Consent | undefined }>(() => ({
  choice: keptConsent(),
}));

const halfYearSeconds = 15_552_000;

/** The local key is the truth, the cookie its shadow for any page that asks what was agreed to. */
export const giveConsent = (choice: Consent, gtagId: string): void => {
  writeLocal('consent', choice);
  document.cookie = `consent=${choice}; Path=/; Max-Age=${halfYearSeconds}; SameSite=Lax`;
  useConsent.setState({ choice });
  applyConsent(gtagId);
};

/** Measures after a yes; otherwise nothing of the tag is loaded. */
export const applyConsent = (gtagId: string): void => {
  if (useConsent.getState().choice === 'yes') startMeasuring(gtagId);
  else stopMeasuring(gtagId);
};

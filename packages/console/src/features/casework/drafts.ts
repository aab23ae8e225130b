import { typedTexts } from '../../lib/session/typed';

const drafts = typedTexts();

/** What was typed at a case stays while the page is open, locked or elsewhere. */
export const draftOf = (caseId: string): string => drafts.get(caseId) ?? '';

export const keepDraft = (caseId: string, text: string): void => {
  if (text === '') drafts.delete(caseId);
  else drafts.set(caseId, text);
};

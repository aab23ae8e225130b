// What was typed stays while the page does, also when the panel is closed and opened again.
let draft = '';

export const draftNow = (): string => draft;

/** What one person typed is not another's. */
export const forgetDraft = (): void => {
  draft = '';
};

export const keepDraft = (text: string): void => {
  draft = text;
};

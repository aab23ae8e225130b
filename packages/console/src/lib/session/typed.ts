const all = new Set<Map<string, string>>();

/** What a person typed by what it belongs to. It stays while they are signed in at this page. */
export const typedTexts = (): Map<string, string> => {
  const texts = new Map<string, string>();
  all.add(texts);
  return texts;
};

/** The next person at this page finds nothing of what was typed. */
export const forgetTyped = (): void => {
  for (const texts of all) texts.clear();
};

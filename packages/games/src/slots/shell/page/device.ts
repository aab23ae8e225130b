/** What a game stores in this browser: preferences, and nothing about a player or their money. */
export type Wish = 'mirror' | 'sound' | 'volume';

const nameOf = (wish: Wish): string => `parlour.games.${wish}`;

/** A frame may have no storage; a preference then lasts as long as the page. */
export const readWish = (wish: Wish): string | null => {
  try {
    return localStorage.getItem(nameOf(wish));
  } catch {
    return null;
  }
};

export const keepWish = (wish: Wish, text: string): void => {
  try {
    localStorage.setItem(nameOf(wish), text);
  } catch {
    // Only the preference for the next visit is lost.
  }
};

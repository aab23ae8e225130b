/** What a game keeps in this browser: wishes, and nothing that tells of a player or his money. */
export type Wish = 'mirror' | 'sound' | 'volume';

const nameOf = (wish: Wish): string => `parlour.games.${wish}`;

/** Storage may be closed to a frame; a wish then lasts as long as the page. */
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
    // Nothing is lost but the wish for next time.
  }
};

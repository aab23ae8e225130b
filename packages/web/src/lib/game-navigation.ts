import { create } from 'zustand';

/** On the page of a running game the site's own bars are away until they are asked for. */
export const useGameNavigation = create<{ isShown: boolean }>(() => ({ isShown: false }));

export const toggleGameNavigation = (): void =>
  useGameNavigation.setState(({ isShown }) => ({ isShown: !isShown }));

export const hideGameNavigation = (): void => useGameNavigation.setState({ isShown: false });

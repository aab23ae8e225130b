import { create } from 'zustand';
import { openModal } from './modal';

/** On the page of a running game the site's own bars are away until they are asked for. */
export const useGameNavigation = create<{ isShown: boolean }>(() => ({ isShown: false }));

/** Where the bar of the navigation has no room, the menu's sheet is the navigation. */
export const toggleGameNavigation = (): void => {
  if (matchMedia('(width < 80em)').matches) openModal('menu', {});
  else useGameNavigation.setState(({ isShown }) => ({ isShown: !isShown }));
};

export const hideGameNavigation = (): void => useGameNavigation.setState({ isShown: false });

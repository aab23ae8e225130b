import { create } from 'zustand';
import { writeLocal } from '../session/storage';

export type Theme = 'dark' | 'light';

/** `unknown` until the browser has looked: the server's HTML is the same in both themes. */
export const useTheme = create<{ theme: Theme | 'unknown' }>(() => ({ theme: 'unknown' }));

/** The colour of the browser's own bars: the surface of ours. */
export const themeColours: Record<Theme, string> = { dark: '#101c1f', light: '#ffffff' };

/** Learns what the script before the first paint has set. */
export const readTheme = (): void =>
  useTheme.setState({
    theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
  });

export const setTheme = (theme: Theme): void => {
  writeLocal('theme', theme);
  document.documentElement.dataset['theme'] = theme;
  const meta = document.querySelector('meta[name="theme-color"]');
  meta?.setAttribute('content', themeColours[theme]);
  useTheme.setState({ theme });
};

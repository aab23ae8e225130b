import { create } from 'zustand';
import { writeLocal } from '../session/storage';

export type Theme = 'dark' | 'light';

/** `unknown` until the browser has looked: the server's HTML is the same in both themes. */
export const useTheme = create<{ theme: Theme | 'unknown' }>(() => ({ theme: 'unknown' }));

/** Learns what the script before the first paint has set. */
export const readTheme = (): void =>
  useTheme.setState({
    theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
  });

export const setTheme = (theme: Theme): void => {
  writeLocal('theme', theme);
  document.documentElement.dataset['theme'] = theme;
  // The page brings the colours of the browser's own bars.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = meta.dataset[theme] ?? '';
  useTheme.setState({ theme });
};

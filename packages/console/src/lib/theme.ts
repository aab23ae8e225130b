import { create } from 'zustand';

type Theme = 'dark' | 'light';

const useStore = create<{ theme: Theme }>(() => ({
  theme: document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark',
}));

export const useTheme = (): Theme => useStore().theme;

/** Changes to the other theme, and keeps it. */
export const turnTheme = (): void => {
  const theme: Theme = useStore.getState().theme === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // It lasts as long as the page.
  }
  useStore.setState({ theme });
};

import '@parlour/ui/fonts.css';
import '@parlour/ui/theme.css';
import '../console.css';
import { consoleLocaleOf } from '@parlour/locales/console-locales';
import { createRoot } from 'react-dom/client';
import { showLanguage } from '../lib/language';
import { App } from './app';

const begin = async (): Promise<void> => {
  await showLanguage(consoleLocaleOf(document.documentElement.lang));
  const root = document.querySelector('#root');
  if (root) createRoot(root).render(<App />);
};

void begin();

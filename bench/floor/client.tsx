import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page';

startTransition(() => {
  hydrateRoot(document.body, <Page />);
});

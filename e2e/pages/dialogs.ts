import type { Page } from '@playwright/test';
import type { ModalName, Modals } from '../../packages/web/src/lib/navigation/modal';

/** What a dialog is opened with; its answer only closes it. */
export type Given<N extends ModalName> = Omit<Modals[N], 'onDone'>;

/** How a dialog is opened without its opener. */
export type DialogRow<N extends ModalName> = {
  with: Given<N>;
  /** It is for someone who is not signed in. */
  isOfVisitor?: true;
  /** It stands above the dialog that needs it. */
  isAbove?: true;
};

type Opened = { name: string; given: object; isAbove: boolean };
type Store = { getState: () => object; setState: (state: object) => void };

/**
 * Opens a dialog as the site's own code does: in the store of dialogs, which is found among the
 * modules that the page has loaded.
 */
export const openDialog = (page: Page, opened: Opened): Promise<void> =>
  page.evaluate(async ({ name, given, isAbove }) => {
    const isStore = (value: unknown): value is Store => {
      const { getState } = (value ?? {}) as Partial<Store>;
      return typeof getState === 'function' && 'above' in getState();
    };
    const files = performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((file) => /\/assets\/[^?]+\.js$/.test(file));
    const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
    const store = modules.flatMap((module) => Object.values(module)).find(isStore);
    if (!store) throw new Error('no module of the page has the dialogs');
    const closed = { open: undefined, above: [] };
    const one = { name, with: { ...given, onDone: () => store.setState(closed) } };
    store.setState(isAbove ? { open: undefined, above: [one] } : { open: one, above: [] });
  }, opened);

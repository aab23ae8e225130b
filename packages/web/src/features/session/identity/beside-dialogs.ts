/**
 * Runs what may show something of another company at the end of the page, where an open modal
 * dialog would cover it and take its presses. Meanwhile the dialogs are not modal.
 */
export const besideDialogs = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  reopen(dialogs, 'show');
  try {
    return await work();
  } finally {
    reopen(
      dialogs.filter(({ isConnected }) => isConnected),
      'showModal',
    );
  }
};

/** In the order in which they opened; what had the focus keeps it. */
const reopen = (dialogs: HTMLDialogElement[], how: 'show' | 'showModal'): void => {
  const focused = document.activeElement;
  for (const dialog of dialogs) {
    // It has come in already: it does so once.
    dialog.dataset.still = '';
    dialog.close();
    dialog[how]();
  }
  if (dialogs.length > 0 && focused instanceof HTMLElement) focused.focus();
};

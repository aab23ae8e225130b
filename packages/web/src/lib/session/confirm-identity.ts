import { closeAbove, openAbove } from '../navigation/modal';

let asking: Promise<boolean> | undefined;

/** Asks the player to confirm who they are, in one dialog for all calls that wait for it. */
export const confirmIdentity = (): Promise<boolean> => {
  asking ??= new Promise<boolean>((resolve) => {
    openAbove('stepUp', { onDone: resolve });
  }).finally(() => {
    asking = undefined;
    closeAbove();
  });
  return asking;
};

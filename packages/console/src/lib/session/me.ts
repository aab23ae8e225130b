import type { OperatorMe } from '@parlour/contract/operator';
import { create } from 'zustand';
import { forgetTyped } from './typed';

/**
 * Who is signed in: not known yet, no one, or a person, whose page may be locked. What a locked
 * page knew stays in memory, but nothing of it is in the document.
 */
type SignedIn = { state: 'unknown' | 'out' | 'in' | 'locked'; me: OperatorMe | undefined };

export const useSignedIn = create<SignedIn>(() => ({ state: 'unknown', me: undefined }));

let last: string | undefined;

/** What was typed stays for who comes back after a session's end, and for no one else. */
export const noteSignedIn = (me: OperatorMe): void => {
  if (last !== me.id) forgetTyped();
  last = me.id;
  useSignedIn.setState({ state: me.locked ? 'locked' : 'in', me });
};

export const noteLocked = (): void =>
  useSignedIn.setState(({ me }) => ({ state: me ? 'locked' : 'out', me }));

export const noteSignedOut = (): void => useSignedIn.setState({ state: 'out', me: undefined });

/** The person who is signed in; only what is inside the frame may ask. */
export const useMe = (): OperatorMe => {
  const { me } = useSignedIn();
  if (!me) throw new Error('no one is signed in');
  return me;
};

/** Whether the person may stop what a noun has: who writes it may, and who approves it. */
export const useMayStop = (): ((noun: string, brand: string) => boolean) => {
  const may = useMay();
  return (noun, brand) => may(`${noun}.w`, brand) || may(`${noun}.a`, brand);
};

/** Whether the person has a right for any brand, or for this one. */
export const useMay = (): ((right: string, brand?: string) => boolean) => {
  const { rights } = useMe();
  return (right, brand) => {
    const brands = rights[right] ?? [];
    return brand === undefined ? brands.length > 0 : brands.includes(brand);
  };
};

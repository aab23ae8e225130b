import { create } from 'zustand';

/**
 * Every dialog of the site, with what it is opened with. One is open at a time: opening another
 * replaces it.
 */
export type Modals = {
  /** What the header's form was given: with a password the dialog sends it at once. */
  login: { reason?: 'gate'; username?: string; password?: string };
  register: { username?: string };
  logout: Record<string, never>;
  trueAccount: Record<string, never>;
  /** From a game that is being played it is not opened once more. */
  gameInfo: { gameId: number; isPlaying?: boolean };
  leaveGame: { to: string };
  /** The help centre at an item. */
  help: { item: string };
  menu: Record<string, never>;
  language: Record<string, never>;
  balance: Record<string, never>;
};

export type ModalName = keyof Modals;
export type OpenModal = { [N in ModalName]: { name: N; with: Modals[N] } }[ModalName];

type ModalState = { open: OpenModal | undefined };

export const useModal = create<ModalState>(() => ({ open: undefined }));

export const openModal = <N extends ModalName>(name: N, given: Modals[N]): void =>
  useModal.setState({ open: { name, with: given } as OpenModal });

export const closeModal = (): void => useModal.setState({ open: undefined });

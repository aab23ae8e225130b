import type { Popup } from '@parlour/contract/content';
import type { GameType } from '@parlour/contract/catalogue';
import type { VerificationPurpose } from '@parlour/contract/session/verification';
import type { MustChange } from '@parlour/contract/session/passwords';
import type { SignIn } from '@parlour/contract/session';
import type { LinkedCompany, UnknownIdentity } from '@parlour/contract/session/identity';
import type { BoundContact } from '@parlour/contract/session/contacts';
import type { DetailField } from '@parlour/contract/session/details';
import type { Step } from '@parlour/contract/session/factors';
import { create } from 'zustand';

/**
 * Every dialog of the site, with what it is opened with. One is open at a time: opening another
 * replaces it.
 */
export type Modals = {
  /** What the header's form was given: with a password the dialog sends it at once. */
  login: { reason?: 'gate'; username?: string; password?: string; remember?: boolean };
  /** The session ended while its player was away: stands above what they did. */
  signInAgain: Record<string, never>;
  /** The session is about to end for want of an act. */
  idleWarning: { endsAt: number };
  /** After the first sign-in. */
  welcome: Record<string, never>;
  /** Says when the sign-in before this one was; no dialog, but in its turn among them. */
  lastSignIn: NonNullable<SignIn['lastLogin']>;
  /** What to do if that was someone else. */
  notMe: NonNullable<SignIn['lastLogin']>;
  /** Also for an account at another company that has no player yet. */
  register: { username?: string; unknown?: UnknownIdentity };
  logout: Record<string, never>;
  /** Recovery, with the name that was typed in the login. */
  forgotPassword: { username?: string };
  /** A new password by the link of a mail. */
  resetPassword: Record<string, never>;
  /** By the link of a mail, or to ask for one, with the name that was typed in the login. */
  unlock: { username?: string };
  /** `isFirst`: the account has none yet. */
  changePassword: { isFirst?: boolean };
  /** Stands over everything while the session may only change its password. */
  forcedChange: { reason: MustChange };
  paymentPassword: Record<string, never>;
  contact: { kind: BoundContact };
  twoFactor: Record<string, never>;
  passkeys: Record<string, never>;
  /** The account at another company that signs the player in. */
  identity: { company: LinkedCompany };
  /** How the player is called and shown. */
  profile: Record<string, never>;
  /** What is kept of the player: a copy, and the end of the account. */
  privacy: Record<string, never>;
  /** One thing about the person, which is given once. */
  detail: { field: DetailField; onDone: () => void };
  /** The pictures that show who the player is. */
  documents: Record<string, never>;
  /** Live sessions and known browsers. */
  devices: Record<string, never>;
  signIns: Record<string, never>;
  /** Lifts the lock of an account by its second factor. */
  unlockByFactor: { username: string; onDone: (isUnlocked: boolean) => void };
  trueAccount: Record<string, never>;
  /** From a game that is being played it is not opened once more. */
  gameInfo: { gameId: number; isPlaying?: boolean };
  leaveGame: { to: string };
  /** The games of a vendor that is a list. */
  vendorGames: { vassalage: string; gameType: GameType; title: string };
  /** The help centre at an item. */
  help: { item: string };
  /** The announcements, at one of them. */
  announcements: { item?: string };
  /** An announcement that opens by itself. */
  popup: { popup: Popup };
  /** Feedback and complaints: one's own requests, or at once one of them. */
  feedback: { ticket?: string };
  menu: Record<string, never>;
  /** The language and the theme, from the head of the member centre. */
  settings: Record<string, never>;
  /** Whether visits may be measured. */
  consent: Record<string, never>;
  /** The hosts of the site, with how fast each answers. */
  routes: Record<string, never>;
  balance: Record<string, never>;
  /** Asks a visitor to solve a puzzle; stands above the form that needs it. */
  verification: {
    purpose: VerificationPurpose;
    /** Begins with the computation, not with the picture. */
    isWork?: boolean;
    /** The one before was too old; or the device is new. */
    note?: 'expired' | 'newDevice' | undefined;
    onDone: (verification: string | undefined) => void;
  };
  /** A sign-in whose password was right asks for a second factor. */
  signInStep: { step: Step; onDone: (answer: StepAnswer) => void };
  /** Asks the player to confirm who they are; stands above the dialog that needs it. */
  stepUp: { onDone: (isConfirmed: boolean) => void };
};

/** `again`: the tries are used up, and the sign-in begins once more. */
export type StepAnswer = SignIn | 'again' | undefined;

export type ModalName = keyof Modals;
export type OpenModal = { [N in ModalName]: { name: N; with: Modals[N] } }[ModalName];

/** Those `above` stand over the dialog that is open and over each other, the last one on top. */
type ModalState = { open: OpenModal | undefined; above: readonly OpenModal[] };

export const useModal = create<ModalState>(() => ({ open: undefined, above: [] }));

export const openModal = <N extends ModalName>(name: N, given: Modals[N]): void =>
  useModal.setState({ open: { name, with: given } as OpenModal });

export const closeModal = (): void => useModal.setState({ open: undefined });

export const openAbove = <N extends ModalName>(name: N, given: Modals[N]): void =>
  useModal.setState(({ above }) => ({ above: [...above, { name, with: given } as OpenModal] }));

/** Closes the one on top. */
export const closeAbove = (): void =>
  useModal.setState(({ above }) => ({ above: above.slice(0, -1) }));

/** Closes one that others may stand above. */
export const closeNamed = (name: ModalName): void =>
  useModal.setState(({ above }) => ({ above: above.filter((one) => one.name !== name) }));

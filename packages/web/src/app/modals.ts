import { type Chunk, chunk } from '../lib/navigation/chunk';
import type { ModalName, Modals } from '../lib/navigation/modal';

/** A dialog is drawn with what it was opened with; it calls `closeModal()` when it is done. */
export type ModalProps<N extends ModalName> = Modals[N];

/** Each dialog is a chunk of its own, fetched when it is opened. */
export const modals: { [N in ModalName]: Chunk<ModalProps<N>> } = {
  login: chunk(['session', 'form', 'refusal', 'common'], async () => {
    const { LoginDialog } = await import('../features/session/login-dialog');
    return LoginDialog;
  }),
  register: chunk(['session', 'form', 'refusal', 'common', 'passwords'], async () => {
    const { RegisterDialog } = await import('../features/session/register-dialog');
    return RegisterDialog;
  }),
  signInStep: chunk(['factors', 'passwords', 'form', 'refusal', 'common'], async () => {
    const { SignInStep } = await import('../features/session/factors/sign-in-step');
    return SignInStep;
  }),
  stepUp: chunk(['factors', 'session', 'passwords', 'form', 'refusal', 'common'], async () => {
    const { StepUpDialog } = await import('../features/session/factors/step-up-dialog');
    return StepUpDialog;
  }),
  signInAgain: chunk(['session', 'form', 'refusal', 'common'], async () => {
    const { SignInAgainDialog } = await import('../features/session/return/sign-in-again-dialog');
    return SignInAgainDialog;
  }),
  idleWarning: chunk(['session', 'common'], async () => {
    const { IdleWarning } = await import('../features/session/return/idle-warning');
    return IdleWarning;
  }),
  welcome: chunk(['session', 'player', 'form', 'refusal', 'common'], async () => {
    const { WelcomeDialog } = await import('../features/session/return/welcome-dialog');
    return WelcomeDialog;
  }),
  lastSignIn: chunk(['session'], async () => {
    const { LastSignIn } = await import('../features/session/return/last-sign-in');
    return LastSignIn;
  }),
  notMe: chunk(['session', 'common'], async () => {
    const { NotMeDialog } = await import('../features/session/return/not-me-dialog');
    return NotMeDialog;
  }),
  verification: chunk(['verification', 'refusal', 'common'], async () => {
    const { VerificationDialog } =
      await import('../features/session/verification/verification-dialog');
    return VerificationDialog;
  }),
  logout: chunk(['session', 'common'], async () => {
    const { LogoutDialog } = await import('../features/session/logout-dialog');
    return LogoutDialog;
  }),
  forgotPassword: chunk(['session', 'passwords', 'form', 'refusal', 'common'], async () => {
    const { ForgotDialog } = await import('../features/session/passwords/forgot-dialog');
    return ForgotDialog;
  }),
  resetPassword: chunk(['session', 'passwords', 'form', 'refusal', 'common'], async () => {
    const { ResetDialog } = await import('../features/session/passwords/reset-dialog');
    return ResetDialog;
  }),
  unlock: chunk(['session', 'passwords', 'form', 'refusal', 'common'], async () => {
    const { UnlockDialog } = await import('../features/session/unlocking/unlock-dialog');
    return UnlockDialog;
  }),
  changePassword: chunk(['session', 'passwords', 'form', 'refusal', 'common'], async () => {
    const { ChangePasswordDialog } =
      await import('../features/session/passwords/change-password-dialog');
    return ChangePasswordDialog;
  }),
  paymentPassword: chunk(['passwords', 'form', 'refusal', 'common'], async () => {
    const { PaymentPasswordDialog } =
      await import('../features/session/passwords/payment-password-dialog');
    return PaymentPasswordDialog;
  }),
  contact: chunk(['passwords', 'form', 'refusal', 'common'], async () => {
    const { ContactDialog } = await import('../features/session/contacts/contact-dialog');
    return ContactDialog;
  }),
  twoFactor: chunk(['factors', 'form', 'refusal', 'common'], async () => {
    const { TwoFactorDialog } = await import('../features/session/factors/two-factor-dialog');
    return TwoFactorDialog;
  }),
  passkeys: chunk(['factors', 'refusal', 'common'], async () => {
    const { PasskeysDialog } = await import('../features/session/factors/passkeys-dialog');
    return PasskeysDialog;
  }),
  identity: chunk(['factors', 'session', 'refusal', 'common'], async () => {
    const { IdentityDialog } = await import('../features/session/identity/identity-dialog');
    return IdentityDialog;
  }),
  profile: chunk(['player', 'session', 'form', 'refusal', 'common'], async () => {
    const { ProfileDialog } = await import('../features/player/profile/profile-dialog');
    return ProfileDialog;
  }),
  privacy: chunk(['privacy', 'refusal', 'common'], async () => {
    const { PrivacyDialog } = await import('../features/privacy/privacy-dialog');
    return PrivacyDialog;
  }),
  detail: chunk(['player', 'session', 'form', 'refusal', 'common'], async () => {
    const { DetailDialog } = await import('../features/player/profile/detail-dialog');
    return DetailDialog;
  }),
  documents: chunk(['identity', 'refusal', 'common'], async () => {
    const { DocumentsDialog } = await import('../features/player/documents/documents-dialog');
    return DocumentsDialog;
  }),
  devices: chunk(['factors', 'refusal', 'common'], async () => {
    const { DevicesDialog } = await import('../features/session/devices/devices-dialog');
    return DevicesDialog;
  }),
  signIns: chunk(['factors', 'refusal', 'common'], async () => {
    const { SignInsDialog } = await import('../features/session/devices/sign-ins-dialog');
    return SignInsDialog;
  }),
  unlockByFactor: chunk(['factors', 'session', 'form', 'refusal', 'common'], async () => {
    const { UnlockByFactor } = await import('../features/session/factors/unlock-by-factor');
    return UnlockByFactor;
  }),
  forcedChange: chunk(['session', 'passwords', 'form', 'refusal', 'common'], async () => {
    const { ForcedChange } = await import('../features/session/passwords/forced-change');
    return ForcedChange;
  }),
  leaveGame: chunk(['launch', 'common'], async () => {
    const { LeaveGame } = await import('../features/launch/leave-game');
    return LeaveGame;
  }),
  trueAccount: chunk(['brand', 'common', 'refusal'], async () => {
    const { TrueAccount } = await import('../features/shell/header/true-account');
    return TrueAccount;
  }),
  gameInfo: chunk(['catalogue', 'common', 'launch', 'refusal'], async () => {
    const { GameInfo } = await import('../features/catalogue/game-info');
    return GameInfo;
  }),
  vendorGames: chunk(['lobby', 'catalogue', 'common', 'refusal'], async () => {
    const { VendorGames } = await import('../features/catalogue/vendor-games');
    return VendorGames;
  }),
  help: chunk(['content', 'service', 'brand', 'common', 'refusal'], async () => {
    const { HelpDialog } = await import('../features/content/help-dialog');
    return HelpDialog;
  }),
  announcements: chunk(['announcements', 'brand', 'common', 'refusal'], async () => {
    const { AnnouncementDialog } =
      await import('../features/content/announcements/announcement-dialog');
    return AnnouncementDialog;
  }),
  popup: chunk(['announcements', 'common'], async () => {
    const { PopupDialog } = await import('../features/content/announcements/popup-dialog');
    return PopupDialog;
  }),
  feedback: chunk(['support', 'form', 'refusal', 'common'], async () => {
    const { FeedbackDialog } = await import('../features/support/feedback-dialog');
    return FeedbackDialog;
  }),
  menu: chunk(['brand', 'common', 'player', 'service'], async () => {
    const { Menu } = await import('../features/shell/navigation/menu');
    return Menu;
  }),
  settings: chunk(['brand', 'common', 'player'], async () => {
    const { SettingsDialog } = await import('../features/shell/navigation/settings-dialog');
    return SettingsDialog;
  }),
  consent: chunk(['service', 'common'], async () => {
    const { ConsentDialog } = await import('../features/shell/consent/consent-dialog');
    return ConsentDialog;
  }),
  routes: chunk(['brand', 'service', 'common', 'refusal'], async () => {
    const { RoutesDialog } = await import('../features/shell/service/routes-dialog');
    return RoutesDialog;
  }),
  balance: chunk(['brand', 'common', 'wallet'], async () => {
    const { BalanceSheet } = await import('../features/shell/header/balance-sheet');
    return BalanceSheet;
  }),
};

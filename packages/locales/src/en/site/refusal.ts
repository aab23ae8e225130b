import type { Translated } from '../../phrases';
import type { refusal as vi } from '../../vi/site/refusal';

export const refusal = {
  'request.invalid': 'Something you entered isn’t right. Check the marked fields.',
  'request.sealed_required': 'This page is out of date. Reload it and try again.',
  'request.stale': 'Your device’s clock is off, or the request took too long. Try again.',
  'request.repeat_conflict': 'This request was already sent with other details. Reload the page.',
  'request.too_large': 'What you sent is too large',
  'request.too_many': 'That was too many requests. Wait a moment and try again.',
  'request.unknown': 'We couldn’t find that',
  'system.failed': 'Something went wrong on our side. Try again or contact support.',
  'system.busy': 'The system is busy and nothing was done. Try again in a moment.',
  'system.timeout': 'The system took too long and nothing was done. Try again.',
  'brand.maintenance': 'The system is being upgraded',
  'brand.region_blocked': 'The service isn’t offered in this region',
  'brand.address_blocked': 'Your current IP is limited and you cannot access the site',
  'brand.unknown_host': 'Invalid address',
  'brand.not_enabled': 'This operation isn’t enabled',
  'session.required': 'Please log in first',
  'session.expired': 'Your session has expired. Log in again and you’ll return to where you were.',
  'session.elsewhere':
    'Your account was used to log in on another device, so this session has ended.',
  'session.idle': 'You’ve been inactive for a while, so your session has ended.',
  'session.trial_account':
    'This isn’t available on a trial account. Sign up or log in with a real account to use it.',
  'session.wrong_credentials': 'Wrong username or password',
  'session.captcha_required': 'Enter the code shown in the image',
  'session.captcha_wrong': 'The image code is wrong',
  'session.verification_required': 'Complete the verification step first',
  'session.verification_failed': 'The verification check failed. Try again.',
  'session.locked':
    'This account is locked for now after too many wrong tries. Try later or recover your password.',
  'session.step_required':
    'You’re logging in from an unfamiliar network. One more verification step is needed.',
  'session.step_up_required': 'Confirm it’s you to continue',
  'session.not_agent': 'This isn’t an agent account, so it can’t enter the agent area.',
  'session.not_member': 'Non-member accounts can’t log in to the member site',
  'session.username_taken': 'That username is taken. Choose another.',
  'session.external_failed': 'The other account could not be confirmed. Try signing in again.',
  'session.password_weak': 'That password is too easy to guess. Choose another.',
  'agent.code_invalid': 'That referral code isn’t valid. Check it and try again.',
  'wallet.insufficient_funds': 'Not enough balance. Nothing was taken.',
  'wallet.single': 'This account has a single wallet, so there is nothing to transfer',
  'wallet.currency_mismatch': 'The currency doesn’t match your wallet',
  'wallet.same_wallet': 'Choose two different wallets',
  'wallet.vendor_unknown': 'There is no such wallet',
  'wallet.vendor_maintenance':
    'This provider is under maintenance, so money can only leave its wallet. Nothing was moved.',
  'compliance.excluded': 'You’re self-excluded, so this isn’t available.',
  'compliance.cooling_off': 'You’re taking a break.',
  'compliance.limit_reached': 'You’ve reached a limit you set yourself.',
  'compliance.under_age': 'You aren’t old enough to use this service.',
  'cashier.method_closed': 'This method is closed. Choose another.',
  'cashier.too_many_waiting':
    'You have 3 deposits that wait for payment. Pay them or let them run out.',
  'cashier.amount_below': 'The amount is below this method’s minimum',
  'cashier.amount_above': 'The amount is above this method’s maximum',
  'launch.game_unavailable':
    'This game isn’t available right now. Your balance hasn’t been touched.',
  'launch.vendor_maintenance':
    'The provider is under maintenance. Your balance hasn’t been touched.',
  'launch.vendor_failed': 'The game couldn’t be opened. Your balance hasn’t been touched.',
  'network.failed': 'There’s a network problem. Try again.',
  'network.slow': 'The network is slow. Still waiting for an answer…',
  'chunk.failed': 'A new version is available. Reload to continue.',
  'popup.closed': 'The window was closed before login finished. Try again.',
  'popup.blocked': 'Your browser blocked the pop-up. Allow it and try again.',
} as const satisfies Translated<typeof vi>;

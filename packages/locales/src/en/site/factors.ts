import type { Translated } from '../../phrases';
import type { factors as vi } from '../../vi/site/factors';

export const factors = {
  stepUpTitle: 'Confirm it’s you',
  stepUpWhy:
    'Enter your password to continue. This protects your account if someone else uses your device.',
  wrongPassword: 'Wrong password',
  confirm: 'Confirm',
} as const satisfies Translated<typeof vi>;

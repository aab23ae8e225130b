import type { Translated } from '../../phrases';
import type { change as vi } from '../../vi/console/change';

export const change = {
  title: 'Changes',
  waiting: 'Waiting for the second person',
  done: 'Done',
  none: 'There are no changes.',
  kinds: {
    announcement: 'Announcement',
    article: 'Article',
    banner: 'Banner',
    help: 'Help',
    brand: 'Brand',
    invitation: 'Invitation',
    method: 'Payment method',
    person: 'Person',
    reset: 'Reset of a factor',
    role: 'Role',
  },
  states: {
    proposed: 'Sent to the second person',
    applied: 'Applied',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    failed: 'Could not be applied',
  },
  acts: { approve: 'Approve', reject: 'Reject', withdraw: 'Withdraw', undo: 'Undo' },
  nothing: 'Nothing is changed yet.',
  preview: 'Preview',
  confirm: 'Confirm',
  needsSecond: 'A second person confirms it before it applies.',
  atOnce: 'It applies as soon as you confirm.',
  before: 'Before:',
  after: 'After:',
  reason: 'Reason, kept in the audit',
} as const satisfies Translated<typeof vi>;

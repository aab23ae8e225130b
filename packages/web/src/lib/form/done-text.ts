import { figure } from '@parlour/ui/format';
import type { Phrases } from '@parlour/locales/nouns';
import { fill } from '@parlour/locales/phrases';

/** What succeeded and is said so. */
export type Done =
  | { what: 'copied' }
  | { what: 'applied' }
  | { what: 'passwordChanged' }
  /** Money that went to the player directly above or below. */
  | {
      what: 'sent';
      to: 'upline' | 'downline';
      sender: string;
      recipient: string;
      /** The decimal string of the wire. */
      amount: string;
      symbol: string;
      note?: string | undefined;
    };

type Words = Pick<Phrases, 'common' | 'form' | 'passwords'>;

/** The message of a success; that of a transfer names both people, the amount and the note. */
export const doneText = ({ common, form, passwords }: Words, done: Done): string => {
  if (done.what === 'copied') return common.copied;
  if (done.what === 'applied') return form.applied;
  if (done.what === 'passwordChanged') return passwords.changed;
  const { sender, recipient, to, note } = done;
  const amount = `${done.symbol}\u00a0${figure(done.amount)}`;
  const sentence = fill(to === 'upline' ? form.sentToUpline : form.sentToDownline, {
    sender,
    recipient,
    amount,
  });
  return note ? `${sentence} ${fill(form.sentNote, { note })}` : sentence;
};

import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { FocusEvent } from 'react';
import css from './codes.module.css';
import type { CodeSender } from './use-code-sender';

type CodeFieldProps = {
  field: {
    id: string;
    name: string;
    error: string | undefined;
    onBlur: (event: FocusEvent) => void;
    onChange: () => void;
  };
  sender: CodeSender;
  /** As the person wrote it. */
  sentTo: string;
  onSend: () => void;
  /** How long its codes are valid is not known. */
  isByFirebase?: boolean;
};

/** The code that was sent, and the button that sends one, with its countdown. */
export const CodeField = ({ field, sender, sentTo, onSend, isByFirebase }: CodeFieldProps) => {
  const { passwords } = usePhrases('passwords');
  const { seconds, isSending, sentMinutes } = sender;
  const again = sentMinutes === undefined ? passwords.sendCode : passwords.resend;
  return (
    <>
      <TextField
        {...field}
        autoComplete="one-time-code"
        hint={
          <output>
            {sentMinutes !== undefined &&
              fill(isByFirebase ? passwords.codeSentTo : passwords.codeSent, {
                phone: sentTo,
                minutes: sentMinutes,
              })}
          </output>
        }
        inputMode="numeric"
        label={passwords.code}
        maxLength={6}
        suffix={
          <button
            aria-disabled={seconds > 0 || isSending}
            className={css.send}
            onClick={onSend}
            type="button"
          >
            {isSending ? passwords.sending : null}
            {!isSending && seconds > 0 ? fill(passwords.resendIn, { seconds }) : null}
            {!isSending && seconds === 0 ? again : null}
          </button>
        }
      />
      <SendFailed sender={sender} />
    </>
  );
};

const SendFailed = ({ sender: { failed, dismiss } }: { sender: CodeSender }) => {
  const { passwords, refusal, common } = usePhrases('passwords', 'refusal', 'common');
  if (!failed) return null;
  return (
    <Dialog
      actions={
        <Button data-first-focus="" look="primary" onClick={dismiss}>
          {common.in_increase_submit}
        </Button>
      }
      onClose={dismiss}
      title={passwords.sendFailed}
    >
      <p>{refusal[failed.code]}</p>
    </Dialog>
  );
};

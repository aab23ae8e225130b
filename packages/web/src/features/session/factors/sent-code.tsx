import { fill } from '@parlour/locales/phrases';
import type { CodeSent } from '@parlour/contract/session/codes';
import { type Step, type StepChannel, stepChannels } from '@parlour/contract/session/factors';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useId, useState } from 'react';
import { useForm } from '../../../lib/form/use-form';
import { CodeField } from '../codes/code-field';
import type { CountdownKey } from '../codes/countdown';
import { codeFaults, codeField } from '../codes/mobile-values';
import { useCodeSender } from '../codes/use-code-sender';
import css from '../session.module.css';

type SentCodeProps = {
  /** Where a code goes, by each way that there is. */
  masked: Step['masked'];
  title: string;
  /** With `{to}` in it. */
  why: string;
  /** Each way has a countdown of its own. */
  purposeOf: (channel: StepChannel) => CountdownKey;
  send: (channel: StepChannel, verification?: string) => Promise<CodeSent>;
  answer: (channel: StepChannel, code: string) => Promise<void>;
  onTouched: () => void;
};

/** A code to the account's own address or number; with both the player chooses. */
export const SentCode = (props: SentCodeProps) => {
  const { factors } = usePhrases('factors');
  const channels = stepChannels.filter((channel) => props.masked[channel] !== undefined);
  const [channel, setChannel] = useState<StepChannel>(channels[0] ?? 'mail');
  const id = useId();
  const hasTabs = channels.length > 1;
  const labels = { mail: factors.byMail, sms: factors.bySms };
  return (
    <div className={css.ways}>
      {hasTabs && (
        <Tabs
          controls={id}
          items={channels.map((each) => ({ id: each, label: labels[each] }))}
          label={props.title}
          onChange={setChannel}
          value={channel}
        />
      )}
      <div id={id} role={hasTabs ? 'tabpanel' : undefined}>
        <CodeForm {...props} channel={channel} key={channel} />
      </div>
    </div>
  );
};

const CodeForm = ({
  masked,
  why,
  purposeOf,
  send,
  answer,
  channel,
  onTouched,
}: SentCodeProps & { channel: StepChannel }) => {
  const words = usePhrases('passwords', 'refusal', 'common', 'factors');
  const to = masked[channel] ?? '';
  const form = useForm({
    check: codeFaults,
    textOf: () => words.passwords.codeMissing,
    send: ({ verificationCode }) => answer(channel, String(verificationCode)),
    fieldFor: codeField,
  });
  const sender = useCodeSender({
    purpose: purposeOf(channel),
    send: (verification) => send(channel, verification),
  });
  useEffect(() => {
    if (form.isTouched) onTouched();
  }, [form.isTouched, onTouched]);
  const { refused } = form;
  const refusedText = refused && words.refusal[refused.code];
  const isAtField = refused !== undefined && codeField(refused.code) !== undefined;
  const field = form.field('verificationCode');
  return (
    <form {...form.formProps} className={css.form}>
      <p className="t-2">{fill(why, { to })}</p>
      {refusedText && !isAtField && form.faults.length === 0 && (
        <FormAlert>{refusedText}</FormAlert>
      )}
      <CodeField
        field={{ ...field, error: field.error ?? (isAtField ? refusedText : undefined) }}
        onSend={() => void sender.press()}
        sender={sender}
        sentTo={to}
      />
      <Button busy={form.isBusy && words.common.sending} look="primary" type="submit" wide>
        {words.factors.confirm}
      </Button>
    </form>
  );
};

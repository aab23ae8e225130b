import type { FieldFault } from '@parlour/contract/errors';
import { session } from '@parlour/contract/session';
import type { BoundContact } from '@parlour/contract/session/contacts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import type { FormValues } from '../../../lib/form/form-values';
import { useForm } from '../../../lib/form/use-form';
import { refreshMember } from '../../../lib/session/sign-in';
import { codeFaults, codeField, mobileFaults, shownMobile } from '../codes/mobile-values';
import { dropNumber } from '../codes/typed-number';
import { useCodeSender } from '../codes/use-code-sender';

/** A contact, and the code that is sent to it. */
export const useContactForm = (kind: BoundContact, onBound: (masked: string) => void) => {
  const words = usePhrases('passwords', 'refusal');
  const [sentTo, setSentTo] = useState('');
  const name = kind === 'email' ? 'email' : 'mobileNum';
  const ownField = (code: string) => (code === 'session.contact_taken' ? name : codeField(code));
  const contactFaults = kind === 'email' ? emailFaults : mobileFaults;
  const form = useForm({
    check: (values) => [...contactFaults(values), ...codeFaults(values)],
    textOf: (fault) => {
      if (fault.name === 'mobileNum') return words.passwords.mobileWrong;
      return fault.name === 'verificationCode' ? words.passwords.codeMissing : undefined;
    },
    send: async (values) => {
      const input = { ...contactOf(kind, values), code: String(values.verificationCode) };
      const { masked } = await call(session.confirmContact, input, { loader: true });
      await refreshMember().catch(() => undefined);
      dropNumber();
      onBound(masked);
    },
    fieldFor: ownField,
  });
  const sender = useCodeSender({
    purpose: 'contact',
    send: (verification) =>
      call(session.startContact, {
        ...contactOf(kind, form.values()),
        ...(verification !== undefined && { verification }),
      }),
  });
  const onSend = () => {
    const values = form.values();
    if (!form.showFaults(contactFaults(values))) return;
    setSentTo(kind === 'email' ? String(values.email) : shownMobile(values));
    void sender.press();
  };
  const { refused } = form;
  const refusedField = refused && ownField(refused.code);
  const refusedText = refused && words.refusal[refused.code];
  const errorAt = (field: string) => (refusedField === field ? refusedText : undefined);
  const contact = form.field(name);
  const code = form.field('verificationCode');
  return {
    form,
    alert: refusedField || form.faults.length > 0 ? undefined : refusedText,
    contactField: { ...contact, error: contact.error ?? errorAt(name) },
    codeFieldProps: {
      field: { ...code, error: code.error ?? errorAt('verificationCode') },
      sender,
      sentTo,
      onSend,
    },
  };
};

const emailFaults = ({ email }: FormValues): FieldFault[] => {
  if (!email) return [{ name: 'email', code: 'field.required' }];
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(email))
    ? []
    : [{ name: 'email', code: 'field.pattern' }];
};

const contactOf = (kind: BoundContact, { email, mobileNum, countryDialingCode }: FormValues) =>
  kind === 'email'
    ? { kind, value: String(email) }
    : { kind, value: String(mobileNum), countryDialingCode: String(countryDialingCode) };

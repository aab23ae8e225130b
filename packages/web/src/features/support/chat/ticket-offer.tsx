import { supportChat } from '@parlour/contract/support/chat';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import { useForm } from '../../../lib/form/use-form';
import { useSession } from '../../../lib/session/session';
import { withVerification } from '../../../lib/session/verify';
import css from './chat.module.css';
import { syncChat } from './chat-store';

/** Makes a ticket of the chat; a visitor solves the puzzle first. Undefined when they give up. */
const openTicket = (contact: string | undefined) =>
  contact === undefined
    ? call(supportChat.openChatTicket, {}, { loader: true })
    : withVerification('feedback', (verification) =>
        call(
          supportChat.openChatTicket,
          { contact, ...(verification !== undefined && { verification }) },
          { loader: true },
        ),
      );

/** For who waits too long: the answer comes later, to the inbox or to a visitor's address. */
export const TicketOffer = () => {
  const { chat, support, refusal } = usePhrases('chat', 'support', 'refusal');
  const isVisitor = useSession(({ authState }) => authState !== 'member');
  const form = useForm({
    check: ({ contact }) =>
      isVisitor && String(contact ?? '').trim() === ''
        ? [{ name: 'contact', code: 'field.required' }]
        : [],
    textOf: ({ name, code }) =>
      name === 'contact' && code === 'field.pattern' ? support.contactWrong : undefined,
    send: async ({ contact }) => {
      await openTicket(isVisitor ? String(contact).trim() : undefined);
      await syncChat();
    },
  });
  const { refused } = form;
  return (
    <form {...form.formProps} className={css.offer}>
      <p className={css.note}>{isVisitor ? chat.ticketInfoVisitor : chat.ticketInfo}</p>
      {refused && refused.fields.length === 0 && (
        <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>
      )}
      {isVisitor && (
        <TextField
          {...form.field('contact')}
          autoComplete="email"
          hint={support.contactHint}
          inputMode="email"
          label={support.contact}
          maxLength={254}
          required
          type="email"
        />
      )}
      <Button busy={form.isBusy && support.sending} small type="submit">
        {chat.toTicket}
      </Button>
    </form>
  );
};

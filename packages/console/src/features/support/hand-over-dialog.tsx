import { chatDesk } from '@parlour/contract/support/chat-desk';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { useSend } from '../../lib/use-send';

type HandOverProps = { chatId: string; name: string; onClose: () => void; onDone: () => void };

const colleaguesMs = 10_000;

/** Gives the chat to the queue or to a colleague who is at the desk, with the reason. */
export const HandOverDialog = ({ chatId, name, onClose, onDone }: HandOverProps) => {
  const { chat, common, change } = useWords();
  const id = useId();
  const options = useReceivers(chatId);
  const form = useSend(async ({ to = '', reason: typed = '' }) => {
    const reason = typed.trim();
    if (to === '') await call(chatDesk.leaveChat, { chatId, how: 'queue', reason });
    else await call(chatDesk.leaveChat, { chatId, how: 'person', to, reason });
    onClose();
    onDone();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={id} look="primary" type="submit">
            {chat.handOver}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={fill(chat.handOverOf, { name })}
    >
      <form {...form.formProps} id={id}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        <SelectField
          data-first-focus
          error={form.faultOf('to')}
          hint={chat.handOverHint}
          label={chat.toWhom}
          name="to"
          options={options}
        />
        <TextAreaField
          error={form.faultOf('reason')}
          label={change.reason}
          maxLength={500}
          name="reason"
          required
          rows={2}
        />
      </form>
    </Dialog>
  );
};

/** The queue, and who is at the desk and may have one more. */
const useReceivers = (chatId: string) => {
  const { chat } = useWords();
  const { data } = useQuery({
    queryKey: ['chat-colleagues', chatId],
    queryFn: ({ signal }) => call(chatDesk.listColleagues, { chatId }, { signal }),
    refetchInterval: colleaguesMs,
  });
  const { list = [], most = 0 } = data ?? {};
  const colleagues = list
    .filter(({ chats }) => chats < most)
    .map(({ id, name, chats: count }) => ({
      value: id,
      label: fill(chat.colleague, { name, count, most }),
    }));
  return [{ value: '', label: chat.theQueue }, ...colleagues];
};

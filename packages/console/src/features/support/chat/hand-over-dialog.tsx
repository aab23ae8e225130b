import { chatDesk } from '@parlour/contract/support/chat-desk';
import { fill } from '@parlour/locales/phrases';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { FormDialog } from '../../../lib/parts/form-dialog';
import { ReasonField } from '../../../lib/parts/reason-field';

type HandOverProps = { chatId: string; name: string; onClose: () => void; onDone: () => void };

const colleaguesMs = 10_000;

/** Gives the chat to the queue or to a colleague who is at the desk, with the reason. */
export const HandOverDialog = ({ chatId, name, onClose, onDone }: HandOverProps) => {
  const { chat, change } = useWords();
  const options = useReceivers(chatId);
  return (
    <FormDialog
      act={chat.handOver}
      onClose={onClose}
      send={async ({ to = '', reason: typed = '' }) => {
        const reason = typed.trim();
        if (to === '') await call(chatDesk.leaveChat, { chatId, how: 'queue', reason });
        else await call(chatDesk.leaveChat, { chatId, how: 'person', to, reason });
        onDone();
      }}
      title={fill(chat.handOverOf, { name })}
    >
      {(faultOf) => (
        <>
          <SelectField
            data-first-focus
            error={faultOf('to')}
            hint={chat.handOverHint}
            label={chat.toWhom}
            name="to"
            options={options}
          />
          <ReasonField error={faultOf('reason')} label={change.reason} />
        </>
      )}
    </FormDialog>
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

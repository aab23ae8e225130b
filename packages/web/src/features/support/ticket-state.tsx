import type { TicketState } from '@parlour/contract/support';
import { Status } from '@parlour/ui/components/display/tag';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { checkCircle } from '@parlour/ui/icons/check-circle';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { lockSimple } from '@parlour/ui/icons/lock-simple';
import { usePhrases } from '@parlour/ui/use-phrases';

const looks = {
  open: { tone: 'info', icon: hourglass },
  asked: { tone: 'warn', icon: chatsCircle },
  answered: { tone: 'pos', icon: checkCircle },
  closed: { tone: 'plain', icon: lockSimple },
} as const;

/** Where a request stands, in a word with its sign. */
export const TicketStateTag = ({ state }: { state: TicketState }) => {
  const { support } = usePhrases('support');
  return <Status {...looks[state]}>{support[state]}</Status>;
};

import { chatDesk, type ChatDesk, type DeskChatCard } from '@parlour/contract/support/chat-desk';
import { fill } from '@parlour/locales/phrases';
import { useMemo, useState } from 'react';
import { call } from '../../../lib/api/call';
import { asRefused, type ConsoleRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand';
import { useKeys } from '../../../lib/keys/keys';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { useTitle } from '../../../lib/parts/page';
import { refusalText } from '../../../lib/refusal-text';
import { useIsPhone } from '../../../lib/use-is-phone';
import css from './chat.module.css';
import { ChatList } from './chat-list';
import { ChatPane, focusPane } from './chat-pane';
import { ChatSide } from './chat-side';
import { useDesk } from './use-desk';

/** The chat desk: who waits, one's own chats side by side, and whom one talks with. */
export const ChatPage = () => {
  const { chat } = useWords();
  useTitle(chat.title);
  const desk = useDesk();
  return (
    <Answer of={desk}>
      {(value) => <Desk desk={value} refresh={() => void desk.refetch()} />}
    </Answer>
  );
};

type DeskProps = { desk: ChatDesk; refresh: () => void };

const Desk = ({ desk, refresh }: DeskProps) => {
  const words = useWords();
  const isPhone = useIsPhone();
  const [isAbout, setAbout] = useState(false);
  const { chosen, choose, handed } = useChosen(desk);
  const all = [...desk.mine, ...desk.waiting, ...desk.others];
  const shown = all.find(({ id }) => id === chosen) ?? (isPhone ? undefined : desk.mine[0]);
  // Another's chat, or one that waits, is read beside one's own.
  const isGuest = shown && paneKeyOf(desk.mine, shown) === undefined;
  const panes = isPhone ? (shown ? [shown] : []) : isGuest ? [shown, ...desk.mine] : desk.mine;
  const { take, refused } = useTake(choose, refresh);
  usePaneKeys(desk.mine);
  const list = (
    <ChatList
      handed={handed}
      alert={refused && refusalText(words, refused)}
      desk={desk}
      onOpen={choose}
      onTake={() => void take()}
      shown={shown?.id}
    />
  );
  if (isPhone && !shown) return list;
  return (
    <div className={css.desk}>
      {!isPhone && list}
      <div className={css.panes}>
        {panes.map((card) => (
          <ChatPane
            card={card}
            isMine={paneKeyOf(desk.mine, card) !== undefined}
            isShown={card.id === shown?.id}
            key={card.id}
            onAbout={() => {
              choose(card.id);
              setAbout(true);
            }}
            onBack={isPhone ? () => choose(undefined) : undefined}
            onChanged={refresh}
            onChoose={() => choose(card.id)}
            onTake={() => void take(card.id)}
            paneKey={paneKeyOf(desk.mine, card)}
          />
        ))}
        {panes.length === 0 && <p className={css.none}>{words.chat.noneOpen}</p>}
      </div>
      {shown && (
        <ChatSide
          card={shown}
          isAsked={isAbout}
          isMine={!isGuest}
          key={shown.id}
          onClose={() => setAbout(false)}
        />
      )}
    </div>
  );
};

/** Takes a chat, or the one that has waited longest. */
const useTake = (onTaken: (id: string | undefined) => void, refresh: () => void) => {
  const brand = useBrand()?.code;
  const [refused, setRefused] = useState<ConsoleRefused>();
  const take = async (chatId?: string) => {
    setRefused(undefined);
    try {
      const id = chatId ?? (await call(chatDesk.nextChat, { brand })).id;
      if (chatId !== undefined) await call(chatDesk.takeChat, { chatId });
      onTaken(id);
    } catch (thrown) {
      setRefused(asRefused(thrown));
    }
    refresh();
  };
  return { take, refused };
};

const paneKeyOf = (mine: readonly DeskChatCard[], { id }: DeskChatCard): string | undefined => {
  const at = mine.findIndex((one) => one.id === id);
  return at < 0 ? undefined : String(at + 1);
};

/** `1` to `4` go to one's own chats, in their order. */
const usePaneKeys = (mine: readonly DeskChatCard[]) => {
  const { chat } = useWords();
  useKeys(
    useMemo(
      () =>
        mine.map(({ id, player }, at) => ({
          key: String(at + 1),
          name: fill(chat.pane, { name: player?.username ?? chat.visitor }),
          act: () => focusPane(id),
        })),
      [mine, chat],
    ),
  );
};

/** The chat that is looked at, and what colleagues gave to this person and was not looked at. */
const useChosen = ({ mine }: ChatDesk) => {
  const { chat } = useWords();
  const [chosen, setChosen] = useState<string>();
  const [known, setKnown] = useState<readonly string[]>(() => mine.map(({ id }) => id));
  const handed = mine
    .filter(({ id }) => !known.includes(id))
    .map(({ player }) => fill(chat.handedToYou, { name: player?.username ?? chat.visitor }));
  const choose = (id: string | undefined) => {
    setChosen(id);
    if (id !== undefined && !known.includes(id)) setKnown((before) => [...before, id]);
  };
  return { chosen, choose, handed };
};

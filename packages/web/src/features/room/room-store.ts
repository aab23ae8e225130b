import { room, type RoomMessage, type RoomView } from '@parlour/contract/room';
import { paced } from '@parlour/ui/paced';
import { create } from 'zustand';
import { call } from '../../lib/api/api';
import { onCatchUp, onLive } from '../../lib/api/live';
import type { Refused } from '../../lib/api/refused';
import { Synchroniser } from '../../lib/api/reads/synchroniser';

export type RoomFacts = Omit<RoomView, 'messages' | 'hasOlder'>;

type RoomStore = {
  facts: RoomFacts | undefined;
  /** Every line in its order, without a gap. */
  lines: readonly RoomMessage[];
  hasOlder: boolean;
  /** The last question was not answered. */
  missed: Refused | undefined;
};

const nothing: RoomStore = { facts: undefined, lines: [], hasOlder: false, missed: undefined };

/** The room as this page knows it. */
export const useRoom = create<RoomStore>(() => nothing);

/** So often the open room is asked for, whatever the socket says. */
const pollMs = 30_000;

/**
 * However fast lines come: asked for with each, a flood of them would use up all the calls that an
 * address has, those of its games too.
 */
const linesMs = 1000;

/** Takes the text from lines that a later one hides. */
export const withHidden = (lines: readonly RoomMessage[]): readonly RoomMessage[] => {
  const hidden = new Set(lines.flatMap(({ hides }) => hides ?? []));
  return lines.map((line) => {
    if (!hidden.has(line.n) || line.without === 'hidden') return line;
    const { text: _text, ...rest } = line;
    return { ...rest, without: 'hidden' };
  });
};

/** What is known stays and what is new follows it; after a long absence the answer is the whole. */
export const takeView = (
  { lines, hasOlder }: Pick<RoomStore, 'lines' | 'hasOlder'>,
  { messages, hasOlder: hasBefore, ...now }: RoomView,
): RoomStore => {
  const last = lines.at(-1)?.n ?? 0;
  const next = messages.filter(({ n }) => n > last);
  const follows = lines.length > 0 && (next.length === 0 || next[0]!.n === last + 1);
  return {
    facts: now,
    lines: withHidden(follows ? [...lines, ...next] : next),
    hasOlder: follows ? hasOlder : hasBefore,
    missed: undefined,
  };
};

const visit = new Synchroniser(
  async (isCurrent) => {
    for (;;) {
      const from = useRoom.getState().lines.at(-1)?.n;
      const view = await call(room.readRoom, from === undefined ? {} : { from });
      if (!isCurrent()) return;
      useRoom.setState(takeView(useRoom.getState(), view), true);
      if (view.messages.length === 0 || view.messages.at(-1)!.n >= view.lastN) return;
    }
  },
  (missed) => useRoom.setState({ missed }),
);

/** Brings the room up to date: one question at a time, and once more if something came. */
export const syncRoom = (): Promise<void> => visit.run();

/** Reads the room again: whom the reader mutes has changed. */
export const rereadRoom = async (): Promise<void> => {
  visit.restart();
  useRoom.setState({ ...useRoom.getState(), lines: [], hasOlder: false });
  await syncRoom();
};

export const readOlder = async (): Promise<void> => {
  const mine = visit.generation;
  const [first] = useRoom.getState().lines;
  if (!first) return;
  const { messages, hasOlder } = await call(room.readRoom, { before: first.n });
  const { lines } = useRoom.getState();
  if (mine !== visit.generation || lines[0]?.n !== first.n) return;
  useRoom.setState({ lines: withHidden([...messages, ...lines]), hasOlder });
};

/** Follows the room until the returned function is called, which forgets it. */
export const followRoom = (): (() => void) => {
  const look = () => {
    if (!document.hidden) void syncRoom();
  };
  const looks = paced(look, linesMs);
  looks.run();
  const timer = setInterval(look, pollMs);
  document.addEventListener('visibilitychange', look);
  const stops = [
    onLive(({ type }) => {
      if (type === 'room') looks.run();
    }),
    onCatchUp(look),
  ];
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
    looks.stop();
    document.removeEventListener('visibilitychange', look);
    visit.restart();
    useRoom.setState(nothing, true);
  };
};

import type { LiveEvent } from './live';

/** A message as it is sent, but for its number: written once, however many pages get it. */
export type WrittenMessage = {
  type: LiveEvent['type'];
  text: string;
  /** It alone, for all pages for which nothing else waits. */
  alone: readonly WrittenMessage[];
};

export const writeMessage = (message: LiveEvent): WrittenMessage => {
  // Without the brace, since the number of each page comes before it.
  const text = JSON.stringify(message).slice(1);
  const alone: WrittenMessage[] = [];
  const written = { type: message.type, text, alone };
  alone.push(written);
  return written;
};

const replacing: ReadonlySet<string> = new Set(['balance', 'status', 'announcements']);

/** What waits after another message: a newer one about the same thing replaces the one before. */
export const withMessage = (
  waiting: readonly WrittenMessage[],
  written: WrittenMessage,
): readonly WrittenMessage[] => {
  const kept = replacing.has(written.type)
    ? waiting.filter(({ type }) => type !== written.type)
    : waiting;
  return kept.length === 0 ? written.alone : [...kept, written];
};

/** Writes frames; pages that get the same messages under the same numbers share one. */
export const openFrames = () => {
  let last: { messages: readonly WrittenMessage[]; from: number; frame: Buffer } | undefined;
  return (messages: readonly WrittenMessage[], from: number): Buffer => {
    if (last?.messages === messages && last.from === from) return last.frame;
    const numbered = messages.map(({ text }, place) => `{"seq":${from + place},${text}`);
    last = { messages, from, frame: Buffer.from(`[${numbered.join(',')}]`) };
    return last.frame;
  };
};

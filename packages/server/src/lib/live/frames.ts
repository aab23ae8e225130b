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

const replacing: ReadonlySet<string> = new Set(['balance', 'status', 'announcements', 'room']);

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
    last = { messages, from, frame: frameOf(`[${numbered.join(',')}]`) };
    return last.frame;
  };
};

/** FIN, and the opcode of a text. */
const wholeText = 0x81;

/** A text as a server's frame (RFC 6455, 5.2): unmasked, its length in one, three or nine bytes. */
const frameOf = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const before = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.alloc(before + length);
  frame[0] = wholeText;
  if (before === 2) frame[1] = length;
  else if (before === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, before);
  return frame;
};

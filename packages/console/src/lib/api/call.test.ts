import { messageConsole } from '@parlour/contract/message-console';
import type { OperatorMe } from '@parlour/contract/operator';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf, keepDraft } from '../../features/casework/drafts';
import type * as Calls from './call';
import { noteSignedIn, noteSignedOut } from '../session/me';
import { forgetTyped } from '../session/typed';

let keys: (string | undefined)[];
let answers: (() => Response)[];

const answer = (value: unknown) => () => Response.json({ success: true, value });
const refusal = (status: number, code: string) => () =>
  Response.json({ success: false, code, message: '', id: 'ref-1' }, { status });
const lost = () => {
  throw new TypeError('no network');
};

let call: typeof Calls.call;
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  ({ call } = await import('./call'));
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  forgetTyped();
  keys = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push((headers as Record<string, string>)['Idempotency-Key']);
    return answers.shift()!();
  });
});

const wrote = { chatId: '7', text: 'It is there.' };
const send = (input = wrote) => call(chatDesk.sendDeskChat, input).catch(() => undefined);

describe('a call that is done once', () => {
  test('keeps its key over answers that say nothing, until one that does', async () => {
    answers = [lost, refusal(503, 'system.failed'), refusal(429, 'request.too_many'), answer({})];
    for (let n = 0; n < 4; n++) await send();
    expect(new Set(keys).size).toBe(1);
    answers = [answer({})];
    await send();
    expect(new Set(keys).size).toBe(2);
  });

  test('has another key after a refusal, and with other words', async () => {
    answers = [refusal(409, 'support.chat_closed'), lost, lost];
    await send();
    await send();
    await send({ ...wrote, text: 'Gone.' });
    expect(new Set(keys).size).toBe(3);
  });

  test('of another person has another key', async () => {
    answers = [lost, lost];
    const asked = { brand: 'main', titleVI: 'a', textVI: 'b', digest: 'c' };
    const confirm = () => call(messageConsole.confirmSending, asked).catch(() => undefined);
    await confirm();
    forgetTyped();
    await confirm();
    expect(new Set(keys).size).toBe(2);
  });
});

describe('what a person typed', () => {
  const person = (id: string) => ({ id, locked: false }) as OperatorMe;

  test('stays when their session ended, and the next person does not find it', () => {
    noteSignedIn(person('1'));
    keepDraft('12', 'The receipt is not theirs.');
    noteSignedOut();
    noteSignedIn(person('1'));
    expect(draftOf('12')).toBe('The receipt is not theirs.');
    noteSignedOut();
    noteSignedIn(person('2'));
    expect(draftOf('12')).toBe('');
    noteSignedOut();
  });
});

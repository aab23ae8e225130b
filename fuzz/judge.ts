import { expectAnswer, requestIdOf } from './model/expect-answer';
import { readBody, type Fields } from './model/reading';
import type { Attempt } from './mutations/attempt';
import type { Seat } from './players/seat';
import type { Answered } from './wire/transport';

/** The status of the answer: of the dialect, or of HTTP if the message reached no dialect. */
export type Judged = { outcome: string; wrong: string[] };

/**
 * Compares an answer with the expected one, and enters the message into the model when it is
 * acknowledged.
 */
export const judge = (seat: Seat, attempt: Attempt, answered: Answered): Judged => {
  const { http, contentType, text } = answered;
  const also = attempt.orRefusedAs ?? [];
  const outcome = statusOf(answered) ?? `HTTP ${http}`;
  const wrong: string[] = [];
  if (http >= 500) wrong.push(`HTTP ${http}`);
  const body = bodyOf(answered, attempt);
  if (!body) return { outcome, wrong: [...wrong, `no JSON: ${contentType} ${text.slice(0, 200)}`] };

  if (outcome.startsWith('HTTP')) {
    if (!also.includes(http)) wrong.push(`HTTP ${http} in place of a status`);
    if (http !== 404 && attempt.method !== 'HEAD' && typeof body.code !== 'string') {
      wrong.push('a refusal without a code');
    }
    return { outcome, wrong };
  }
  if (!seat.vendor.dialect.statuses.has(outcome) && http !== 404)
    wrong.push(`a status of no table: ${outcome}`);
  if (http !== 200 && !(http === 404 && also.includes(404))) wrong.push(`HTTP ${http}`);

  const isUnread = attempt.refusedAs !== undefined;
  const expected = isUnread
    ? {
        statuses: attempt.refusedAs!,
        accept: () => ({}) as Fields,
        requestId: requestIdOf(readBody(attempt.bytes)),
      }
    : expectAnswer(seat, attempt.kind, attempt.bytes);
  const allowed = [...expected.statuses, ...also];
  if (!allowed.includes(outcome)) {
    return { outcome, wrong: [...wrong, `${outcome} in place of ${allowed.join(' or ')}`] };
  }
  // Refused with a status that the mutation allows: none of it was read.
  const facts = expected.statuses.includes(outcome) ? expected.accept(body) : {};
  return { outcome, wrong: [...wrong, ...wrongFacts(body, facts, expected.requestId)] };
};

/** The status of the dialect, if the answer has one. */
export const statusOf = ({ text }: Answered): string | undefined => {
  const { status } = parse(text) ?? {};
  return typeof status === 'string' ? status : undefined;
};

const bodyOf = ({ contentType, text, http }: Answered, { method }: Attempt): Fields | undefined => {
  if (method === 'HEAD') return text === '' ? { code: http } : undefined;
  return contentType.startsWith('application/json') ? parse(text) : undefined;
};

const parse = (text: string): Fields | undefined => {
  try {
    return JSON.parse(text) as Fields;
  } catch {
    return undefined;
  }
};

/** What a refusal may contain: its status and the number of the call; an info contains more. */
const wrongFacts = (body: Fields, facts: Fields, requestId: string): string[] => {
  const wrong = Object.entries(facts)
    .filter(([name, value]) => body[name] !== value)
    .map(([name, value]) => `${name} is ${String(body[name])}, not ${String(value)}`);
  // What another reader of JSON may read differently comes back empty.
  const isUnread = body.request_uuid === '' && body.status !== 'RS_OK';
  if (body.request_uuid !== requestId && !isUnread) {
    wrong.push(
      body.request_uuid === undefined ? 'no request_uuid' : 'a request_uuid that was not sent',
    );
  }
  const extraFields = ['user', 'currency', 'balance', 'token'].filter(
    (name) => name in body && !(name in facts),
  );
  if (extraFields.length > 0) wrong.push(`contains ${extraFields.join(', ')} unasked`);
  return wrong;
};

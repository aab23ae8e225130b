import { randomUUID } from 'node:crypto';
import type { AskedOnce } from '@parlour/contract/vendor-games';
import type { Clock } from '@parlour/node-kit/clock';
import type { Platform } from '../../../lib/context';
import { post } from '../../../lib/http/post';
import { unreached } from '../../../lib/unreached';
import type { Fields } from '../wallet/fields';
import type { AskedCall, Profile } from '../profiles/profile';
import { signatureOf } from '@parlour/node-kit/signature';
import { countCall } from '../desk/count-calls';
import { encodeQuestion } from '../wallet/field-mapping';

const usualWaitMs = 5000;
/** A list of twenty thousand games is some 10 MB. */
const mostBytes = 16 * 1024 * 1024;
const longestReason = 200;

type FailureFacts = {
  /** The HTTP status, when there was an answer. */
  status?: number;
  /** False when the call certainly never reached the vendor, so that it uses up no turn. */
  isReached?: boolean;
};

/** A vendor that did not answer correctly; the reason is for the log, not for the player. */
export class VendorFailure extends Error {
  readonly vendor: string;
  readonly status: number | undefined;
  readonly isReached: boolean;

  constructor(vendor: string, reason: string, { status, isReached = true }: FailureFacts = {}) {
    super(`${vendor}: ${reason}`);
    this.name = 'VendorFailure';
    this.vendor = vendor;
    this.status = status;
    this.isReached = isReached;
  }
}

/**
 * Sends a signed call to a vendor, in the vendor's field names and with the fields that it accepts,
 * and reads the JSON of its answer.
 */
export const askVendor = async (
  deps: Pick<Platform, 'clock' | 'database' | 'log'>,
  profile: Profile,
  call: AskedCall,
  question: Fields,
  options: { waitMs?: number } = {},
): Promise<unknown> => {
  const began = performance.now();
  const count = (isError: boolean) => {
    const ms = performance.now() - began;
    countCall(deps, { vendor: profile.code, direction: 'out', ms, isError });
  };
  try {
    const answer = await ask(deps, profile, call, question, options);
    count(false);
    return answer;
  } catch (error) {
    count(true);
    throw error;
  }
};

const ask = async (
  { clock }: { clock: Clock },
  profile: Profile,
  call: AskedCall,
  question: Fields,
  { waitMs = usualWaitMs }: { waitMs?: number },
): Promise<unknown> => {
  const { dialect, operatorId, signing } = profile;
  const path = dialect.gamePaths[call] ?? '';
  const whole = {
    ...fieldsNamed(dialect.asks?.[call], { ...question, operator_id: operatorId }),
    ...(dialect.asksOnce && numbered(clock, path)),
  };
  const bytes = Buffer.from(JSON.stringify(encodeQuestion(dialect, whole)));
  const signature = signatureOf(signing, bytes);
  const { status, text } = await answerTo(profile, path, { bytes, signature, waitMs });
  if (status < 200 || status > 299) {
    const reason = `HTTP ${status}${reasonGiven(text, secretsOf(profile, question, signature))}`;
    // 503 comes from a proxy before a vendor that is down.
    throw new VendorFailure(profile.code, reason, { status, isReached: status !== 503 });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new VendorFailure(profile.code, 'an answer that is not JSON', { status });
  }
};

/** A signature alone would be valid for ever, on any path and for any number of repeats. */
const numbered = (clock: Clock, path: string): AskedOnce => ({
  request_uuid: randomUUID(),
  request_path: path,
  request_time: clock.now().toISOString(),
});

const fieldsNamed = (names: string[] | undefined, question: Fields): Fields =>
  names
    ? Object.fromEntries(Object.entries(question).filter(([name]) => names.includes(name)))
    : question;

const answerTo = async (
  profile: Profile,
  path: string,
  { bytes, signature, waitMs }: { bytes: Buffer; signature: string; waitMs: number },
): Promise<{ status: number; text: string }> => {
  try {
    return await post(new URL(`${profile.baseUrl}${path}`), bytes, {
      headers: {
        'content-type': 'application/json',
        [profile.dialect.signatureHeader]: signature,
      },
      mustBePublic: profile.mustBePublic,
      mostBytes,
      waitMs,
    });
  } catch (error) {
    const reason = reasonOf(error);
    throw new VendorFailure(profile.code, reason, { isReached: !unreached.includes(reason) });
  }
};

const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return code ?? message ?? 'no answer';
};

/**
 * A vendor's `{ "error": … }`, fit for one line of the log. Vendors may echo the request, so its
 * secrets are removed.
 */
const reasonGiven = (text: string, secrets: string[]): string => {
  let reason: unknown;
  try {
    reason = (JSON.parse(text) as { error?: unknown } | null)?.error;
  } catch {
    // A page of HTML says nothing that the status does not.
  }
  if (typeof reason !== 'string') return '';
  const open = secrets.reduce((left, secret) => left.replaceAll(secret, '…'), reason);
  return `: ${open.replaceAll(/[\p{Cc}\s]+/gu, ' ').slice(0, longestReason)}`;
};

const secretsOf = ({ signing }: Profile, { token }: Fields, signature: string): string[] => [
  signature,
  ...(typeof token === 'string' ? [token] : []),
  ...(signing.kind === 'hmac-sha256' ? [signing.secret] : []),
];

import type { Profile } from './profile';
import { signatureOf } from './signature';

const waitMs = 5000;
/** A list of ten thousand games is some 5 MB. */
const mostBytes = 16 * 1024 * 1024;

/** A supplier that did not answer as it should; the reason is for the log, not for the player. */
export class SupplierFailure extends Error {
  readonly vendor: string;

  constructor(vendor: string, reason: string) {
    super(`${vendor}: ${reason}`);
    this.name = 'SupplierFailure';
    this.vendor = vendor;
  }
}

/** Sends a signed call to a supplier and reads the JSON of its answer. */
export const askSupplier = async (
  profile: Profile,
  path: string,
  body: Record<string, unknown>,
): Promise<unknown> => {
  const bytes = Buffer.from(JSON.stringify(body));
  const response = await fetch(`${profile.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [profile.dialect.signatureHeader]: signatureOf(profile.signing, bytes),
    },
    body: bytes,
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    throw new SupplierFailure(profile.code, reasonOf(error));
  });
  const text = await textOf(profile, response);
  if (!response.ok) {
    throw new SupplierFailure(profile.code, `HTTP ${response.status} ${text.slice(0, 200)}`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SupplierFailure(profile.code, 'an answer that is not JSON');
  }
};

const textOf = async (profile: Profile, response: Response): Promise<string> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > mostBytes) throw new SupplierFailure(profile.code, 'an answer without end');
    parts.push(Buffer.from(part));
  }
  return Buffer.concat(parts).toString('utf8');
};

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { code?: string } };
  return cause?.code ?? message ?? 'no answer';
};

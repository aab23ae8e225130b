import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../refusal';

// argon2id is the library's default; a hash takes about 20 ms and 19 MiB.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const costMark = '$argon2id$v=19$m=19456,t=2,p=1$';

// A flood of sign-ins must not starve the bets: one hash at a time, and a bounded queue.
const atOnce = 1;
const longestQueue = 500;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new Refusal('system.busy', undefined, 5);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

/** Hashes a password; `stillWanted` is called when its turn has come, and may refuse. */
export const hashPassword = (
  password: string,
  stillWanted: () => Promise<void> = async () => {},
): Promise<string> =>
  inTurn(async () => {
    await stillWanted();
    return hash(password.normalize('NFC'), cost);
  });

let nobodysHash: Promise<string> | undefined;

/** Made once, and again where that failed. */
const hashOfNobody = (): Promise<string> => {
  nobodysHash ??= hash('a password that no account has', cost).catch((error: unknown) => {
    nobodysHash = undefined;
    throw error;
  });
  return nobodysHash;
};

/** True when the password fits. Without a hash it takes the same time and is false. */
export const isPassword = async (
  password: string,
  known: string | null | undefined,
): Promise<boolean> => {
  const ofNobody = hashOfNobody();
  ofNobody.catch(() => undefined);
  const against = known ?? (await ofNobody);
  const fits = await inTurn(() => verify(against, password.normalize('NFC')));
  return fits && known !== undefined && known !== null;
};

/** Made with another cost than today's. */
export const isOutdated = (known: string): boolean => !known.startsWith(costMark);

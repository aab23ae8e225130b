const patienceMs = 3000;

/** Whether a host answers at all; what it answers is its own affair. */
const answers = (origin: string): Promise<boolean> =>
  fetch(origin, {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    () => true,
    () => false,
  );

const ofBrowser = { answers, random: Math.random };

/**
 * A launch address at one of the hosts that serve it, picked at random; one that does not answer is
 * skipped. Undefined if none answers.
 */
export const atAnsweringHost = async (
  address: string,
  hosts: readonly string[],
  { answers: doesAnswer, random } = ofBrowser,
): Promise<string | undefined> => {
  const left = [...hosts];
  while (left.length > 0) {
    const [host = ''] = left.splice(Math.floor(random() * left.length), 1);
    const moved = addressAt(address, host);
    // The address itself works once, so only its host is asked.
    if (await doesAnswer(new URL(moved).origin)) return moved;
  }
  return undefined;
};

/** A host without a scheme keeps that of the address. */
const addressAt = (address: string, host: string): string => {
  const moved = new URL(address);
  const at = new URL(/^https?:\/\//.test(host) ? host : `${moved.protocol}//${host}`);
  moved.protocol = at.protocol;
  moved.hostname = at.hostname;
  moved.port = at.port;
  return moved.href;
};

import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { moneyText } from '@parlour/contract/money';
import { post } from '../../../lib/http/post';
import { issuePlayToken } from '../../round';
import type { CheckOptions } from './check-vendor';
import type { TestPlayer } from './check-player';
import type { Fields } from '../wallet/fields';
import { vendorUser, type CallKind, type Profile } from './profile';
import { insertTestKey } from '../queries';
import { signatureOf, type Signing } from '@parlour/node-kit/signature';
import { decodeFields, encodeQuestion } from '../wallet/field-mapping';

type Options = Pick<CheckOptions, 'platform' | 'walletUrl' | 'privateKey' | 'print' | 'wait'>;
type Trial = { player: TestPlayer; game: string };

/** How long a test key is valid, and how long until every process has read it. */
const keyMinutes = 10;
const seenAfterMs = 5000;

/**
 * Plays as the vendor does, with its signature: the balance, a bet, a win of the same amount, and a
 * bet that is rolled back. True when all succeeded.
 */
export const playTrial = async (
  options: Options,
  profile: Profile,
  trial: Trial,
): Promise<boolean> => {
  const { platform, print } = options;
  const { player } = trial;
  const token = await issuePlayToken(platform.database.sql, {
    playerId: player.playerId,
    signInId: null,
    brand: player.brand,
    vendor: profile.code,
    currency: player.currency,
    mode: 'real',
    settlesOnce: profile.settlesOnce,
  });
  const signing = await signingOf(options, profile);
  if (!signing) return false;
  const round = randomUUID();
  const [paid, back] = [randomUUID(), randomUUID()];
  const steps: [CallKind, Fields][] = [
    ['balance', {}],
    ['bet', { transaction_uuid: paid, round }],
    ['win', { reference_transaction_uuid: paid, round, round_closed: true }],
    ['bet', { transaction_uuid: back }],
    ['rollback', { reference_transaction_uuid: back }],
  ];
  for (const [kind, changes] of steps) {
    const asked = { ...messageOf(profile, trial, token), ...changes };
    const reply = await askWallet(options, profile, { kind, signing, message: asked });
    if (reply === undefined) continue;
    print(`Wallet, ${kind}: ${reply.text}`);
    if (!reply.isDone) return false;
  }
  return true;
};

/** The vendor's signing key: the shared secret, its own key, or one made for this. */
const signingOf = async (
  { platform, privateKey, print, wait = pause }: Options,
  { code, signing }: Profile,
): Promise<Signing | undefined> => {
  if (signing.kind === 'hmac-sha256') return signing;
  if (privateKey !== undefined) {
    const ownKey = createPrivateKey(privateKey);
    const its = createPublicKey(ownKey).export({ type: 'spki', format: 'der' });
    const isKnown = signing.theirs.some(({ key }) =>
      key.export({ type: 'spki', format: 'der' }).equals(its),
    );
    if (!isKnown) print('Wallet: the key that was given is none of this vendor’s.');
    return isKnown ? { ...signing, ownKey } : undefined;
  }
  print(
    'Wallet: only the vendor has the private half of its key, so its calls cannot be signed ' +
      `here. A test key is put beside it for ${keyMinutes} minutes, to play with.`,
  );
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await insertTestKey(platform.database.sql, { code, publicKey, minutes: keyMinutes });
  await wait(seenAfterMs);
  return { ...signing, ownKey: pair.privateKey };
};

const messageOf = (profile: Profile, { player, game }: Trial, token: string): Fields => {
  const unit = profile.microsOf(player.currency);
  const stake = ((1_000_000n + unit - 1n) / unit) * unit;
  const user = vendorUser(player.brand, player.playerId);
  return {
    user,
    supplier_user: user,
    token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: game,
    currency: player.currency,
    amount: profile.dialect.amounts === 'decimal' ? moneyText(stake) : Number(stake / unit),
    is_free: false,
  };
};

type Asked = { kind: CallKind; signing: Signing; message: Fields };

/** Undefined where the dialect has no such call. */
const askWallet = async (
  { walletUrl, print }: Options,
  profile: Profile,
  { kind, signing, message }: Asked,
): Promise<{ isDone: boolean; text: string } | undefined> => {
  const { dialect, code } = profile;
  const found = Object.entries(dialect.calls).find(([, call]) => call.kind === kind);
  if (!found) return undefined;
  const [name, call] = found;
  const [path = '', action] = dialect.actionField === undefined ? [name] : name.split(' ');
  const fields = Object.entries(message).filter(([field]) => field in call.fields);
  const words = { ...dialect.words, ...(action && { 'the action': dialect.actionField! }) };
  const bytes = Buffer.from(
    JSON.stringify(
      encodeQuestion(
        { ...dialect, words },
        { ...Object.fromEntries(fields), ...(action && { 'the action': action }) },
      ),
    ),
  );
  const answer = await post(new URL(`${walletUrl}/vendor/${code}${path}`), bytes, {
    headers: {
      'content-type': 'application/json',
      [dialect.signatureHeader]: signatureOf(signing, bytes),
    },
    mustBePublic: false,
    mostBytes: 65_536,
    waitMs: 5000,
  }).catch((error: Error & { code?: string }) => ({
    status: 0,
    text: error.code ?? error.message,
  }));
  if (answer.status === 0) {
    print(`Wallet: no answer at ${walletUrl} (${answer.text}): start the site with npm start.`);
    return { isDone: false, text: 'not asked.' };
  }
  return replyOf(profile, answer);
};

const replyOf = (
  { dialect }: Profile,
  { status, text }: { status: number; text: string },
): { isDone: boolean; text: string } => {
  if (status !== 200) return { isDone: false, text: `HTTP ${status}.` };
  const fields = decodeFields(dialect, JSON.parse(text));
  const isDone = fields.status === dialect.statusWords.RS_OK;
  const balance = fields.balance === undefined ? '' : `, balance ${String(fields.balance)}`;
  return { isDone, text: `${String(fields.status)}${balance}.` };
};

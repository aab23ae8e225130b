import { moneyText } from '@parlour/contract/money';
import {
  walletStatuses,
  type BetCall,
  type RollbackCall,
  type WalletAnswer,
  type WalletCall,
  type WalletStatus,
  type WinCall,
} from '@parlour/contract/vendor-wallet';
import { reasonOf } from '@parlour/node-kit/log';
import type { Games } from '../../rounds/game';
import { drawnOutcome, type Round } from '../queries/rounds';
import { signatureHeader, signatureOf } from '../signature';

/** The code of our games at the platform. */
const vendor = 'HOUSE';

/**
 * What a wallet call came to. `unknown`: it may or may not have happened (no answer, a broken
 * one, or a status that does not say), so it must be repeated or taken back.
 */
export type WalletResult =
  | { kind: 'done'; balance: bigint | null }
  | { kind: 'refused'; status: WalletStatus }
  | { kind: 'unknown'; reason: string };

export type Wallet = {
  balance: (of: WalletHolder) => Promise<WalletResult>;
  bet: (round: Round) => Promise<WalletResult>;
  win: (round: Round) => Promise<WalletResult>;
  rollback: (round: Round) => Promise<WalletResult>;
};

export type WalletHolder = { userRef: string; playToken: string | null; game: string };

export type WalletOptions = {
  url: string;
  secret: string;
  uuid: () => string;
  timeoutMs: number;
  games: Games;
};

/** The platform's vendor wallet over HTTP: signed, amounts in whole 10⁻⁵ of the unit. */
export const createWallet = ({ url, secret, uuid, timeoutMs, games }: WalletOptions): Wallet => {
  const call = async (path: string, body: object): Promise<WalletResult> => {
    const bytes = JSON.stringify(body);
    try {
      const response = await fetch(`${url}/vendor/${vendor}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signatureOf(secret, bytes),
        },
        body: bytes,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return { kind: 'unknown', reason: `HTTP ${response.status}` };
      }
      return resultOf((await response.json()) as WalletAnswer);
    } catch (failure) {
      return { kind: 'unknown', reason: reasonOf(failure) };
    }
  };
  const common = ({ userRef, playToken, game }: WalletHolder): WalletCall => ({
    user: userRef,
    token: playToken ?? '',
    request_uuid: uuid(),
    game_code: game,
  });
  return {
    balance: (holder) => call('/user/balance', common(holder)),
    bet: (round) => call('/transaction/bet', betCall(round, common(round))),
    win: (round) => call('/transaction/win', winCall(games, round, common(round))),
    rollback: (round) => call('/transaction/rollback', rollbackCall(round, common(round))),
  };
};

const betCall = (round: Round, common: WalletCall): BetCall => ({
  ...movement(round, common),
  transaction_uuid: round.betId,
  round_closed: false,
  amount: wireAmount(round.stake),
});

const winCall = (games: Games, round: Round, common: WalletCall): WinCall => ({
  ...movement(round, common),
  transaction_uuid: round.winId,
  reference_transaction_uuid: round.betId,
  round_closed: true,
  amount: wireAmount(round.payout),
  meta: recordOf(games, round),
});

/** What the site keeps of a round beside its money: enough to compute it again, and short. */
const recordOf = (games: Games, round: Round, outcome = drawnOutcome(round)) => ({
  number: Number(round.number),
  version: round.version,
  units: outcome.units,
  unit_price: moneyText(round.unitPrice),
  server_seed_hash: round.serverSeedHash,
  client_seed: round.clientSeed,
  nonce: Number(round.nonce),
  ...(round.bet === null ? {} : { bet: round.bet }),
  ...games.get(round.game)?.recordOf(outcome),
});

const rollbackCall = (round: Round, common: WalletCall): RollbackCall => ({
  ...common,
  transaction_uuid: round.rollbackId,
  reference_transaction_uuid: round.betId,
  round: round.id,
  round_closed: true,
});

const movement = (round: Round, common: WalletCall) => ({
  ...common,
  supplier_transaction_id: round.id,
  round: round.id,
  currency: round.currency,
  is_free: false,
  sub_partner_id: round.brand,
});

// Unit prices are whole multiples of 10⁻⁵, so nothing is lost here.
const wireAmount = (micros: bigint): number => {
  const amount = Number(micros / 10n);
  if (micros % 10n || !Number.isSafeInteger(amount)) {
    throw new RangeError(`${micros} micros cannot be said on the vendor wire`);
  }
  return amount;
};

/** Statuses that leave open whether money was moved; so does an unknown one. */
const uncertain: ReadonlySet<WalletStatus> = new Set(['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT']);

/** Statuses after which nothing was moved, for certain. */
const refusals: ReadonlySet<string> = new Set(
  walletStatuses.filter((status) => status !== 'RS_OK' && !uncertain.has(status)),
);

const resultOf = (answer: WalletAnswer): WalletResult => {
  const { status, balance } = answer;
  if (status === 'RS_OK') {
    return {
      kind: 'done',
      balance: Number.isSafeInteger(balance) ? BigInt(balance as number) * 10n : null,
    };
  }
  return refusals.has(status)
    ? { kind: 'refused', status }
    : { kind: 'unknown', reason: String(status) };
};

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  BetCall,
  RollbackCall,
  WalletAnswer,
  WalletCall,
  WalletStatus,
  WinCall,
} from '@parlour/contract/vendor-wallet';
import { isSigned, signatureHeader } from '@parlour/games/server/signature';

/**
 * A small wallet like the platform's, in memory: amounts are whole 10⁻⁵. It records its movements,
 * and it can be set to fail on the next calls of a kind.
 */
export type WalletDouble = {
  url: string;
  balance: () => number;
  setBalance: (amount: number) => void;
  /** The movements in order, each transaction once: `bet 100000`, `win 0`, `rollback 100000`. */
  moved: () => string[];
  /** How many late calls are still to be carried out. */
  late: () => number;
  calls: (kind: Kind) => number;
  /** How the next calls of a kind fail, one entry a call. */
  disturb: (kind: Kind, ...faults: Fault[]) => void;
  /** The token of the last call, to see that it is the platform's own. */
  tokens: () => string[];
  /** The last call of a kind, verbatim. */
  last: (kind: Kind) => Record<string, unknown>;
  close: () => Promise<void>;
};

export type Kind = 'bet' | 'win' | 'rollback' | 'balance';

/**
 * `lost before`: the call never arrives. `lost after`: it is carried out, the answer is lost.
 * `late`: it is not answered in time and carried out afterwards. A status: nothing is done.
 * `garbled`: no JSON.
 */
export type Fault = 'lost before' | 'lost after' | 'late' | 'garbled' | WalletStatus;

type Call = WalletCall & Partial<BetCall> & Partial<WinCall> & Partial<RollbackCall>;

export const startWalletDouble = async (
  secret: string,
  { lateMs }: { lateMs: number },
): Promise<WalletDouble> => {
  let balance = 0;
  let late = 0;
  const done = new Map<string, { kind: Kind; amount: number; reference?: string }>();
  const cancelled = new Set<string>();
  const moved: string[] = [];
  const counted: Kind[] = [];
  const tokens = new Set<string>();
  const last = new Map<Kind, Call>();
  const faults: Record<Kind, Fault[]> = { bet: [], win: [], rollback: [], balance: [] };

  const move = (kind: Kind, id: string, amount: number, reference?: string) => {
    done.set(id, { kind, amount, reference });
    balance += kind === 'bet' ? -amount : amount;
    moved.push(`${kind} ${amount}`);
  };
  const carryOut = (kind: Kind, call: Call): WalletStatus => {
    if (kind === 'balance') return 'RS_OK';
    const id = call.transaction_uuid ?? '';
    const reference = call.reference_transaction_uuid ?? '';
    if (done.has(id)) return 'RS_OK';
    if (kind === 'bet') {
      if (cancelled.has(id)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      if ((call.amount ?? 0) > balance) return 'RS_ERROR_NOT_ENOUGH_MONEY';
      move('bet', id, call.amount ?? 0);
      return 'RS_OK';
    }
    const bet = done.get(reference);
    if (kind === 'win') {
      if (cancelled.has(reference)) return 'RS_ERROR_TRANSACTION_ROLLED_BACK';
      if (!bet) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
      move('win', id, call.amount ?? 0, reference);
      return 'RS_OK';
    }
    if (cancelled.has(reference)) return 'RS_OK';
    cancelled.add(reference);
    if (bet) move('rollback', id, bet.amount, reference);
    return 'RS_OK';
  };
  const answerTo = (call: Call, status: WalletStatus): WalletAnswer => ({
    user: call.user,
    status,
    request_uuid: call.request_uuid,
    currency: call.currency ?? 'VND',
    balance,
  });
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const kind = kindOf(request.url ?? '');
    const call = JSON.parse(body.toString()) as Call;
    counted.push(kind);
    tokens.add(call.token);
    last.set(kind, call);
    const fault = faults[kind].shift();
    if (!isSigned(secret, body, request.headers[signatureHeader])) {
      return send(response, answerTo(call, 'RS_ERROR_INVALID_SIGNATURE'));
    }
    if (fault === 'lost before') return void request.socket.destroy();
    if (fault === 'lost after') {
      carryOut(kind, call);
      return void request.socket.destroy();
    }
    if (fault === 'late') {
      late += 1;
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      const answer = answerTo(call, carryOut(kind, call));
      late -= 1;
      return send(response, answer);
    }
    if (fault === 'garbled') return void response.end('<html>bad gateway</html>');
    if (fault) return send(response, answerTo(call, fault));
    return send(response, answerTo(call, carryOut(kind, call)));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    balance: () => balance,
    setBalance: (amount) => {
      balance = amount;
    },
    moved: () => [...moved],
    late: () => late,
    calls: (kind) => counted.filter((one) => one === kind).length,
    disturb: (kind, ...next) => faults[kind].push(...next),
    tokens: () => [...tokens],
    last: (kind) => ({ ...last.get(kind) }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const send = (response: ServerResponse, answer: WalletAnswer): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer));
};

const kindOf = (path: string): Kind => {
  if (path.endsWith('/transaction/bet')) return 'bet';
  if (path.endsWith('/transaction/win')) return 'win';
  return path.endsWith('/transaction/rollback') ? 'rollback' : 'balance';
};

import { Icon } from '@parlour/ui/components/art/icon';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { warningCircle } from '@parlour/ui/icons/warning-circle';
import { useCallback, useEffect, useState } from 'react';
import type { OpenedSeeds } from '../../../rounds/wire';
import type { SlotVerifyList } from '../../rules/round';
import { useAmounts, useGame, useSay } from '../page/game-context';
import { Hexadecimal } from './hexadecimal';
import { prove, type Proof } from './proof';
import { StillBoard } from './still-board';

export type ProvenRound = SlotVerifyList['rounds'][number];

type RoundsOfPairProps = { seeds: OpenedSeeds; onRound: (round: ProvenRound) => void };

export const RoundsOfPair = ({ seeds, onRound }: RoundsOfPairProps) => {
  const amounts = useAmounts();
  const say = useSay();
  const { pages, isFailed, next, load } = usePressesOf(seeds);
  const unplaced = pages.flatMap((page) => page.unplaced.map(({ number }) => `#${number}`));
  if (isFailed) return <p role="alert">{say('history.failed')}</p>;
  if (!pages.length) return <p>{say('history.loading')}</p>;
  return (
    <>
      <ul className="rounds">
        {pages
          .flatMap(({ rounds }) => rounds)
          .map((round) => (
            <li key={round.id}>
              <button className="round-row" onClick={() => onRound(round)} type="button">
                <b>#{round.number}</b>
                <span className="fig">{amounts.figure(round.payout)}</span>
                <Icon of={caretRight} size={16} />
              </button>
            </li>
          ))}
      </ul>
      {unplaced.length > 0 && (
        <p className="panel-hint">{say('verify.unplaced', { numbers: unplaced.join(', ') })}</p>
      )}
      {next !== null && (
        <button className="panel-wide" onClick={() => load(next)} type="button">
          {say('verify.more')}
        </button>
      )}
    </>
  );
};

/** The presses of a pair, a page at a time. */
const usePressesOf = ({ id }: OpenedSeeds) => {
  const { api } = useGame();
  const [pages, setPages] = useState<SlotVerifyList[]>([]);
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(
    (after: number) => {
      api.verify(id, after).then(
        (page) => setPages((earlier) => (after ? [...earlier, page] : [page])),
        () => setFailed(true),
      );
    },
    [api, id],
  );
  useEffect(() => load(0), [load]);
  return { pages, isFailed, next: pages.at(-1)?.next ?? null, load };
};

type ProofOfRoundProps = { seeds: OpenedSeeds; round: ProvenRound };

/** One round drawn again on this device, beside what was stored. */
export const ProofOfRound = ({ seeds, round }: ProofOfRoundProps) => {
  const { view } = useGame();
  const say = useSay();
  const { rules } = view.game;
  const isSameVersion = round.version === view.game.version;
  const [proof, setProof] = useState<Proof | null>(null);
  useEffect(() => {
    if (isSameVersion) void prove(rules, seeds, round).then(setProof);
  }, [rules, seeds, round, isSameVersion]);
  const first = proof?.outcome.phases[0];
  return (
    <>
      <SeedsLedger proof={proof} round={round} seeds={seeds} />
      {!isSameVersion && (
        <p className="panel-hint">
          {say('verify.version', { version: round.version, current: view.game.version })}
        </p>
      )}
      {isSameVersion && !proof && <p>{say('verify.computing')}</p>}
      {first && first.type !== 'pick' && <StillBoard phase={first} width={340} />}
      {proof && <Verdicts payout={round.payout} proof={proof} />}
      <p className="panel-hint">{say('verify.local')}</p>
      <h3 className="field-name">{say('verify.command')}</h3>
      <pre className="well">
        <code>{commandOf(round.game, seeds, round)}</code>
      </pre>
      <p className="panel-hint">{say('verify.command.note')}</p>
    </>
  );
};

type SeedsLedgerProps = ProofOfRoundProps & { proof: Proof | null };

const SeedsLedger = ({ seeds, round, proof }: SeedsLedgerProps) => {
  const { rules } = useGame().view.game;
  const say = useSay();
  const first = proof?.outcome.phases[0];
  const strip = rules.kind === 'anywhere' ? undefined : rules.strips[0];
  return (
    <dl className="ledger ledger-wide">
      <div>
        <dt>{say('verify.server')}</dt>
        <dd>
          <Hexadecimal digits={seeds.serverSeed} />
        </dd>
      </div>
      <div>
        <dt>{say('verify.published')}</dt>
        <dd>
          <Hexadecimal digits={seeds.serverSeedHash} />
        </dd>
      </div>
      <div>
        <dt>{say('verify.client')}</dt>
        <dd>{seeds.clientSeed}</dd>
      </div>
      <div>
        <dt>Nonce</dt>
        <dd className="fig">{round.nonce}</dd>
      </div>
      {first?.type === 'spin' && strip && (
        <div>
          <dt>{say('verify.stops')}</dt>
          <dd>
            <ol className="stops">
              {first.stops.map((stop, reel) => (
                <li className="fig" key={reel}>
                  {stop}
                </li>
              ))}
            </ol>
            <small>{say('verify.stops.note', { last: strip.length - 1 })}</small>
          </dd>
        </div>
      )}
    </dl>
  );
};

const Verdicts = ({ proof, payout }: { proof: Proof; payout: string }) => {
  const { money } = useAmounts();
  const say = useSay();
  const hash = say(proof.isHashRight ? 'verify.hash.ok' : 'verify.hash.wrong');
  const board = proof.isRoundRight
    ? say('verify.round.ok', { amount: money(payout) })
    : say('verify.round.wrong');
  return (
    <ul aria-live="polite" className="verdicts">
      <Verdict isRight={proof.isHashRight} text={hash} />
      <Verdict isRight={proof.isRoundRight} text={board} />
    </ul>
  );
};

const Verdict = ({ isRight, text }: { isRight: boolean; text: string }) => (
  <li className={isRight ? 'verdict' : 'verdict verdict-wrong'}>
    <Icon of={isRight ? checkCircleFill : warningCircle} size={22} />
    {text}
  </li>
);

/** The line that gives the same round without a browser. */
const commandOf = (game: string, seeds: OpenedSeeds, { nonce, choices }: ProvenRound): string => {
  const client = `'${seeds.clientSeed.replaceAll("'", String.raw`'\''`)}'`;
  const words = [
    'node fair.mjs',
    `--game ${game}`,
    `--server-seed ${seeds.serverSeed}`,
    `--client ${client}`,
    `--nonce ${nonce}`,
  ];
  return [...words, ...(choices.length ? [`--choices ${choices.join(',')}`] : [])].join(' ');
};

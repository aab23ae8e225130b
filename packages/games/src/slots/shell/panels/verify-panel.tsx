import { Icon } from '@parlour/ui/components/art/icon';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { copy } from '@parlour/ui/icons/copy';
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import type { OpenedSeeds, SeedList, Seeds } from '../../../rounds/wire';
import type { SlotRound } from '../../rules/round';
import { Refused } from '../page/api';
import { useGame, useSay } from '../page/game-context';
import { Hexadecimal } from './hexadecimal';
import { Panel } from './panel';
import { ProofOfRound, RoundsOfPair, type ProvenRound } from './proof-view';
import { zone } from '../page/zone';

type VerifyPanelProps = { onClose: () => void; first?: SlotRound | null };

type Page =
  | { type: 'seeds' }
  | { type: 'pair'; seeds: OpenedSeeds }
  | { type: 'round'; seeds: OpenedSeeds; round: ProvenRound; from: 'seeds' | 'pair' };

/**
 * The proof that no round was manipulated: seeds in use, opened pairs, and each round drawn again.
 */
export const VerifyPanel = ({ onClose, first = null }: VerifyPanelProps) => {
  const say = useSay();
  const { page, setPage } = useFirstPage(first);
  if (page.type === 'round') {
    const back = () =>
      setPage(page.from === 'pair' ? { type: 'pair', seeds: page.seeds } : { type: 'seeds' });
    return (
      <Panel
        onBack={back}
        onClose={onClose}
        title={say('verify.round', { number: page.round.number })}
      >
        <ProofOfRound round={page.round} seeds={page.seeds} />
      </Panel>
    );
  }
  if (page.type === 'pair') {
    return (
      <Panel
        onBack={() => setPage({ type: 'seeds' })}
        onClose={onClose}
        title={say('verify.opened')}
      >
        <RoundsOfPair
          onRound={(round) => setPage({ type: 'round', seeds: page.seeds, round, from: 'pair' })}
          seeds={page.seeds}
        />
      </Panel>
    );
  }
  return (
    <Panel onClose={onClose} title={say('verify.title')}>
      {first && !first.fair.serverSeed && (
        <p className="panel-hint not-yet">{say('verify.notYet')}</p>
      )}
      <SeedsInUse onPair={(seeds) => setPage({ type: 'pair', seeds })} />
    </Panel>
  );
};

/** A requested round opens at once, if its seed has been opened. */
const useFirstPage = (round: SlotRound | null) => {
  const { api } = useGame();
  const [page, setPage] = useState<Page>({ type: 'seeds' });
  useEffect(() => {
    if (!round?.fair.serverSeed) return;
    void api.seeds().then(({ opened }) => {
      const seeds = opened.find((pair) => pair.serverSeedHash === round.fair.serverSeedHash);
      if (!seeds) return undefined;
      return api.verify(seeds.id, round.fair.nonce - 1).then(({ rounds }) => {
        const proven = rounds.find(({ id }) => id === round.id);
        if (proven) setPage({ type: 'round', seeds, round: proven, from: 'seeds' });
      });
    });
  }, [api, round]);
  return { page, setPage };
};

const SeedsInUse = ({ onPair }: { onPair: (seeds: OpenedSeeds) => void }) => {
  const { api } = useGame();
  const say = useSay();
  const [list, setList] = useState<SeedList | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(
    () =>
      api.seeds().then(setList, () => {
        setProblem(say('fail.network'));
      }),
    [api, say],
  );
  useEffect(() => void load(), [load]);
  const change = async (task: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await task();
      await load();
    } catch (failure) {
      const isOpen = failure instanceof Refused && failure.code === 'round.open';
      const code = failure instanceof Refused ? failure.code : 'network';
      setProblem(isOpen ? say('verify.open') : say(`fail.${code}`));
    }
  };
  if (!list) return <p>{problem ?? say('history.loading')}</p>;
  const { current, opened } = list;
  return (
    <>
      <PublishedHash hash={current.serverSeedHash} />
      <ClientSeedForm
        clientSeed={current.clientSeed}
        key={current.clientSeed}
        onSave={(seed) => change(() => api.setClientSeed(seed))}
      />
      <PairFigures seeds={current} />
      <section>
        <h3 className="field-name">{say('verify.next')}</h3>
        <div className="well">
          <Hexadecimal digits={current.nextServerSeedHash} />
        </div>
        <p className="panel-hint">{say('verify.next.note')}</p>
      </section>
      <button className="panel-wide" onClick={() => void change(api.rotate)} type="button">
        <Icon of={arrowsClockwise} size={20} />
        {say('verify.rotate')}
      </button>
      <p className="panel-hint">{say('verify.rotate.note')}</p>
      {problem && (
        <p className="panel-problem" role="alert">
          {problem}
        </p>
      )}
      <hr className="rule" />
      <OpenedPairs onPair={onPair} pairs={opened} />
    </>
  );
};

const PublishedHash = ({ hash }: { hash: string }) => {
  const say = useSay();
  return (
    <section>
      <h3 className="field-name">{say('verify.hash')}</h3>
      <div className="well">
        <Hexadecimal digits={hash} />
        <CopyButton text={hash} />
      </div>
      <p className="panel-hint">{say('verify.hash.note')}</p>
    </section>
  );
};

const PairFigures = ({ seeds }: { seeds: Seeds }) => {
  const { locale } = useGame();
  const say = useSay();
  return (
    <dl className="figures">
      <div>
        <dt>{say('verify.nonce')}</dt>
        <dd className="fig">{count(seeds.nonce)}</dd>
      </div>
      <div>
        <dt>{say('verify.started')}</dt>
        <dd className="fig">{dateTime(seeds.startedAt, zone, locale)}</dd>
      </div>
    </dl>
  );
};

type OpenedPairsProps = { pairs: OpenedSeeds[]; onPair: (seeds: OpenedSeeds) => void };

const OpenedPairs = ({ pairs, onPair }: OpenedPairsProps) => {
  const { locale } = useGame();
  const say = useSay();
  return (
    <section>
      <h3>{say('verify.opened')}</h3>
      {pairs.length === 0 && <p className="panel-hint">{say('verify.opened.none')}</p>}
      <ul className="rounds">
        {pairs.map((pair) => (
          <li key={pair.id}>
            <button className="round-row" onClick={() => onPair(pair)} type="button">
              <b className="fig">{dateTime(pair.openedAt, zone, locale)}</b>
              <span>{say('verify.rounds', { count: count(pair.rounds) })}</span>
              <Icon of={caretRight} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

type ClientSeedFormProps = { clientSeed: string; onSave: (seed: string) => Promise<void> };

const ClientSeedForm = ({ clientSeed, onSave }: ClientSeedFormProps) => {
  const say = useSay();
  const [seed, setSeed] = useState(clientSeed);
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isRight = seed.length >= 1 && seed.length <= 64;
    setWrong(!isRight);
    if (isRight && seed !== clientSeed) void onSave(seed);
  };
  return (
    <form className="seed-form" onSubmit={save}>
      <label className="field-name" htmlFor="client-seed">
        {say('verify.client')}
      </label>
      <div className="well">
        <input
          aria-describedby="client-seed-note"
          aria-invalid={isWrong}
          autoComplete="off"
          id="client-seed"
          maxLength={64}
          onChange={(event) => setSeed(event.target.value)}
          spellCheck={false}
          value={seed}
        />
      </div>
      <p className={isWrong ? 'panel-problem' : 'panel-hint'} id="client-seed-note">
        {say(isWrong ? 'verify.client.invalid' : 'verify.client.note')}
      </p>
      {seed !== clientSeed && (
        <button className="panel-wide" type="submit">
          {say('verify.client.save')}
        </button>
      )}
    </form>
  );
};

const CopyButton = ({ text }: { text: string }) => {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  const press = () => {
    void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  };
  return (
    <button
      aria-label={say(isCopied ? 'verify.copied' : 'verify.copy')}
      className="panel-button"
      onClick={press}
      type="button"
    >
      <Icon of={copy} size={18} />
    </button>
  );
};

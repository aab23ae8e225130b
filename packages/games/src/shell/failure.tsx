import type { GameRefusalCode } from '../lib/wire';
import type { Words } from './phrases/words';

type FailureProps = { code: GameRefusalCode | 'load'; lobbyUrl: string | null; words: Words };

/** The game could not be opened: what happened, what of the money, what to do. */
export const Failure = ({ code, lobbyUrl, words }: FailureProps) => (
  <main className="failure" role="alert">
    <h1>{words[`fail.${code}`]}</h1>
    <p>
      <button className="panel-wide" onClick={() => window.location.reload()} type="button">
        {words.retry}
      </button>
      {lobbyUrl && <a href={lobbyUrl}>{words.leave}</a>}
    </p>
  </main>
);

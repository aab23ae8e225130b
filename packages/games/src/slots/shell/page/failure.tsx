import type { GameRefusalCode } from '../../../rounds/wire';
import type { Words } from '@parlour/locales/game-phrases';

type FailureProps = {
  code: GameRefusalCode | 'load';
  lobbyUrl: string | null;
  words: Words;
  /** Asks the page around the frame to go back; without one the link does. */
  onLeave: (() => void) | null;
};

/** The game could not be opened: what happened, what of the money, what to do. */
export const Failure = ({ code, lobbyUrl, words, onLeave }: FailureProps) => (
  <main className="failure" role="alert">
    <h1>{words[`fail.${code}`]}</h1>
    <p>
      <button className="panel-wide" onClick={() => window.location.reload()} type="button">
        {words.retry}
      </button>
      {onLeave ? (
        <button className="panel-wide" onClick={onLeave} type="button">
          {words.leave}
        </button>
      ) : (
        lobbyUrl && <a href={lobbyUrl}>{words.leave}</a>
      )}
    </p>
  </main>
);

import type { GameRefusalCode } from '../../../rounds/wire';
import type { ShellPhrases } from '@parlour/locales/game-phrases';

type FailureProps = {
  code: GameRefusalCode | 'load';
  lobbyUrl: string | null;
  phrases: ShellPhrases;
  /** Asks the page around the frame to go back; without one the link does. */
  onLeave: (() => void) | null;
};

/** The game could not be opened: what happened, what of the money, what to do. */
export const Failure = ({ code, lobbyUrl, phrases, onLeave }: FailureProps) => (
  <main className="failure" role="alert">
    <h1>{phrases[`fail.${code}`]}</h1>
    <p>
      <button className="panel-wide" onClick={() => window.location.reload()} type="button">
        {phrases.retry}
      </button>
      {onLeave ? (
        <button className="panel-wide" onClick={onLeave} type="button">
          {phrases.leave}
        </button>
      ) : (
        lobbyUrl && <a href={lobbyUrl}>{phrases.leave}</a>
      )}
    </p>
  </main>
);

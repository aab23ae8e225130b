import '@parlour/ui/theme.css';
import '@parlour/ui/fonts.css';
import './shell.css';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { Refused } from './api';
import { Failure } from './failure';
import { GameContext } from './game-context';
import { hostOf } from '../round/host';
import { attend, openGame, settingsOf } from './open-game';
import { loadShellPhrases } from '@parlour/locales/game-phrases';

const start = async (root: HTMLElement): Promise<void> => {
  const settings = settingsOf(root);
  const host = hostOf(window, settings.siteOrigin);
  // The values that the server took from the request are available here.
  document.documentElement.toggleAttribute('data-framed', host.isFramed);
  try {
    const game = await openGame(settings, (path, init) => fetch(path, init));
    createRoot(root).render(
      <GameContext value={game}>
        <App />
      </GameContext>,
    );
    attend(game);
    if (settings.recall) await game.controller.replay(settings.recall);
    else await game.controller.resume();
    host.send({ type: 'ready' });
  } catch (failure) {
    const code = failure instanceof Refused ? failure.code : 'load';
    const phrases = await loadShellPhrases(settings.locale);
    document.querySelector('#first')?.remove();
    const onLeave = host.isFramed ? () => host.send({ type: 'leave' }) : null;
    createRoot(root).render(
      <Failure code={code} lobbyUrl={settings.lobbyUrl} onLeave={onLeave} phrases={phrases} />,
    );
    host.send({ type: 'failed', code });
  }
};

const root = document.querySelector<HTMLElement>('#root');
if (root) void start(root);

import { RoundAnimator } from '../../stage/timeline/round-animator';
import { gameApi, type Fetch } from './api';
import type { GameParts } from './game-context';
import { hostOf } from '../round/host';
import { loadView } from './load-view';
import { tabStorage } from '../round/pending';
import { loadSlotTexts } from '@parlour/locales/game-phrases';
import { type Locale, localeOf } from '@parlour/locales/locales';
import { SceneHub } from '../layout/scene-hub';
import { Sound } from '../../sound/sound';
import { storeOf } from '../round/store';
import { RoundController } from '../round/round-controller';
import { firstState } from '../round/controller-state';

/** The page's own data, written into it by the server. */
export type PageSettings = {
  game: string;
  session: string;
  locale: Locale;
  siteOrigin: string;
  lobbyUrl: string | null;
  /** A round to be shown again, without play. */
  recall: string | null;
};

export const settingsOf = ({ dataset }: HTMLElement): PageSettings => ({
  game: dataset.game ?? '',
  session: dataset.session ?? '',
  locale: localeOf(dataset.language),
  siteOrigin: dataset.siteOrigin ?? '',
  lobbyUrl: dataset.lobbyUrl || null,
  recall: dataset.recall || null,
});

/** Loads what the game needs and makes the controller of its rounds. */
export const openGame = async (settings: PageSettings, fetchFrom: Fetch): Promise<GameParts> => {
  const api = gameApi(settings.session, fetchFrom);
  const [view, texts, boot] = await Promise.all([
    loadView(settings.game),
    loadSlotTexts(settings.locale, settings.game),
    api.boot(),
  ]);
  const host = hostOf(window, settings.siteOrigin);
  const hub = new SceneHub(view.game.rules);
  const sound = new Sound();
  const store = storeOf(firstState(boot));
  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const animator = new RoundAnimator(view.game.rules, {
    now: () => performance.now(),
    requestFrame: (task) => requestAnimationFrame(task),
    cancelFrame: (id) => cancelAnimationFrame(id),
    isReduced: () => motion.matches,
    onScene: (scene) => {
      hub.publish(scene);
      controller.onScene(scene);
    },
    onCue: (cue) => sound.play(cue),
  });
  const controller = new RoundController(store, {
    api,
    host,
    animator,
    storage: tabStorage(window),
    session: settings.session,
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    newKey: () => crypto.randomUUID(),
  });
  const { locale, lobbyUrl } = settings;
  const isReplay = settings.recall !== null;
  return { view, locale, lobbyUrl, isReplay, texts, controller, animator, hub, sound, api, host };
};

/** How often the site is notified that a person is active. */
const inputEveryMs = 10_000;

const atMostEvery = (ms: number, task: () => void): (() => void) => {
  let last = -ms;
  return () => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    task();
  };
};

/** Listens to the page: hidden and visible, back online, and the site's messages. */
export const attend = ({ animator, controller, host }: GameParts): void => {
  document.addEventListener('visibilitychange', () => animator.setHidden(document.hidden));
  for (const type of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(
      type,
      atMostEvery(inputEveryMs, () => host.send({ type: 'input' })),
    );
  }
  host.listen((message) => {
    if (message.type === 'pause') controller.pause(message.paused);
    if (message.type === 'theme') document.documentElement.dataset.theme = message.theme;
    if (message.type === 'funds') controller.store.set({ fundsBy: message.by });
    if (message.type === 'played') controller.till.setPlayed(message);
    if (message.type === 'balance-changed') void controller.refreshBalance();
  });
};

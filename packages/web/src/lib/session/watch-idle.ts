import { currentStatus } from '../brand/brand';
import { closeNamed, openAbove, useModal } from '../navigation/modal';
import { useSession } from './session';

const touchEveryMs = 60_000;
const retryMs = 10_000;

let touchedAt = -Infinity;

// Only a player calls: a visitor's page loads none of it.
const calls = () => import('../api/calls');

/** The person does something: it keeps the session alive, sent at most once a minute. */
export const noteOwnAct = (): void => {
  if (!isSignedIn() || performance.now() - touchedAt < touchEveryMs) return;
  touchedAt = performance.now();
  // A dead session shows at the next call; a lost one is made up for by the next act.
  calls()
    .then(({ touch }) => touch())
    .catch(() => undefined);
};

/** Prolongs the session now. */
export const stay = async (): Promise<void> => {
  touchedAt = performance.now();
  await (await calls()).touch();
};

const isSignedIn = (): boolean => {
  const { authState, isLapsed } = useSession.getState();
  return authState === 'member' && !isLapsed;
};

/** How long the session lives without an act: bets in any tab count too, so the server says it. */
export const readMsLeft = async (): Promise<number> =>
  (await (await calls()).readIdle()).secondsLeft * 1000;

/** Warns before the session ends for want of an act. */
export const watchIdle = (): void => {
  for (const act of ['pointerdown', 'keydown']) {
    document.addEventListener(act, noteOwnAct, { capture: true, passive: true });
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookIn = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(look, Math.max(ms, 1000));
  };

  const look = (): void => {
    if (!isSignedIn() || isWarning()) return;
    readMsLeft().then(
      (left) => {
        const lead = leadMs();
        if (left > lead + 1000) lookIn(left - lead);
        else if (isSignedIn()) openAbove('idleWarning', { endsAt: Date.now() + left });
      },
      () => lookIn(retryMs),
    );
  };

  const follow = (): void => {
    clearTimeout(timer);
    if (isSignedIn()) lookIn(idleMs() - leadMs());
    else closeNamed('idleWarning');
  };
  useSession.subscribe((now, before) => {
    if (now.authState !== before.authState || now.isLapsed !== before.isLapsed) follow();
  });
  useModal.subscribe((now, before) => {
    if (before.above.some(isWarningOf) && !now.above.some(isWarningOf)) follow();
  });
  // A timer of a tab that slept is late.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  follow();
};

const isWarningOf = ({ name }: { name: string }): boolean => name === 'idleWarning';
const isWarning = (): boolean => useModal.getState().above.some(isWarningOf);

const idleMs = (): number => currentStatus().brand.idleMinutes * 60_000;

/** A minute before the end, or a third of a very short time. */
const leadMs = (): number => Math.min(60_000, idleMs() / 3);

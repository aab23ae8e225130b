import { builtMemberPages, memberPath } from '@parlour/contract/centres';
import { pages } from '@parlour/contract/pages';
import { expect, type Page, test } from '@playwright/test';
import { makeAnswersOdd, type Noticed, oddAnswers } from './checks/odd-answers';
import { newPlayer } from './new-player';
import { goWithin, routes, watchRequests } from './pages/routes';
import { untilLive } from './pages/screen';

// Every screen that asks for something, found in the tables: a new one is in it by itself. The
// halls are one screen.
const addresses = [
  ...routes
    .filter(({ route }) => !route.isPlanned && (!route.gameType || route.name === 'rng'))
    .map(({ address }) => address),
  ...builtMemberPages.map((name) =>
    memberPath(name, { pathname: pages.notFound.path, search: '' }),
  ),
];

type Seen = Noticed & { said: string; isWaiting: boolean; hasFrame: boolean };

/** What the screen says now, and whether more is to come. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const places = [...document.querySelectorAll<HTMLElement>('#main, dialog[open], [role=alert]')];
    const isDrawn = document.querySelector('main[data-live], [role=alert]') !== null;
    const isHeld = document.querySelector('[aria-busy=true]') !== null;
    return {
      ...noticed,
      said: places.map(({ innerText }) => innerText).join('\n'),
      isWaiting: !isDrawn || isHeld,
      hasFrame: document.querySelector('#main') !== null,
    };
  });

const visit = async (page: Page, address: string, openRequests: () => number): Promise<Seen> => {
  await goWithin(page, address);
  const began = Date.now();
  const isOver = ({ said, isWaiting }: Seen) => {
    if (!isWaiting && openRequests() === 0) return true;
    // What never comes in a form that the screen knows is waited for, and the screen says so.
    return Date.now() - began > (said.trim().length > leastSaid ? 500 : 5000);
  };
  for (;;) {
    const seen = await look(page);
    if (isOver(seen)) return seen;
  }
};

/** More than the sign that something is on its way. */
const leastSaid = 10;

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

test(
  '[ERR-03] whatever the answers are, each screen says something, and the page stays',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(makeAnswersOdd);
    await newPlayer(page);
    const openRequests = watchRequests(page);
    // Every screen meets one of the first forms and one of the last; each form comes everywhere in
    // turn, for the tables of screens grow.
    for (const forms of [oddAnswers.slice(0, 3), oddAnswers.slice(3)]) {
      await page.evaluate((odd) => sessionStorage.setItem('oddAnswers', odd), forms[0]!);
      await page.goto(pages.notFound.path);
      await untilLive(page);
      for (const [at, address] of addresses.entries()) {
        const odd = forms[at % forms.length]!;
        await page.evaluate((name) => {
          sessionStorage.setItem('oddAnswers', name);
          noticed.errors.length = 0;
        }, odd);
        const { said, errors, isOpened, hasFrame } = await visit(page, address, openRequests);
        const where = `${address} with ${odd}`;
        expect.soft(said.trim().length, where).toBeGreaterThan(leastSaid);
        expect.soft({ errors, isOpened, hasFrame }, where).toEqual({
          errors: [],
          isOpened: false,
          hasFrame: true,
        });
      }
    }
  },
);

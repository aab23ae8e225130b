import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

/** The page, or the part of it that a selector names, has no accessibility violation. */
export const expectNoBarrier = async (page: Page, part?: string): Promise<void> => {
  if (!part) await headed(page);
  expect(await barriersOn(page, part)).toEqual([]);
  // The browser sends the inner one by itself, with what was typed in the address.
  expect(await page.locator('form form').count(), 'a form in a form').toBe(0);
};

/** The violations of the page, or of a part of it, of all rules or of some, with their places. */
export const barriersOn = async (page: Page, part?: string, rules?: string[]) => {
  for (const frame of framesOf(page)) await frame.evaluate(untilFaded);
  const all = await axe(page, part);
  return barriersOf(rules ? all.withRules(rules) : all);
};

/** A page just opened gets its heading with its content; one without any fails the rule. */
const headed = async (page: Page): Promise<void> => {
  const first = (frame: Frame) =>
    frame.locator('h1').first().waitFor({ state: 'attached', timeout: 5000 });
  await Promise.any(framesOf(page).map(first)).catch(() => undefined);
};

/** Nor in the other theme, to which the page is switched: only the colours change. */
export const expectNoBarrierInEitherTheme = async (page: Page, part?: string): Promise<void> => {
  await expectNoBarrier(page, part);
  for (const frame of framesOf(page)) await frame.evaluate(turnTheme);
  const all = await axe(page, part);
  expect(await barriersOf(all.withRules(['color-contrast', 'link-in-text-block']))).toEqual([]);
};

const axe = async (page: Page, part?: string): Promise<AxeBuilder> => {
  const builder = await (framesOf(page).length === 1 ? axeOfPage(page) : axeOfFrames(page));
  return part ? builder.include(part) : builder;
};

// Passed rules are not reported, which would take a third of the time.
const options = { resultTypes: ['violations' as const] };

const axeOfFrames = (page: Page): AxeBuilder => new AxeBuilder({ page }).options(options);

// Only what is in frames needs a second page for its results, which takes as long as the rules. A
// document is given the rules once: their text has 1.3 MB, and is sent twice each time.
const axeOfPage = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'true' }) })
    .setLegacyMode()
    .options({ ...options, iframes: false });
};

// A frame without an address runs no script: what is drawn in it is the page's.
const framesOf = (page: Page) =>
  page.frames().filter((frame) => frame === page.mainFrame() || /^\w+:\/\//.test(frame.url()));

const barriersOf = async (builder: AxeBuilder): Promise<[rule: string, places: string[]][]> => {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

const turnTheme = async (): Promise<void> => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  // A fading colour is checked when its transition is over.
  const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(fades.map(({ finished }) => finished));
};

/** What has just come may be fading in. */
const untilFaded = async (): Promise<void> => {
  const fades = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && ends(effect));
  await Promise.allSettled(fades.map(({ finished }) => finished));

  function ends(effect: AnimationEffect | null): boolean {
    return Number.isFinite(Number(effect?.getComputedTiming().endTime));
  }
};

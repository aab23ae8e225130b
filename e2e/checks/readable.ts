import { expect, type Frame, type Page } from '@playwright/test';
import { expectFitsHere } from './fit';

/** No text of the page is cut or overlaps another, and nothing scrolls sideways. */
export const expectReadable = async (page: Page): Promise<void> => {
  // What scripts draw by the width of the window is drawn by the second frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  const found = await Promise.all(page.frames().map((frame) => faultsOf(frame)));
  expect.soft(found.flat(), page.url()).toEqual([]);
  await expectFitsHere(page);
};

const faultsOf = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    type Place = { element: Element; text: string; boxes: DOMRect[]; layer: Element | null };
    // A text may be some pixels taller than its line: accents.
    const slack = 2;

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, script, style, [inert], [aria-hidden=true], option');

    /** The page, a dialog, or what stays in place while the page scrolls. */
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky' || at.matches('dialog[open]')) return at;
      }
      return null;
    };

    /** A point, or in what is shown to screen readers only: the header of a narrow table. */
    const isForReadersOnly = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return true;
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      }
      return false;
    };

    // A game's name on its card is cut by design: its details have it whole.
    const isName = (element: Element): boolean => element.closest('article :is(h2, h3)') !== null;

    // A line that scrolls is cut at its ends by design: a tap has it whole.
    const isMoving = (element: Element): boolean => element.closest('[data-moving=true]') !== null;

    // A line of a list that ends in dots has its whole text in its title, and in what it opens.
    const isShortened = (element: Element, text: string): boolean =>
      element.getAttribute('title') === text &&
      getComputedStyle(element).textOverflow === 'ellipsis';

    const places: Place[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || !isShown(element) || isForReadersOnly(element)) continue;
      if (isName(element) || isMoving(element) || isShortened(element, text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
      if (boxes.length > 0) places.push({ element, text, boxes, layer: layerOf(element) });
    }

    /** The ancestor that cuts the text off; what scrolls cuts nothing. */
    const cutBy = ({ element, boxes }: Place): Element | undefined => {
      let [sides, ends] = [true, true];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX)) sides = false;
        if (/auto|scroll/.test(overflowY)) ends = false;
        const box = at.getBoundingClientRect();
        const isOut = boxes.some(
          ({ left, right, top, bottom }) =>
            (sides &&
              /hidden|clip/.test(overflowX) &&
              (left < box.left - slack || right > box.right + slack)) ||
            (ends &&
              /hidden|clip/.test(overflowY) &&
              (top < box.top - 2 * slack || bottom > box.bottom + 2 * slack)),
        );
        if (isOut && clipPath === 'none') return at;
        if (position === 'fixed') return undefined;
      }
      return undefined;
    };

    /** What is in view of what scrolls around it: the rest lies under other parts, unseen. */
    const seenOf = ({ element, boxes }: Place): DOMRect[] => {
      let seen = boxes;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX + overflowY)) {
          const { left, top, right, bottom } = at.getBoundingClientRect();
          seen = seen.map((box) => {
            const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)];
            const [end, foot] = [Math.min(box.right, right), Math.min(box.bottom, bottom)];
            return new DOMRect(x, y, Math.max(0, end - x), Math.max(0, foot - y));
          });
        }
        if (position === 'fixed') break;
      }
      return seen;
    };

    /** A control's own box, which its text must not leave. */
    const leaves = ({ element, boxes }: Place): boolean => {
      const control = element.closest('button, a, label, summary, [role=tab]');
      if (!control || getComputedStyle(control).display === 'inline') return false;
      const box = control.getBoundingClientRect();
      return boxes.some(({ left, right }) => left < box.left - slack || right > box.right + slack);
    };

    const nameOf = ({ element, text }: Place): string =>
      `${element.tagName.toLowerCase()}.${element.className} “${text.slice(0, 60)}”`;

    const faults = new Set<string>();
    const whole: Place[] = [];
    for (const place of places) {
      const by = cutBy(place);
      if (by) faults.add(`cut by ${by.tagName.toLowerCase()}.${by.className}: ${nameOf(place)}`);
      else whole.push({ ...place, boxes: seenOf(place) });
      if (!by && leaves(place)) faults.add(`leaves its control: ${nameOf(place)}`);
    }
    for (const [at, one] of whole.entries()) {
      for (const other of whole.slice(at + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        const meet = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * slack,
          ),
        );
        if (meet) faults.add(`overlap: ${nameOf(one)} and ${nameOf(other)}`);
      }
    }
    return [...faults];
  });

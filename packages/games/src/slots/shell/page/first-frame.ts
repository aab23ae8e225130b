import { clock } from '@parlour/ui/icons/clock';
import { clockCounterClockwise } from '@parlour/ui/icons/clock-counter-clockwise';
import { info } from '@parlour/ui/icons/hint';
import { sealCheck } from '@parlour/ui/icons/seal-check';
import { speakerSlash } from '@parlour/ui/icons/speaker-slash';
import { emblemSvg, ringsSize } from '../../stage/print/emblem';
import { fieldSvg } from '../../stage/print/field-patterns';
import { frameSvg, wellColour } from '../../stage/board/frame';
import { barHeight, layout } from '../../stage/board/layout';
import { titleFor } from '../../stage/board/title';
import type { View } from '../../stage/board/view';
import { firstSheet, type FrameSize } from './first-sheet';
import { besideTitle } from '../layout/page-layout';
import type { ShellPhrases, SlotTexts } from '@parlour/locales/game-phrases';

/**
 * What is needed to paint name, art, border, field and controls before any sheet or script has
 * come; the colours of page and frame first of all, so that nothing is ever black.
 */
export const criticalCss = (view: View, title: string, box: FrameSize | null): string => {
  const { ink, ground, second } = view.look.palette;
  const colours = `--ink:${ink};--ground:${ground};--second:${second};--well:${wellColour(ground)}`;
  return `:root{${colours};${firstSheet(view, title, box)}`;
};

type First = {
  texts: SlotTexts;
  escaped: (text: string) => string;
  box: FrameSize | null;
};

/**
 * Name and art, border, field and the empty well as inline SVG, and the controls, none of which
 * can be pressed yet: the reels come with the script.
 */
export const firstFrame = (view: View, first: First): string => {
  const { game, look } = view;
  const { texts, escaped, box } = first;
  const { words, phrases } = texts;
  const title = words.name;
  const { width, height } = box ?? { width: 390, height: 844 };
  const placed = layout(width, height, game.cols, game.rows);
  const { frameWidth, frameHeight } = placed;
  const taken = besideTitle(game.rules.kind === 'anywhere', placed);
  const { lines } = titleFor(title, placed, width, taken);
  const stage = { width: width - placed.side, height: height - barHeight - placed.controls };
  const isOver = placed.gameHeader > 0;
  const field = fieldSvg(look, {
    ...stage,
    cx: isOver ? stage.width - 100 : stage.width / 2,
    cy: isOver ? Math.min(85, placed.gameHeader / 2 + 5) : stage.height / 2,
  });
  const meta = words.meta.split(' · ').map((part) => `<span>${part}</span>`);
  return (
    `<div id="first" aria-hidden="true"><div class="first-bar">${escaped(title)}</div>` +
    `<svg class="field" viewBox="0 0 ${stage.width} ${stage.height}" ` +
    `preserveAspectRatio="xMidYMin slice">${field}</svg>` +
    `<div class="first-head"><h1>${escaped(lines.join('\n'))}</h1>` +
    `<p class="first-meta">${meta.join('')}</p>${artOf(view)}</div>` +
    `<svg class="frame" viewBox="0 0 ${frameWidth} ${frameHeight}" preserveAspectRatio="none">` +
    `${frameSvg(look, { ...game, ...placed })}</svg>` +
    `<div class="first-result"><b>${escaped(title)}</b><span>${escaped(phrases.opening)}</span>` +
    `<span>${escaped(phrases['opening.slow'])}</span></div>${controlsOf(phrases, escaped)}</div>`
  );
};

const arts = new Map<string, string>();

/** The same for every player. */
const artOf = (view: View): string => {
  const { code } = view.game;
  const known = arts.get(code);
  if (known) return known;
  const size = `0 0 ${ringsSize} ${ringsSize}`;
  const art = `<svg class="emblem" viewBox="${size}">${emblemSvg(view)}</svg>`;
  arts.set(code, art);
  return art;
};

const sign = (outline: string, size = 20): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 256 256" fill="currentColor">` +
  `<path d="${outline}"/></svg>`;

const controlsOf = (phrases: ShellPhrases, escaped: First['escaped']): string => {
  const tools: [outline: string, word: string][] = [
    [info, phrases.info],
    [clockCounterClockwise, phrases.history],
    [sealCheck, phrases.verify],
    [speakerSlash, phrases['sound.off']],
  ];
  return (
    `<div class="first-controls"><div class="first-stake"><span></span></div>` +
    `<div class="first-spin">${phrases.spin}</div><div class="first-tools">` +
    tools.map(([outline, word]) => `<span>${sign(outline)}${escaped(word)}</span>`).join('') +
    `</div><div class="first-session"><span>${sign(clock, 15)}${phrases['session.played']}</span>` +
    `<span>${phrases['session.net']}</span></div></div>`
  );
};

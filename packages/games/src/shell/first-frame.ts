import { fieldSvg } from '../stage/field-patterns';
import { frameSvg, wellColour } from '../stage/frame';
import { barHeight, layout, lengthsOf } from '../stage/layout';
import { titleFor } from '../stage/title';
import type { View } from '../stage/view';
import { besideTitle, titleLength } from './page-layout';
import type { Words } from './phrases/words';

/** The frame's own box with its bar, as the page around it says. */
export type Box = { width: number; height: number };

/** Boxes for which the first picture is measured where nobody has said how large the frame is. */
const samples: readonly ({ when: string } & Box)[] = [
  { when: '', width: 390, height: 844 },
  { when: '(height < 780px)', width: 390, height: 740 },
  { when: '(width < 374px) or (height < 720px)', width: 360, height: 640 },
  { when: '(width < 620px) and (height < 630px)', width: 340, height: 568 },
  { when: '(width >= 620px)', width: 768, height: 1024 },
  { when: '(width >= 620px) and (orientation: landscape)', width: 1024, height: 768 },
  { when: '(width >= 1280px)', width: 1440, height: 900 },
  { when: '(width >= 1600px)', width: 1920, height: 1080 },
  { when: '(orientation: landscape) and (height < 520px)', width: 844, height: 390 },
];

const measures = ({ game }: View, title: string, { width, height }: Box): string => {
  const placed = layout(width, height, game.cols, game.rows);
  const taken = besideTitle(game.rules.kind === 'anywhere', placed);
  const lengths = {
    ...lengthsOf(placed),
    '--title': titleLength(titleFor(title, placed, width, taken)),
  };
  const told = Object.entries(lengths).map(([name, length]) => `${name}:${length}`);
  return `#first{${told.join(';')};${placesOf(placed.kind)}}`;
};

/** Where the reels begin, and the name: over them, or in the column beside them. */
const placesOf = (kind: ReturnType<typeof layout>['kind']): string => {
  const middle = `--top:calc(44px + (100% - 44px - var(--deck) - var(--frame-height)) / 2)`;
  const beside = '(100% - var(--side) - var(--frame-width) - var(--column) - var(--gap)) / 2';
  const atLeft = `--left:calc(${beside} + var(--column) + var(--gap));--name:calc(${beside})`;
  if (kind === 'landscape') return `${middle};${atLeft};--strip:0px`;
  if (kind === 'desk') {
    const left = '(100% - var(--frame-width)) / 2';
    const name = `calc(${left} - var(--gap) - var(--column))`;
    return `${middle};--left:calc(${left});--name:${name};--strip:0px`;
  }
  if (kind === 'wide') {
    const high = '(100% - 60px - var(--deck) - var(--frame-height) - var(--strip)) / 2';
    return `--top:calc(44px + ${high});${atLeft}`;
  }
  const left = '--left:calc((100% - var(--frame-width)) / 2)';
  if (kind === 'tablet') return `--top:calc(52px + var(--masthead));${left};--name:var(--left)`;
  return `--top:calc(44px + var(--masthead));${left};--name:14px`;
};

const sampled = (view: View, title: string): string =>
  samples
    .map(({ when, ...box }) => {
      const rule = measures(view, title, box);
      return when ? `@container game ${when}{${rule}}` : rule;
    })
    .join('');

const sheet = [
  'html,body{margin:0;background:var(--ground)}',
  'body{position:fixed;inset:0;container:game/size}',
  ':root[data-framed] body{inset-block-start:-44px}',
  '#first{position:absolute;inset:0;overflow:hidden;background:var(--ground);color:#ecf3f1;',
  'font:450 15px/1.45 "Brand Text",system-ui,sans-serif}',
  '#first *{box-sizing:border-box;margin:0}',
  '#first .first-bar{position:absolute;inset:0 0 auto;height:44px;padding:11px 14px;',
  'background:var(--bar);color:var(--word);font-weight:580}',
  '#first .field{position:absolute;inset:44px 0 0;width:100%;height:100%}',
  '#first h1{position:absolute;top:44px;left:var(--name);display:grid;align-items:center;',
  'height:min(96px,max(64px,var(--masthead)));color:var(--ink);white-space:pre;',
  'font:680 var(--title)/1.25 "Brand Display",system-ui,sans-serif}',
  '#first .frame,#first .first-strip{position:absolute;left:var(--left);width:var(--frame-width)}',
  '#first .frame{top:var(--top);height:var(--frame-height)}',
  '#first .first-strip{display:grid;align-content:center;overflow:hidden;padding:0 20px;',
  'top:calc(var(--top) + var(--frame-height) + 12px);height:var(--strip);border-radius:10px;',
  'background:var(--well);font-size:14px}',
  '#first .first-strip>*{grid-area:1/1;visibility:hidden;animation:first-told 0s .4s forwards}',
  '#first .first-strip>:last-child{animation-delay:4s}',
  '#first .first-strip>:first-child{animation:first-told 0s .4s forwards,',
  'first-gone 0s 4s forwards}',
  '@keyframes first-told{to{visibility:visible}}@keyframes first-gone{to{visibility:hidden}}',
  '#first .first-deck{position:absolute;inset:auto 0 0 auto;display:flex;gap:10px;',
  'width:100%;height:var(--deck);padding:14px 12px 0;background:var(--bar);',
  'border-top:1px solid var(--line)}',
  '#first .first-deck>*{height:56px;border:1px solid var(--line);border-radius:6px}',
  '#first .first-deck>:first-child{flex:1}',
  '#first .first-deck>:last-child{width:128px;border:0;background:var(--off)}',
  '@container game (width >= 620px){#first .first-deck>*{visibility:hidden}}',
  '@container game (orientation: landscape) and (height < 520px){',
  '#first .first-deck{top:44px;width:var(--side);height:auto}}',
].join('');

/**
 * What is needed to paint name, border and field before any sheet or script has come; the colours
 * of page and frame first of all, so that nothing is ever black.
 */
export const criticalCss = (view: View, title: string, box: Box | null): string => {
  const { ink, ground, second } = view.look.palette;
  const colours = `--ink:${ink};--ground:${ground};--second:${second};--well:${wellColour(ground)}`;
  return (
    `:root{${colours};--bar:#101c1f;--line:#22373c;--off:#17272b;--word:#ecf3f1}` +
    `:root[data-theme=light]{--bar:#fff;--line:#d3dfdd;--off:#f3f7f6;--word:#0f2226}` +
    sheet +
    (box ? measures(view, title, box) : sampled(view, title))
  );
};

type First = { title: string; escaped: (text: string) => string; words: Words; box: Box | null };

/** Name, border, field and the empty well as inline SVG: the reels come with the script. */
export const firstFrame = (view: View, { title, escaped, words, box }: First): string => {
  const { game, look } = view;
  const { width, height } = box ?? { width: 390, height: 844 };
  const placed = layout(width, height, game.cols, game.rows);
  const { frameWidth, frameHeight } = placed;
  const taken = besideTitle(game.rules.kind === 'anywhere', placed);
  const { lines } = titleFor(title, placed, width, taken);
  const stage = { width: width - placed.side, height: height - barHeight - placed.deck };
  const isOver = placed.masthead > 0;
  const field = fieldSvg(look, {
    ...stage,
    cx: isOver ? stage.width - 100 : stage.width / 2,
    cy: isOver ? Math.min(85, placed.masthead / 2 + 5) : stage.height / 2,
  });
  return (
    `<div id="first" aria-hidden="true"><div class="first-bar">${escaped(title)}</div>` +
    `<svg class="field" viewBox="0 0 ${stage.width} ${stage.height}" ` +
    `preserveAspectRatio="xMidYMin slice">${field}</svg>` +
    `<h1>${escaped(lines.join('\n'))}</h1>` +
    `<svg class="frame" viewBox="0 0 ${frameWidth} ${frameHeight}" preserveAspectRatio="none">` +
    `${frameSvg(look, { ...game, ...placed })}</svg>` +
    `<div class="first-strip"><span>${escaped(words.opening)}</span>` +
    `<span>${escaped(words['opening.slow'])}</span></div>` +
    `<div class="first-deck"><span></span><span></span></div></div>`
  );
};

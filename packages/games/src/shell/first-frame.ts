import { fieldSvg } from '../stage/field-patterns';
import { frameSvg, wellColour } from '../stage/frame';
import { layoutFor, type Layout } from '../stage/layout';
import type { View } from '../stage/view';

/** Windows for which the first picture is measured before any script runs. */
const windows = [
  { media: '', width: 390, height: 800, deck: 222 },
  { media: '(width < 374px), (height < 720px)', width: 360, height: 596, deck: 168 },
  { media: '(width >= 620px)', width: 768, height: 980, deck: 128 },
  { media: '(width >= 1000px)', width: 1280, height: 756, deck: 88 },
  { media: '(orientation: landscape) and (height < 520px)', width: 844, height: 346, deck: 0 },
] as const;

const measures = ({ game, look }: View): string =>
  windows
    .map(({ media, width, height, deck }) => {
      const grid = { cols: game.cols, rows: game.rows, peeks: look.showsNeighbours === true };
      const layout = layoutFor(grid, { width, height: height - deck }, height);
      const rule =
        `:root{--deck:${deck}px;--masthead:${layout.masthead}px;` +
        `--frame-width:${layout.frameWidth}px;--frame-height:${layout.frameHeight}px}`;
      return media ? `@media ${media}{${rule}}` : rule;
    })
    .join('');

/** What is needed to paint title, border and field; the rest is in the shell's own sheet. */
export const criticalCss = (view: View): string => {
  const { ink, ground, second } = view.look.palette;
  const colours = `--ink:${ink};--ground:${ground};--second:${second};--well:${wellColour(ground)}`;
  return (
    `:root{${colours};--bar:#101c1f;--line:#22373c}` +
    `:root[data-theme=light]{--bar:#fff;--line:#d3dfdd}` +
    measures(view) +
    'body{margin:0;background:var(--ground)}' +
    '#first{position:fixed;inset:0;overflow:hidden;background:var(--ground)}' +
    '#first .field{position:absolute;inset:0;width:100%;height:100%}' +
    '#first h1{position:absolute;top:0;left:16px;display:flex;align-items:center;margin:0;' +
    'height:min(96px,var(--masthead));color:var(--ink);' +
    "font:680 34px/1.25 'Brand Display',system-ui,sans-serif}" +
    '#first .frame{position:absolute;top:var(--masthead);left:50%;width:var(--frame-width);' +
    'height:var(--frame-height);transform:translateX(-50%)}' +
    '#first .deck{position:absolute;inset:auto 0 0;height:var(--deck);background:var(--bar);' +
    'border-top:1px solid var(--line)}' +
    '@media (width>=1000px){#first h1{top:60px;left:32px}' +
    '#first .frame{top:calc((100% - var(--deck) - var(--frame-height))/2)}}'
  );
};

const phoneLayout = ({ game, look }: View): Layout =>
  layoutFor(
    { cols: game.cols, rows: game.rows, peeks: look.showsNeighbours === true },
    { width: 390, height: 578 },
    800,
  );

/** Title, border and field as inline SVG: the reels come with the script. */
export const firstFrame = (view: View, title: string): string => {
  const { game, look } = view;
  const layout = phoneLayout(view);
  const { frameWidth, frameHeight } = layout;
  const box = { cols: game.cols, rows: game.rows, ...layout };
  const sheet = { width: 390, height: 700, cx: 290, cy: 85 };
  return (
    `<div id="first" aria-hidden="true">` +
    `<svg class="field" viewBox="0 0 390 700" preserveAspectRatio="xMidYMid slice">` +
    `${fieldSvg(look, sheet)}</svg>` +
    `<h1>${title}</h1>` +
    `<svg class="frame" viewBox="0 0 ${frameWidth} ${frameHeight}" preserveAspectRatio="none">` +
    `${frameSvg(look, box)}</svg>` +
    `<div class="deck"></div></div>`
  );
};

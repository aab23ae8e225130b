import { barHeight, layout, lengthsOf, type Layout } from '../../stage/board/layout';
import { titleFor } from '../../stage/board/title';
import type { View } from '../../stage/board/view';
import { besideTitle, titleLength } from '../layout/page-layout';

/** The frame's own box with its bar, as the page around it gives it. */
export type FrameSize = { width: number; height: number };

/** Sample boxes for which the first picture is measured when the size of the frame is unknown. */
const samples: readonly ({ when: string } & FrameSize)[] = [
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

const measures = ({ game }: View, title: string, { width, height }: FrameSize): string => {
  const placed = layout(width, height, game.cols, game.rows);
  const taken = besideTitle(game.rules.kind === 'anywhere', placed);
  const printed = titleFor(title, placed, width, taken);
  const lengths = {
    ...lengthsOf(placed),
    '--title': titleLength(printed),
    ...headOf(placed, printed.size * printed.lines.length),
  };
  const declarations = Object.entries(lengths).map(([name, length]) => `${name}:${length}`);
  return `#first{${declarations.join(';')};${placesOf(placed.kind)}}`;
};

/** What stands over the name, and how wide the art beside it is: 0 where it gave way. */
const headOf = ({ kind, gameHeader }: Layout, letters: number): Record<string, string> => {
  if (kind !== 'phone' && kind !== 'small' && kind !== 'tablet') return {};
  const isLow = gameHeader < 100;
  const middle = Math.max(0, (gameHeader - letters * 1.25) / 2);
  const over = kind === 'tablet' ? 34 : gameHeader === 112 ? 12 : 28;
  const more = kind === 'tablet' ? 16 : 32;
  return {
    '--over': `${isLow ? Math.round(middle) : over}px`,
    '--art': isLow ? '0px' : `${gameHeader + more}px`,
    '--meta': isLow ? 'none' : 'block',
  };
};

/** Where the reels begin, and the name: over them, or in the column beside them. */
const placesOf = (kind: Layout['kind']): string => {
  const middle = `--top:calc(44px + (100% - 44px - var(--controls) - var(--frame-height)) / 2)`;
  const beside = '(100% - var(--side) - var(--frame-width) - var(--column) - var(--gap)) / 2';
  const atLeft = `--left:calc(${beside} + var(--column) + var(--gap));--name:calc(${beside})`;
  if (kind === 'landscape') return `${middle};${atLeft}`;
  if (kind === 'desk') {
    const left = '(100% - var(--frame-width)) / 2';
    const name = `calc(${left} - var(--gap) - var(--column))`;
    return `${middle};--left:calc(${left});--name:${name}`;
  }
  if (kind === 'wide') {
    const high = '(100% - 60px - var(--controls) - var(--frame-height) - var(--result)) / 2';
    return `--top:calc(44px + ${high});${atLeft}`;
  }
  const left = '--left:calc((100% - var(--frame-width)) / 2)';
  if (kind === 'tablet') return `--top:calc(52px + var(--header));${left};--name:var(--left)`;
  return `--top:calc(44px + var(--header));${left};--name:0px`;
};

const sampled = (view: View, title: string): string =>
  samples
    .map(({ when, ...box }) => {
      const rule = measures(view, title, box);
      return when ? `@container game ${when}{${rule}}` : rule;
    })
    .join('');

/** The parts of what a game is, in one line. */
const inLine =
  '#first .first-meta{font-size:15px}#first .first-meta span{display:inline}' +
  '#first .first-meta span+span::before{content:" · "}';

const stageRules = [
  'html,body{margin:0;background:var(--ground)}',
  'body{position:fixed;inset:0;container:game/size}',
  `:root[data-framed] body{inset-block-start:-${barHeight}px}`,
  '#first{position:absolute;inset:0;overflow:hidden;background:var(--ground);color:#ecf3f1;',
  'font:450 15px/1.45 "Brand Text",system-ui,sans-serif}',
  '#first *{box-sizing:border-box;margin:0}#first svg{display:block}',
  '#first .first-bar{position:absolute;z-index:2;inset:0 0 auto;height:44px;padding:11px 14px;',
  'background:var(--bar);color:var(--word);font-weight:560}',
  '#first .field{position:absolute;inset:44px 0 0;width:100%;height:100%}',
  '#first .first-head{position:absolute;top:44px;left:var(--name);width:100%;height:var(--header);',
  'padding:var(--over) 16px 0}',
  '#first h1{position:relative;z-index:1;color:var(--ink);white-space:pre;',
  'font:680 var(--title)/1.25 "Brand Display",system-ui,sans-serif;letter-spacing:-.005em}',
  '#first .first-meta{position:relative;z-index:1;display:var(--meta);font-size:13px}',
  '#first .first-meta span{display:block}#first .first-meta span::first-letter{',
  'text-transform:uppercase}',
  '#first .emblem{position:absolute;top:-16px;right:4px;width:var(--art);height:var(--art)}',
  '#first .frame,#first .first-result{position:absolute;left:var(--left);width:var(--frame-width)}',
  '#first .frame{top:var(--top);height:var(--frame-height)}',
  '#first .first-result{display:grid;align-content:center;overflow:hidden;padding:0 22px;',
  'top:calc(var(--top) + var(--frame-height) + 12px);height:var(--result);border-radius:10px;',
  'background:var(--well);font-size:14px}#first .first-result b{grid-area:1/1;color:var(--ink);',
  'font:inherit;font-size:13px}',
  '#first .first-result span{grid-area:2/1;visibility:hidden;animation:first-show 0s .4s forwards}',
  '#first .first-result>:last-child{animation-delay:4s}',
  '#first .first-result>:nth-child(2){animation:first-show 0s .4s forwards,',
  'first-gone 0s 4s forwards}',
  '@keyframes first-show{to{visibility:visible}}@keyframes first-gone{to{visibility:hidden}}',
  '@container game (width < 340px){#first .first-head{padding-inline:10px}}',
  '@container game (620px <= width < 1280px) and (orientation: portrait){',
  '#first .first-head{top:52px;width:var(--frame-width);padding:var(--over) 0 0}',
  '#first .emblem{top:-6px;right:8px}#first .first-result{margin-top:4px;padding:0 28px}',
  `${inLine}}`,
  '@container game (width >= 1280px) or ((orientation: landscape) and ((width >= 620px) or ',
  '(height < 520px))){#first .first-head{display:flex;flex-direction:column;top:var(--top);',
  'width:var(--column);height:var(--frame-height);padding:8px 0 0}#first .first-meta{',
  'display:block;margin-top:6px;font-size:15px}',
  '#first .emblem{position:static;flex:1;width:100%;height:auto;min-height:0;max-height:320px;',
  'margin-block:auto}}',
  `@container game (width >= 1280px) and ((orientation: portrait) or (height >= 520px)){${inLine}}`,
  // The facts come with the script; their room is theirs already.
  '@container game (width >= 1280px) or ((width >= 620px) and (orientation: landscape) and ',
  '(height >= 520px)){#first .first-head{padding-bottom:76px}}',
  '@container game (width >= 620px) and (orientation: landscape) and (height >= 640px){',
  '#first .first-head{padding-bottom:176px}}',
  '@container game (orientation: landscape) and (height < 520px){',
  '#first .first-meta{font-size:13px}}',
];

/** A phone in portrait: landscape is another class. */
const phone = '@container game (width < 620px) and ((orientation: portrait) or (height >= 520px))';

const controlsRules = [
  '#first .first-controls{position:absolute;inset:auto 0 0;display:flex;flex-wrap:wrap;',
  'gap:8px 10px;align-content:flex-start;height:var(--controls);padding:14px 12px 0;background:var(--bar);',
  'border-top:1px solid var(--line);color:var(--quiet);font-size:13px}',
  '#first .first-stake,#first .first-spin{display:grid;height:64px;border-radius:6px}',
  '#first .first-stake{flex:1;grid-template-columns:44px 1fr 44px;border:1px solid var(--line)}',
  '#first .first-stake span{border-inline:1px solid var(--line);grid-column:2}',
  '#first .first-spin{width:128px;place-items:center;background:var(--off);color:var(--faint);',
  'font:680 16px/1.25 "Brand Display",system-ui,sans-serif}',
  '#first .first-tools{display:flex;flex:1 0 100%;justify-content:space-between;margin:0 -6px;',
  'font-size:12.5px;line-height:1.35}#first .first-tools span{display:grid;min-width:44px;',
  'min-height:50px;padding:6px;align-content:center;justify-items:center}',
  '#first .first-session{display:flex;flex:1 0 calc(100% + 24px);align-items:center;',
  'justify-content:space-between;height:44px;margin:0 -12px;padding:0 14px;',
  'border-top:1px solid var(--line)}#first .first-session span{display:flex;gap:7px}',
  `${phone} and (height < 780px){#first .first-controls{row-gap:4px;padding-top:8px}`,
  '#first .first-session{height:37px;margin-top:-4px}}',
  `${phone} and ((width < 374px) or (height < 720px)){#first .first-controls{gap:8px;`,
  'padding:8px 8px 0}#first .first-stake,#first .first-spin{height:56px}}',
  `${phone} and (height < 630px){#first .first-controls{gap:3px 8px}`,
  '#first .first-spin{width:136px}#first .first-tools{display:none}#first .first-session{border:0;',
  'height:44px;margin:0;padding:0 2px;color:transparent}#first .first-session svg{',
  `color:var(--quiet)}}${phone} and (width < 340px) and (height < 630px){`,
  '#first .first-spin{width:120px}}',
  // From 620 on the tools are signs without words.
  '@container game (width >= 620px) or ((orientation: landscape) and (height < 520px)){',
  '#first .first-controls{display:grid;align-content:center;align-items:center}',
  '#first .first-tools{justify-content:flex-end;margin:0 -11px 0 0;font-size:0}',
  '#first .first-tools span{min-height:44px}#first .first-spin{width:auto}',
  '#first .first-session{height:auto;margin:0;padding:0 2px;border:0}}',
  '@container game (620px <= width < 1280px) and (orientation: portrait){#first .first-controls{',
  'grid-template:64px 44px/minmax(0,1fr) 176px;gap:8px 16px;',
  'padding:0 max(16px,(100% - max(var(--frame-width),560px))/2)}',
  '#first .first-tools,#first .first-session{grid-area:2/1/3/-1}#first .first-session{',
  'justify-content:flex-start;gap:0 32px}}',
  '@container game (620px <= width < 1280px) and (orientation: landscape) and (height >= 520px){',
  '#first .first-controls{grid-template-columns:var(--column) minmax(0,1fr) 176px auto;gap:0 16px;',
  'padding:0 max(16px,(100% - var(--column) - var(--gap) - max(var(--frame-width),560px))/2)}',
  '#first .first-session{display:grid;grid-area:1/1}#first .first-stake,#first .first-spin{',
  'grid-row:1;height:60px}#first .first-tools{grid-area:1/4}}',
  '@container game (width >= 1280px) and ((orientation: portrait) or (height >= 520px)){',
  '#first{--spin:180px;--part:calc((var(--frame-width) - var(--spin) - 32px)/2)}',
  '#first .first-controls{grid-template-columns:var(--column) var(--part) var(--part) var(--spin) ',
  'var(--column);gap:16px;justify-content:center;padding:13px 16px}#first .first-session{',
  'display:grid;grid-area:1/1}#first .first-stake{grid-area:1/3;height:var(--result)}',
  '#first .first-spin{grid-area:1/4;height:var(--result)}#first .first-tools{grid-area:1/5}',
  '#first .first-result{top:auto;bottom:14px;z-index:1;width:var(--part);padding:0 16px;',
  'background:var(--off)}#first .first-result b{color:var(--quiet)}#first .first-result span{',
  'color:var(--word)}}@container game (width >= 1600px){#first{--spin:220px}}',
  '@container game (orientation: landscape) and (height < 520px){#first .first-controls{',
  'display:flex;inset:44px 0 0 auto;flex-flow:column;justify-content:flex-end;width:var(--side);height:auto;',
  'padding:10px 12px 12px;border:0;border-inline-start:1px solid var(--line);align-items:stretch;',
  'align-content:stretch}#first .first-stake{order:2;flex:none;height:52px}#first .first-spin{',
  'order:3;flex:none;height:64px}#first .first-tools{flex:none;justify-content:space-between;',
  'margin:0 -8px}#first .first-session{display:none}#first .first-result{',
  'inset:54px 12px auto auto;z-index:1;width:calc(var(--side) - 24px);padding:0 14px;',
  'background:var(--off)}',
  '#first .first-result b{color:var(--quiet)}#first .first-result span{color:var(--word)}}',
];

/** Of the page's own tokens what the controls need before its sheet has come. */
const themes =
  '--bar:#101c1f;--line:#31494f;--off:#17272b;--word:#ecf3f1;--quiet:#b2c4c4;--faint:#8ca3a5}' +
  ':root[data-theme=light]{--bar:#fff;--line:#bacbc9;--off:#f3f7f6;--word:#0f2226;' +
  '--quiet:#3e555a;--faint:#51676c}';

/** The lengths of a first picture: of the given box, or of a sample for each class. */
export const firstSheet = (view: View, title: string, box: FrameSize | null): string =>
  `${themes}${stageRules.join('')}${controlsRules.join('')}` +
  (box ? measures(view, title, box) : sampled(view, title));

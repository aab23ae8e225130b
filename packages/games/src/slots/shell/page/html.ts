import type { ShellInput } from '../../../rounds/wire';
import type { View } from '../../stage/board/view';
import { criticalCss, firstFrame } from './first-frame';
import type { SlotTexts } from '@parlour/locales/game-phrases';
import { localeOf } from '@parlour/locales/locales';

/**
 * The game's page as the server sends it: title, border and field are seen before any script. The
 * one inline style carries the nonce; there is no inline script.
 */
export const shellHtml = (view: View, texts: SlotTexts, input: ShellInput): string => {
  const { language } = input;
  const title = texts.words.name;
  const box = input.box ?? null;
  const settings = {
    game: input.game,
    session: input.session,
    language,
    'site-origin': input.siteOrigin,
    'lobby-url': input.lobbyUrl ?? '',
    recall: input.recall ?? '',
  };
  const attributes = Object.entries(settings)
    .map(([name, value]) => `data-${name}="${escaped(value)}"`)
    .join(' ');
  // A sheet in the body holds up what follows it and not the first frame before it.
  const sheets = input.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`);
  const links = [
    ...input.preloads.map((href) => `<link rel="modulepreload" href="${escaped(href)}">`),
    `<script type="module" src="${escaped(input.script)}"></script>`,
  ];
  return (
    `<!doctype html><html lang="${localeOf(language)}" data-theme="${input.theme ?? 'dark'}"` +
    `${input.isFramed ? ' data-framed' : ''}>` +
    `<head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">` +
    `<meta name="color-scheme" content="dark light"><title>${escaped(title)}</title>` +
    `<style nonce="${escaped(input.nonce)}">${criticalCss(view, title, box)}</style>` +
    `${links.join('')}</head><body>` +
    `${firstFrame(view, { texts, escaped, box })}${sheets.join('')}` +
    `<div id="root" ${attributes}></div></body></html>`
  );
};

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawShareCard, RenderPage } from '@parlour/contract/first-page';

/** The renderer's exports, as the web package's server bundle has them. */
type Renderer = {
  renderPage: RenderPage;
  shareCard: DrawShareCard;
  giveBuild: (built: { manifest: unknown; styles: Record<string, string> }) => void;
};

export type BuiltSite = Pick<Renderer, 'renderPage' | 'shareCard'> & {
  assetsFolder: string;
  flagsFolder: string;
  avatarsFolder: string;
};

const stylesIn = async (folder: string): Promise<Record<string, string>> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(
    files.map(
      async (name) => [`assets/${name}`, await readFile(join(folder, name), 'utf8')] as const,
    ),
  );
  return Object.fromEntries(texts);
};

/**
 * Reads the browser's build and loads the renderer made with it. Undefined: the site is not built.
 */
export const openBuiltSite = async (distFolder: string): Promise<BuiltSite | undefined> => {
  const folder = resolve(distFolder, 'web');
  const manifestFile = join(folder, '.vite', 'manifest.json');
  const rendererFile = resolve(distFolder, 'web-server', 'server-render.js');
  if (!existsSync(manifestFile) || !existsSync(rendererFile)) return undefined;
  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  const renderer = (await import(pathToFileURL(rendererFile).href)) as Renderer;
  const assetsFolder = join(folder, 'assets');
  renderer.giveBuild({ manifest, styles: await stylesIn(assetsFolder) });
  const { renderPage, shareCard } = renderer;
  const [flagsFolder, avatarsFolder] = [join(folder, 'flags'), join(folder, 'avatars')];
  return { renderPage, shareCard, assetsFolder, flagsFolder, avatarsFolder };
};

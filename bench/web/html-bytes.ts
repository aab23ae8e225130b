import { brotliCompressSync } from 'node:zlib';

/** The bytes of a page's HTML without its styles, compressed. */
export const plainHtmlBytes = async (url: string): Promise<number> => {
  const html = await (await fetch(url)).text();
  return brotliCompressSync(html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')).length;
};

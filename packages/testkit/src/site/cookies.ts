import type { Reply } from './http-client';

/** What a browser keeps of an answer's cookies. */
export const keepCookies = (cookies: Map<string, string>, { headers }: Reply): void => {
  for (const line of [headers['set-cookie'] ?? []].flat()) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  }
};

export const cookieLine = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

import '@fastify/cookie';
import { type Language, languageOf as languageOfCode } from '@parlour/contract/languages';
import { type Locale, localeOf } from '@parlour/locales/locales';
import type { FastifyRequest } from 'fastify';
import type { Brand } from '../context';

/** The brand of a request, once it is known: a refusal is in its language too. */
const brandOfRequest = new WeakMap<FastifyRequest, Brand>();

export const keepBrand = (request: FastifyRequest, brand: Brand): void => {
  brandOfRequest.set(request, brand);
};

/** What the caller asks for, by the header or by the cookie, if the brand has it. */
export const languageOf = (request: FastifyRequest, brand: Brand): Language => {
  const asked = askedBy(request);
  return asked && brand.supportLanguages.includes(asked) ? asked : brand.defaultLang;
};

/** The language of a refusal, which may come before the brand is known. */
export const refusalLocale = (request: FastifyRequest): Locale => {
  const brand = brandOfRequest.get(request);
  return brand
    ? localeOf(languageOf(request, brand), brand.defaultLang)
    : localeOf(askedBy(request));
};

const askedBy = (request: FastifyRequest): Language | undefined => {
  // A malformed address is refused before the cookies are read.
  const { lang } = (request.cookies as Record<string, string | undefined> | null) ?? {};
  return languageOfCode(String(request.headers['x-lang'] ?? lang ?? '').toUpperCase());
};

import { createHash } from 'node:crypto';
import type { Status } from '@parlour/contract/brand';
import type { FirstPage } from '@parlour/contract/first-page';
import type { Context } from '../lib/context';
import type { BuiltSite } from './built-site';
import { PageBody } from './page-body';
import type { KeptPage } from './page-cache';
import { firstPageOf, type NamedSources } from './page-sources';
import { policyOf } from './security-policy';

/**
 * The site's own time comes with a page, so an unchanged page is rendered again after this long.
 */
const longestUseMs = 600_000;

/** In place of a visitor's own address, which no cached page may contain. */
export const addressMark = '{visitor-address}';

export type PageToDraw = {
  context: Context;
  sources: NamedSources;
  site: BuiltSite;
  status: Status;
  url: string;
  /** Every origin of the brand's site. */
  siteOrigins: readonly string[];
};

/** Renders a page, unless its facts are those of the previous one. */
export const drawPage = async (
  drawing: PageToDraw,
  before: KeptPage | undefined,
): Promise<KeptPage> => {
  const { context, sources, site, url, siteOrigins } = drawing;
  const { config, clock } = context;
  const status: Status = { ...drawing.status, location: placeOf(drawing.status) };
  const origin = siteOrigins[0] ?? config.siteUrl;
  const firstPage = await firstPageOf(sources, context, status, url);
  if (firstPage.foot && origin.startsWith('https:')) firstPage.foot.isEncrypted = true;
  const { origins, drawingByAddress: drawings } = await sources.readPictures(context);
  const facts = nameOf(firstPage, origins);
  const drawnAt = clock.now().getTime();
  if (before?.facts === facts && Math.abs(drawnAt - before.drawnAt) < longestUseMs) return before;
  const rendered = await site.renderPage({
    url,
    firstPage,
    origin,
    drawings,
    development: !config.production,
  });
  const policy = policyOf(rendered, {
    gamesOrigin: status.gamesOrigin,
    launchHosts: status.launchGameCDNs,
    ...(status.firebase && { firebase: status.firebase }),
    isMeasured: status.analytics.gtagId !== undefined,
    pictureOrigins: [...new Set([...origins, ...codeOrigins(status), ...imageOrigins(status)])],
    siteOrigins: siteOrigins.length > 1 ? siteOrigins : [],
    socketOrigin: config.siteUrl.replace(/^http/, 'ws'),
  });
  return { status: rendered.status, policy, body: new PageBody(rendered.html), facts, drawnAt };
};

/**
 * The page of a region that is not served shows the visitor's address; no other page contains one.
 */
const placeOf = ({ systemStatus }: Status): Status['location'] =>
  systemStatus === 2 ? { ip: addressMark } : { ip: '' };

/** Where the QR codes of the brand's resources come from. */
const codeOrigins = ({ resources }: Status): string[] =>
  resources.flatMap(({ qrCodeUrl }) =>
    qrCodeUrl !== undefined && URL.canParse(qrCodeUrl) ? [new URL(qrCodeUrl).origin] : [],
  );

/** The hosts that the brand allows for the pictures of its banners and articles. */
const imageOrigins = ({ imageCDNs }: Status): string[] =>
  imageCDNs.flatMap((host) =>
    URL.canParse(`https://${host}`) ? [new URL(`https://${host}`).origin] : [],
  );

/** Equal for two pages that differ only in the time of their request. */
const nameOf = (page: FirstPage, origins: readonly string[]): string => {
  const timeless = { ...page, status: { ...page.status, serverTime: '' } };
  return createHash('sha256')
    .update(JSON.stringify([timeless, origins]))
    .digest('base64url');
};

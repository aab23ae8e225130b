import type { Context } from '../../lib/context';
import { invalid } from '../../lib/refusal';

/** The site as the caller reaches it: each brand has a host of its own. */
export const siteOf = ({ config, host }: Pick<Context, 'config' | 'host'>): string =>
  `${new URL(config.siteUrl).protocol}//${host}`;

/**
 * The return URL of the game: it must be a page of this very site, or the game could lead to any
 * other.
 */
export const lobbyUrl = (
  context: Pick<Context, 'config' | 'host'>,
  backUrl: string | undefined,
): string => {
  const site = siteOf(context);
  const back = URL.canParse(backUrl ?? '/', site) ? new URL(backUrl ?? '/', site) : undefined;
  if (back?.origin !== new URL(site).origin || back.username !== '' || back.password !== '') {
    throw invalid({ name: 'backUrl', code: 'field.pattern' });
  }
  return back.href;
};

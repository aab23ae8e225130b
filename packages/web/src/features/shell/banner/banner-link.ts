import type { Banner } from '@parlour/contract/content';
import type { ComponentProps } from 'react';
import { gamePath, memberPages, memberPath, paths, routeOf } from '../../../lib/navigation/paths';
import { openModal } from '../../../lib/navigation/modal';
import { goMember, linkTo } from '../../../lib/navigation/navigation';
import type { Place } from '../../../lib/navigation/open';
import { gated } from '../../../lib/session/session';

const openable = ['login', 'register'] as const;

/**
 * What a click on a banner does: nothing, a path of ours, a promotion, a game, a dialog or page of
 * the member centre, or an https address in a new tab. A place that is not open is none to go to.
 */
export const bannerLink = (
  { linkageType, link = '', art }: Banner,
  isOpen: (place: Place) => boolean,
): ComponentProps<'a'> | undefined => {
  switch (linkageType) {
    case 'none':
      return undefined;
    case 'path':
      // A path of ours only: `//host` would leave the site.
      return /^\/(?![/\\])/.test(link) && isOpen(routeOf(link.split('?')[0] ?? '').name)
        ? linkTo(link)
        : undefined;
    case 'promotion':
      if (!isOpen('promoDetail')) return undefined;
      return linkTo(`${paths.promoDetail}?${new URLSearchParams({ id: link }).toString()}`);
    case 'game':
      return linkTo(
        gamePath({
          vassalage: art?.vendor ?? '',
          gameCode: link,
          gameType: art?.category ?? 'RNG',
        }),
      );
    case 'modal': {
      const page = memberPages.find((known) => known === link);
      if (page) {
        if (!isOpen(page)) return undefined;
        const href = memberPath(page, { pathname: paths.home, search: '' });
        return linkTo(href, () => gated('player', () => goMember(page)));
      }
      const name = openable.find((known) => known === link);
      return name && linkTo(paths[name], () => openModal(name, {}));
    }
    case 'outside':
      return link.startsWith('https://')
        ? { href: link, target: '_blank', rel: 'noopener' }
        : undefined;
  }
};

import type { Banner } from '@parlour/contract/content';
import { isMemberPage, memberPath } from '@parlour/contract/centres';
import { pageOf, pages } from '@parlour/contract/pages';
import type { ComponentProps } from 'react';
import { gamePath, promotionPath } from '../../../lib/navigation/paths';
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
      return /^\/(?![/\\])/.test(link) && isOpen(pageOf(link.split('?')[0] ?? '').name)
        ? linkTo(link)
        : undefined;
    case 'promotion':
      return isOpen('promoDetail') ? linkTo(promotionPath(link)) : undefined;
    case 'game':
      return linkTo(
        gamePath({
          vassalage: art?.vendor ?? '',
          gameCode: link,
          gameType: art?.category ?? 'RNG',
        }),
      );
    case 'modal': {
      if (isMemberPage(link)) {
        if (!isOpen(link)) return undefined;
        return linkTo(memberPath(link), () => gated('player', () => goMember(link)));
      }
      const name = openable.find((one) => one === link);
      return name && linkTo(pages[name].path, () => openModal(name, {}));
    }
    case 'outside':
      return link.startsWith('https://')
        ? { href: link, target: '_blank', rel: 'noopener' }
        : undefined;
  }
};

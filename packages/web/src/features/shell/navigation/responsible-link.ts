import { memberPath } from '@parlour/contract/centres';
import { responsibleItem } from '@parlour/contract/content';
import { openModal } from '../../../lib/navigation/modal';
import { goMember, linkTo } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import { helpPath } from '../../../lib/navigation/paths';
import { useSession } from '../../../lib/session/session';

/**
 * The way to responsible gaming: who is signed in comes to their own limits, everyone else to the
 * help item, which has help outside the site.
 */
export const useResponsibleLink = (leave?: () => void): ReturnType<typeof linkTo> => {
  const isMember = useSession((state) => state.authState === 'member');
  const hasPage = useIsOpen()('responsible');
  if (isMember && hasPage) {
    return linkTo(memberPath('responsible'), () => {
      leave?.();
      goMember('responsible');
    });
  }
  return linkTo(helpPath(responsibleItem), () => openModal('help', { item: responsibleItem }));
};

import { pages } from '@parlour/contract/pages';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { headset } from '@parlour/ui/icons/headset';
import { gauge } from '@parlour/ui/icons/gauge';
import { userPlus } from '@parlour/ui/icons/user-plus';
import { usersThree } from '@parlour/ui/icons/users-three';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite, useStatus } from '../../../lib/brand/brand';
import { openModal } from '../../../lib/navigation/modal';
import { goMember } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import { gated, useSession } from '../../../lib/session/session';
import { channelsOf } from './channels';
import { isVip } from './service-link';

/** A way to people: a press, a page of ours, or a page elsewhere. */
export type Way = { key: string; icon: string; name: string } & (
  | { onPress: () => void }
  | { href: string; isOutside: boolean }
);

/** Customer service, invitation, the brand's channels, agents, other hosts: those there are. */
export const useWays = (openService: () => void): Way[] => {
  const { brand, service } = usePhrases('brand', 'service');
  const { language } = useSite();
  const { resources, hasRoutes } = useStatus();
  const rankLevel = useSession(({ member }) => member?.clubLabel.rankLevel ?? 0);
  const isOpen = useIsOpen();
  const serviceName = isVip(rankLevel) ? service.vipService : service.service;
  return [
    { key: 'service', icon: headset, name: serviceName, onPress: openService },
    {
      key: 'feedback',
      icon: chatsCircle,
      name: service.feedback,
      onPress: () => openModal('feedback', {}),
    },
    ...(isOpen('referral')
      ? [
          {
            key: 'invite',
            icon: userPlus,
            name: service.invite,
            onPress: () => gated('player', () => goMember('referral')),
          },
        ]
      : []),
    ...channelsOf(resources, language).map(({ type, icon, name, url }) => ({
      key: type,
      icon,
      name,
      href: url,
      isOutside: true,
    })),
    ...(isOpen('join')
      ? [
          {
            key: 'agent',
            icon: usersThree,
            name: service.agent,
            href: pages.join.path,
            isOutside: false,
          },
        ]
      : []),
    ...(hasRoutes
      ? [
          {
            key: 'routes',
            icon: gauge,
            name: brand.routes,
            onPress: () => openModal('routes', {}),
          },
        ]
      : []),
  ];
};

import { memberPath } from '@parlour/contract/centres';
import { pages } from '@parlour/contract/pages';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { Icon } from '@parlour/ui/components/art/icon';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { crown } from '@parlour/ui/icons/crown';
import { deviceMobile } from '@parlour/ui/icons/device-mobile';
import { gift } from '@parlour/ui/icons/gift';
import { signOut } from '@parlour/ui/icons/sign-out';
import { usersThree } from '@parlour/ui/icons/users-three';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { categoryPath } from '../../../lib/navigation/paths';
import { useSite, useStatus } from '../../../lib/brand/brand';
import { CategoryIcon } from '../../../lib/brand/category-icon';
import { closeModal, openModal } from '../../../lib/navigation/modal';
import { goMember, Link } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import { gated, useSession } from '../../../lib/session/session';
import { useResponsibleLink } from './responsible-link';
import { WaysList } from '../service/ways-list';
import { inMenuOrder } from '../../../lib/brand/menu-order';
import { Settings } from './settings';
import css from './sheets.module.css';

const places = [
  { name: 'promotions', icon: gift },
  { name: 'join', icon: usersThree },
  { name: 'app', icon: deviceMobile },
  { name: 'chatRoom', icon: chatsCircle },
] as const;

/** The categories that have a vendor, and the other places that are open. */
const Places = () => {
  const { brand: words } = usePhrases('brand');
  const { categories } = useSite();
  const isOpen = useIsOpen();
  const hasVip = isOpen('playerRank');
  const shown = places.filter(({ name }) => isOpen(name));
  const openVip = () => {
    closeModal();
    gated('player', () => goMember('playerRank'));
  };
  return (
    <nav aria-label={words.mainNav}>
      <div className={css.categories}>
        {inMenuOrder(categories).map(({ id, gameType }) => (
          <Link
            className={css.category}
            href={categoryPath(gameType)}
            key={id}
            onClick={closeModal}
          >
            <CategoryIcon of={gameType} />
            {words[gameType]}
          </Link>
        ))}
      </div>
      {(hasVip || shown.length > 0) && <hr className="rule" />}
      <div className={css.places}>
        {hasVip && (
          <button className={css.place} onClick={openVip} type="button">
            <Icon of={crown} size={24} />
            {words.vip}
          </button>
        )}
        {shown.map(({ name, icon }) => (
          <Link className={css.place} href={pages[name].path} key={name} onClick={closeModal}>
            <Icon of={icon} size={24} />
            {words[pages[name].titleKey]}
          </Link>
        ))}
      </div>
    </nav>
  );
};

/** Everything of the header's navigation, for a phone. */
export const Menu = () => {
  const { brand: words, player } = usePhrases('brand', 'player');
  const { brand, register, serverTime } = useStatus();
  const isMember = useSession((state) => state.authState === 'member');
  const isHelpOpen = useIsOpen()('help');
  const responsible = useResponsibleLink(closeModal);
  return (
    <Dialog onClose={closeModal} title={brand.name}>
      <Places />
      <hr className="rule" />
      <Settings />
      {isMember && (
        <button className={css.setting} onClick={() => openModal('logout', {})} type="button">
          <Icon of={signOut} size={24} />
          {words.logOut}
        </button>
      )}
      <hr className="rule" />
      <WaysList />
      <div className={css.links}>
        {isMember && (
          <Link href={memberPath('responsible')} onClick={closeModal}>
            {player.responsible}
          </Link>
        )}
        <Link href={pages.notices.path} onClick={closeModal}>
          {words.notices}
        </Link>
        {isHelpOpen && (
          <Link href={pages.help.path} onClick={closeModal}>
            {words.helpCentre}
          </Link>
        )}
        <a {...responsible}>{words.responsible}</a>
        {register.terms.url && (
          <a href={register.terms.url} rel="noopener">
            {words.terms}
          </a>
        )}
      </div>
      <p className={css.copyright}>
        {fill(words.copyright, { year: serverTime.slice(0, 4), brand: brand.name })}
      </p>
    </Dialog>
  );
};

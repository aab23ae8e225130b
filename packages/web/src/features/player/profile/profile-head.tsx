import { fill } from '@parlour/locales/phrases';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { RankSign } from '@parlour/ui/components/art/rank-sign';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Tag } from '@parlour/ui/components/display/tag';
import { Icon } from '@parlour/ui/components/art/icon';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { pencilSimple } from '@parlour/ui/icons/pencil-simple';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import type { Member } from '@parlour/contract/player';
import type { ReactNode } from 'react';
import { useCentreTable } from '../../../lib/navigation/centre';
import { openModal } from '../../../lib/navigation/modal';
import { Link, useAddress } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import css from './profile-head.module.css';

type ProfileHeadProps = { member: Member; children?: ReactNode };

/**
 * Who one is here: the avatar, the name, the label of the brand, and the rank in its club. A
 * further fact may stand under the name.
 */
export const ProfileHead = ({ member, children }: ProfileHeadProps) => {
  const { player } = usePhrases('player');
  const locale = useLocale();
  const { nickname, account, avatar, id, memberLabel, registeredAt } = member;
  const since =
    registeredAt &&
    new Date(registeredAt).toLocaleDateString(locale, { month: '2-digit', year: 'numeric' });
  return (
    <div className={css.head}>
      <Avatar name={avatar ?? account} size={64} />
      <div className={css.names}>
        <p className={css.name}>
          <span className={`t-h2 ${css.nickname}`}>{nickname}</span>
          <IconButton
            aria-haspopup="dialog"
            icon={pencilSimple}
            label={player.editProfile}
            onClick={() => openModal('profile', {})}
            size={18}
          />
        </p>
        <p className={`t-small t-2 ${css.facts}`}>
          <span>{fill(player.memberId, { id })}</span>
          {since && <span>{fill(player.memberSince, { month: since })}</span>}
          {children}
          {memberLabel && <Tag>{memberLabel}</Tag>}
        </p>
      </div>
      <Rank label={member.clubLabel} />
    </div>
  );
};

/** A way to the club where the brand has one; who has no rank yet reads that. */
const Rank = ({ label: { labelName, rankLevel } }: { label: Member['clubLabel'] }) => {
  const { player } = usePhrases('player');
  const { pathOf } = useCentreTable();
  const isOpen = useIsOpen();
  const over = useAddress();
  if (!isOpen('playerRank')) return null;
  return (
    <Link className={css.rank} href={pathOf('playerRank', over)}>
      <RankSign level={rankLevel} size={40} />
      <span className={css.rankNames}>
        <span className={css.rankName}>
          {labelName || (rankLevel > 0 ? fill(player.rankOf, { level: rankLevel }) : player.noRank)}
        </span>
        <span className="t-small t-2">{player.currentRank}</span>
      </span>
      <Icon of={caretRight} size={16} />
    </Link>
  );
};

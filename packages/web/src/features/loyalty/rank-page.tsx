import { fill } from '@parlour/locales/phrases';
import { RankSign } from '@parlour/ui/components/art/rank-sign';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { crown } from '@parlour/ui/icons/crown';
import { Facts } from '@parlour/ui/components/display/facts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSession } from '../../lib/session/session';
import css from './rank-page.module.css';

/** `playerRank`: the rank that the server knows; the brand's ladder is not set yet. */
export const RankPage = () => {
  const { loyalty: words } = usePhrases('loyalty');
  const member = useSession((state) => state.member);
  if (!member) return null;
  const { labelName, rankLevel } = member.clubLabel;
  const hasRank = labelName !== '' || rankLevel > 0;
  return (
    <div className={css.page}>
      <div className={`panel ${css.rank}`}>
        <RankSign level={rankLevel} size={72} />
        <div className={css.names}>
          <p className="t-small t-2">{words.currentRank}</p>
          <p className="t-h2">
            {hasRank ? labelName || fill(words.rankOf, { level: rankLevel }) : words.noRank}
          </p>
          {member.memberLabel && <p className="t-2">{member.memberLabel}</p>}
        </div>
      </div>
      <EmptyState icon={crown}>
        <strong className={css.none}>{words.noLadder}</strong>
        {words.noLadderInfo}
      </EmptyState>
      <section aria-labelledby="rank-says" className={css.says}>
        <h4 className="t-h3" id="rank-says">
          {words.rankSays}
        </h4>
        <Facts
          facts={[
            { name: words.rankRise, value: words.rankRiseInfo },
            { name: words.rankKeep, value: words.rankKeepInfo },
            { name: words.rankGives, value: words.rankGivesInfo },
          ]}
        />
      </section>
    </div>
  );
};

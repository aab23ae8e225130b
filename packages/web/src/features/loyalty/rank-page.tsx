import { fill } from '@parlour/locales/phrases';
import { RankSign } from '@parlour/ui/components/art/rank-sign';
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
  const name = hasRank ? labelName || fill(words.rankOf, { level: rankLevel }) : words.noRank;
  return (
    <div className={css.page}>
      <div className={`panel ${css.rank}`}>
        <RankSign level={rankLevel} size={72} />
        <div className={css.names}>
          <p className="t-small t-2">{words.currentRank}</p>
          <p className="t-h2">{name}</p>
          {member.memberLabel && <p className="t-2">{member.memberLabel}</p>}
        </div>
      </div>
      <Ladder level={rankLevel} name={name} />
      <section aria-labelledby="rank-says" className={css.says}>
        <h4 className="t-h3" id="rank-says">
          {words.rankSays}
        </h4>
        <dl>
          {[
            [words.rankRise, words.rankRiseInfo],
            [words.rankKeep, words.rankKeepInfo],
            [words.rankGives, words.rankGivesInfo],
          ].map(([term, info]) => (
            <div className={css.term} key={term}>
              <dt className="t-small t-3">{term}</dt>
              <dd className="t-2">{info}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
};

/** The rung that the server knows, and in place of the others that there are none. */
const Ladder = ({ level, name }: { level: number; name: string }) => {
  const { loyalty: words } = usePhrases('loyalty');
  const columns = [words.rankRise, words.rankKeep, words.rankGives];
  return (
    <section aria-labelledby="rank-ladder" className={css.says}>
      <h4 className="t-h3" id="rank-ladder">
        {words.ladder}
      </h4>
      <ol className={css.ladder}>
        <li aria-current="true" className={css.rung}>
          <RankSign level={level} size={40} />
          <div className={css.names}>
            <strong>{name}</strong>
            <p className="t-small t-2">{words.youAreHere}</p>
          </div>
          <dl className={css.terms}>
            {columns.map((column) => (
              <div key={column}>
                <dt className="t-small t-3">{column}</dt>
                <dd className="t-2">{words.notSet}</dd>
              </div>
            ))}
          </dl>
        </li>
        <li className={css.absent}>
          <strong>{words.noLadder}</strong>
          <p className="t-2">{words.noLadderInfo}</p>
        </li>
      </ol>
    </section>
  );
};

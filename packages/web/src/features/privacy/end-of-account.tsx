import { type Obstacle, privacy, type PrivacyView } from '@parlour/contract/privacy';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { dateTime } from '@parlour/ui/dates';
import { figure, money } from '@parlour/ui/format';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { useBrand } from '../../lib/brand/brand';
import { closeModal } from '../../lib/navigation/modal';
import { goMember } from '../../lib/navigation/navigation';
import { goDeposit, goRecord, goWithdraw } from '../../lib/session/member-actions';
import css from './privacy.module.css';
import { useAct } from './use-privacy';

type ViewProps = { view: PrivacyView };

const useMoment = (): ((at: string) => string) => {
  const { timeZone } = useBrand();
  const locale = useLocale();
  return (at) => dateTime(at, timeZone, locale);
};

/** What the end of the account does, what has to end before it, and the request itself. */
export const EndOfAccount = ({ view }: ViewProps) => {
  const { privacy: words } = usePhrases('privacy');
  const { deletion } = view;
  return (
    <section className={css.part}>
      <h3 className="t-h3">{words.end}</h3>
      {deletion?.state === 'waiting' ? <Waiting view={view} /> : <Asking view={view} />}
    </section>
  );
};

const Waiting = ({ view: { deletion } }: ViewProps) => {
  const words = usePhrases('privacy', 'refusal', 'common');
  const moment = useMoment();
  const { act, isBusy, refused } = useAct();
  return (
    <div className={`panel ${css.state}`}>
      <p role="status">{fill(words.privacy.waiting, { number: deletion?.number ?? '' })}</p>
      {deletion?.dueAt !== undefined && (
        <p className="t-small t-2">
          {fill(words.privacy.waitingText, { time: moment(deletion.dueAt) })}
        </p>
      )}
      <Button
        busy={isBusy && words.common.sending}
        onClick={() => act(() => call(privacy.takeBackDeletion, {}))}
      >
        {words.privacy.takeBack}
      </Button>
      {refused && <FormAlert reference={refused.id}>{words.refusal[refused.code]}</FormAlert>}
    </div>
  );
};

const Asking = ({ view }: ViewProps) => {
  const words = usePhrases('privacy', 'refusal', 'common');
  const { privacy: own } = words;
  const moment = useMoment();
  const { act, isBusy, refused } = useAct();
  const [isSure, setSure] = useState(false);
  const { deletion, obstacles, exclusion } = view;
  return (
    <>
      {deletion?.state === 'taken_back' && <p role="status">{own.takenBack}</p>}
      {deletion?.state === 'refused' && (
        <div className={`panel ${css.state}`} role="status">
          <p>{own.refused}</p>
          {deletion.reason !== undefined && (
            <p>{fill(own.refusedReason, { reason: deletion.reason })}</p>
          )}
        </div>
      )}
      <p className="t-small">{own.endText}</p>
      <ul className={css.what}>
        {[own.endWhat1, own.endWhat2, own.endWhat3].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {exclusion && (
          <li>
            {exclusion.until === undefined
              ? own.endExclusionEver
              : fill(own.endExclusion, { time: moment(exclusion.until) })}
          </li>
        )}
      </ul>
      {obstacles.length > 0 ? (
        <Obstacles list={obstacles} />
      ) : (
        <>
          <CheckField checked={isSure} onChange={({ target }) => setSure(target.checked)}>
            {own.askSure}
          </CheckField>
          <Button
            busy={isBusy && words.common.sending}
            disabled={!isSure}
            onClick={() => act(() => call(privacy.requestDeletion, {}))}
          >
            {own.ask}
          </Button>
        </>
      )}
      {refused && <FormAlert reference={refused.id}>{words.refusal[refused.code]}</FormAlert>}
    </>
  );
};

/** Where the player ends it; support has to end the others. */
const ways: Partial<Record<Obstacle['kind'], () => void>> = {
  balance: goWithdraw,
  debt: goDeposit,
  deposit: () => goMember('transactionHistory'),
  round: goRecord,
  withdrawal: () => goMember('transactionHistory'),
};

const Obstacles = ({ list }: { list: Obstacle[] }) => {
  const { privacy: words } = usePhrases('privacy');
  const { currency: own, currencySymbol } = useBrand();
  return (
    <>
      <h4>{words.inWay}</h4>
      <ul className={css.obstacles}>
        {list.map(({ kind, count, amount, currency = '' }) => {
          const go = ways[kind];
          const values = {
            count,
            amount:
              currency === own ? money(amount, currencySymbol) : `${figure(amount)} ${currency}`,
          };
          return (
            <li key={`${kind} ${currency}`}>
              <span>{fill(words[`obstacle_${kind}`], values)}</span>
              {go ? (
                <Button
                  onClick={() => {
                    closeModal();
                    go();
                  }}
                  small
                >
                  {words[`way_${kind}`]}
                </Button>
              ) : (
                <span className="t-small t-2">{words[`way_${kind}`]}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};

import { privacy, type PrivacyView } from '@parlour/contract/privacy';
import { fill } from '@parlour/locales/phrases';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Button } from '@parlour/ui/components/form/button';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { dateTime } from '@parlour/ui/dates';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { download } from '../../lib/api/download';
import { QueryScope } from '../../lib/api/queries';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand/brand';
import { closeModal } from '../../lib/navigation/modal';
import { EndOfAccount } from './end-of-account';
import css from './privacy.module.css';
import { useAct, usePrivacy } from './use-privacy';

/** What the site keeps of the player: a copy of it, and the end of the account. */
export const PrivacyDialog = () => {
  const { privacy: words } = usePhrases('privacy');
  return (
    <Dialog onClose={closeModal} size="form" title={words.title}>
      <QueryScope>
        <Privacy />
      </QueryScope>
    </Dialog>
  );
};

const Privacy = () => {
  const { privacy: words } = usePhrases('privacy');
  const { data, isPending, error, refetch } = usePrivacy();
  if (isPending) return <TableSkeleton onRetry={() => void refetch()} rows={3} />;
  if (!data) return <QueryError onRetry={() => void refetch()} refused={asRefused(error)} />;
  return (
    <div className={css.parts}>
      <p className="t-small">{words.why}</p>
      <Copy view={data} />
      <EndOfAccount view={data} />
    </div>
  );
};

const Copy = ({ view: { nextCopyAt } }: { view: PrivacyView }) => {
  const words = usePhrases('privacy', 'refusal', 'common');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { act, isBusy, refused } = useAct();
  const take = () =>
    act(async () => {
      await download(privacy.exportData, {});
      toast({ text: words.privacy.copied, icon: check });
    });
  return (
    <section className={css.part}>
      <h3 className="t-h3">{words.privacy.copy}</h3>
      <p className="t-small">{words.privacy.copyText}</p>
      {nextCopyAt !== undefined ? (
        <p className="t-small t-2">
          {fill(words.privacy.copyAgain, { time: dateTime(nextCopyAt, timeZone, locale) })}
        </p>
      ) : (
        <Button busy={isBusy && words.common.sending} onClick={take}>
          {words.privacy.copyButton}
        </Button>
      )}
      {refused && <FormAlert reference={refused.id}>{words.refusal[refused.code]}</FormAlert>}
    </section>
  );
};

import { session } from '@parlour/contract/session';
import type { LinkedCompany } from '@parlour/contract/session/identity';
import { fill } from '@parlour/locales/phrases';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { check } from '@parlour/ui/icons/check';
import { toast } from '@parlour/ui/toasts';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api';
import { QueryScope } from '../../../lib/api/queries';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { closeModal, type Modals } from '../../../lib/navigation/modal';
import { AskFirst } from '../factors/ask-first';
import css from '../security.module.css';
import { companyNames } from '../../../lib/identity/company-mark';
import { CompanyProof } from './company-proof';

/** Links an account at another company to the player's own, or takes it away. */
export const IdentityDialog = ({ company }: Modals['identity']) => (
  <QueryScope>
    <Dialog onClose={closeModal} size="form" title={companyNames[company]}>
      <Identity company={company} />
    </Dialog>
  </QueryScope>
);

const key = ['session', 'factors'];

const Identity = ({ company }: { company: LinkedCompany }) => {
  const { factors: words, refusal } = usePhrases('factors', 'refusal');
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(session.listFactors, {}, { signal }),
  });
  const { link, unlink } = useChange(company);
  if (query.isPending) return <TableSkeleton onRetry={() => void query.refetch()} rows={1} />;
  if (!query.data) {
    return <QueryError onRetry={() => void query.refetch()} refused={asRefused(query.error)} />;
  }
  const name = companyNames[company];
  const isLinked = query.data.identities.includes(company);
  return (
    <div className={css.section}>
      <p className="t-2">
        {fill(isLinked ? words.linkedHave : words.linkedNone, { company: name })}
      </p>
      {unlink.error && <FormAlert>{refusal[asRefused(unlink.error).code]}</FormAlert>}
      {isLinked ? (
        <div className={css.foot}>
          <AskFirst
            isBusy={unlink.isPending}
            label={`${words.unlink}: ${name}`}
            onYes={() => unlink.mutate()}
            question={fill(words.unlinkAsk, { company: name })}
            word={words.unlink}
          />
        </div>
      ) : (
        <CompanyProof companies={[company]} onToken={(_, idToken) => link(idToken)} />
      )}
    </div>
  );
};

const useChange = (provider: LinkedCompany) => {
  const { factors: words } = usePhrases('factors');
  const client = useQueryClient();
  const done = async (text: string): Promise<void> => {
    await client.invalidateQueries({ queryKey: key });
    toast({ text: fill(text, { company: companyNames[provider] }), icon: check });
  };
  const unlink = useMutation({
    mutationFn: () => call(session.unlinkIdentity, { provider }, { loader: true }),
    onSuccess: () => done(words.unlinked),
  });
  const link = async (idToken: string): Promise<void> => {
    await call(session.linkIdentity, { provider, idToken }, { loader: true });
    await done(words.linked);
  };
  return { link, unlink };
};

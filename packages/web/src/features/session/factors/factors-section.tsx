import { session } from '@parlour/contract/session';
import type { Factor } from '@parlour/contract/session/factors';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { clock } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import css from '../devices/security.module.css';
import { AddTotp } from './add-totp';
import { hasPasskeys } from './has-passkeys';
import { RecoveryCodes } from './recovery-codes';

/** The player's second factors: what there is, one more, and the recovery codes. */
export const FactorsSection = () => {
  const { factors, refusal } = usePhrases('factors', 'refusal');
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    queryKey: ['session', 'factors'],
    queryFn: ({ signal }) => call(session.listFactors, {}, { signal }),
  });
  const change = useMutation({
    mutationFn: (act: () => Promise<readonly string[]>) => act(),
    onSuccess: (made) => setCodes(made),
    onSettled: () => client.invalidateQueries({ queryKey: ['session', 'factors'] }),
  });
  const refused = change.error && asRefused(change.error);
  const { list = [], recoveryCodes = 0 } = query.data ?? {};
  return (
    <section className={css.section}>
      <h3 className="t-h3">{factors.factorsTitle}</h3>
      {query.data && list.length === 0 && <p className="t-2">{factors.factorsNone}</p>}
      <FactorList
        list={list}
        onRemove={(id) =>
          change.mutate(async () => {
            await call(session.removeFactor, { id });
            return [];
          })
        }
      />
      {refused && <FormAlert>{refusal[refused.code]}</FormAlert>}
      {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
      {isAdding ? (
        <AddTotp
          onDone={(made) => {
            setAdding(false);
            setCodes(made);
            void client.invalidateQueries({ queryKey: ['session', 'factors'] });
          }}
        />
      ) : (
        <AddButtons
          onPasskey={() => change.mutate(async () => (await import('./passkeys')).addPasskey())}
          onTotp={() => setAdding(true)}
        />
      )}
      {list.length > 0 && (
        <CodesLeft
          count={recoveryCodes}
          onRenew={() =>
            change.mutate(async () => (await call(session.renewRecoveryCodes, {})).codes)
          }
        />
      )}
    </section>
  );
};

type FactorListProps = { list: readonly Factor[]; onRemove: (id: string) => void };

const FactorList = ({ list, onRemove }: FactorListProps) => {
  const { factors } = usePhrases('factors');
  const { timeZone } = useBrand();
  return (
    <ul className={css.list}>
      {list.map(({ id, kind, name, addedAt }) => (
        <li className={css.row} key={id}>
          <div className={css.names}>
            <p>{`${factors[kind]} · ${name}`}</p>
            <p className="t-small t-3">{fill(factors.addedAt, { at: clock(addedAt, timeZone) })}</p>
          </div>
          <Button
            aria-label={fill(factors.remove, { name: factors[kind] })}
            look="quiet"
            onClick={() => onRemove(id)}
            small
          >
            {factors.removeWord}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const CodesLeft = ({ count, onRenew }: { count: number; onRenew: () => void }) => {
  const { factors } = usePhrases('factors');
  return (
    <div className={css.row}>
      <p>{fill(factors.recoveryLeft, { count: String(count) })}</p>
      <Button look="quiet" onClick={onRenew} small>
        {factors.renewRecovery}
      </Button>
    </div>
  );
};

const AddButtons = ({ onTotp, onPasskey }: { onTotp: () => void; onPasskey: () => void }) => {
  const { factors } = usePhrases('factors');
  return (
    <div className={css.buttons}>
      <Button onClick={onTotp}>{factors.addTotp}</Button>
      {hasPasskeys() && <Button onClick={onPasskey}>{factors.addPasskey}</Button>}
    </div>
  );
};

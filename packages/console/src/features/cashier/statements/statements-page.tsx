import { cashierBooks, type StatementAccount } from '@parlour/contract/cashier/books';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useBrand, useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { csvFiles, FilePlace } from '../../../lib/parts/pictures/file-place';
import { Page } from '../../../lib/parts/page';
import parts from '../../../lib/parts/parts.module.css';
import { useMay } from '../../../lib/session/me';
import { ImportResult } from './import-result';
import css from './statements.module.css';
import { useImport } from './use-import';

/** A bank's statement: what its lines would be, and their import. */
export const StatementsPage = () => {
  const { books } = useWords();
  const brand = useBrand()?.code;
  const query = useQuery({
    queryKey: ['statement accounts', brand],
    queryFn: async () => (await call(cashierBooks.listStatementAccounts, { brand })).list,
  });
  return (
    <Page title={books.statements}>
      <Answer of={query}>
        {(list) =>
          list.length === 0 ? (
            <p className={parts.empty}>{books.noAccounts}</p>
          ) : (
            <Statement accounts={list} />
          )
        }
      </Answer>
    </Page>
  );
};

const keyOf = ({ brand, methodId, accountNumber }: StatementAccount): string =>
  `${brand} ${methodId} ${accountNumber}`;

const Statement = ({ accounts }: { accounts: readonly StatementAccount[] }) => {
  const { books } = useWords();
  const may = useMay();
  const [chosen, setChosen] = useState<string>();
  const account = accounts.find((one) => keyOf(one) === chosen) ?? accounts[0];
  const work = useImport(account);
  const { state, refused } = work.shown ?? {};
  const isBusy = !refused && (state === 'reading' || state === 'importing');
  return (
    <div className={css.statement}>
      <div className={css.form}>
        <AccountField
          accounts={accounts}
          chosen={account}
          disabled={isBusy}
          onChange={(key) => {
            setChosen(key);
            work.clear();
          }}
        />
        {may('statement.w', account?.brand) ? (
          <FilePlace
            accept={csvFiles}
            disabled={isBusy}
            hint={books.pickHint}
            onFile={(file) => void work.foresee(file)}
            title={books.pickFile}
          />
        ) : (
          <p className="t-2">{books.mayNotImport}</p>
        )}
      </div>
      {work.shown && <ImportResult of={work.shown} onImport={work.takeAll} />}
    </div>
  );
};

type AccountFieldProps = {
  accounts: readonly StatementAccount[];
  chosen: StatementAccount | undefined;
  disabled: boolean;
  onChange: (key: string) => void;
};

const AccountField = ({ accounts, chosen, disabled, onChange }: AccountFieldProps) => {
  const { books } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const at = chosen?.importedAt;
  return (
    <SelectField
      disabled={disabled}
      hint={at ? fill(books.lastImport, { at: dateTime(at, zone, locale) }) : books.neverImported}
      label={books.account}
      name="account"
      onChange={({ target }) => onChange(target.value)}
      options={accounts.map((one) => ({ value: keyOf(one), label: labelOf(one, books.closed) }))}
      value={chosen && keyOf(chosen)}
    />
  );
};

const labelOf = (account: StatementAccount, closed: string): string => {
  const { name, accountNumber, holder, brand, enabled } = account;
  return [name, accountNumber, holder, brand, enabled ? '' : closed].filter(Boolean).join(' · ');
};

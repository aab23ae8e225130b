import { bankByBin, demoBankBin, demoBankName } from '@parlour/contract/banks';
import { cashierBooks, type HouseAccount } from '@parlour/contract/cashier/books';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import parts from '../../../lib/parts/parts.module.css';
import { Section } from '../../../lib/parts/section';
import { stateColumn } from '../../../lib/parts/state-column';
import { useMay } from '../../../lib/session/me';
import css from '../cashier.module.css';
import { AccountDialog } from './account-dialog';

const bankOf = (bin: string): string =>
  bin === demoBankBin ? demoBankName : (bankByBin(bin)?.shortName ?? bin);

/** The accounts of the house to which players transfer; opening one waits for a second person. */
export const Accounts = ({ brand }: { brand: string | undefined }) => {
  const { books } = useWords();
  const may = useMay();
  const [opened, setOpened] = useState<HouseAccount | 'new'>();
  const query = useQuery({
    queryKey: ['methods', 'accounts', brand],
    queryFn: () => call(cashierBooks.listHouseAccounts, { brand }),
  });
  const methods = query.data?.methods.filter((one) => may('method.w', one.brand)) ?? [];
  const add = methods.length > 0 && (
    <Button onClick={() => setOpened('new')} small>
      {books.addAccount}
    </Button>
  );
  return (
    <Section aside={add} title={books.accounts}>
      <p className="t-2">{books.accountsWhat}</p>
      <Answer of={query}>{({ list }) => <List list={list} onOpen={setOpened} />}</Answer>
      {opened && (
        <AccountDialog
          account={opened === 'new' ? undefined : opened}
          methods={methods}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
};

type ListProps = { list: readonly HouseAccount[]; onOpen: (account: HouseAccount) => void };

const List = ({ list, onOpen }: ListProps) => {
  const { books, cashier } = useWords();
  const may = useMay();
  if (list.length === 0) return <p className={parts.empty}>{books.noAccounts}</p>;
  const columns: readonly Column<HouseAccount>[] = [
    {
      key: 'holder',
      name: books.accountFields.holder,
      place: 'title',
      cell: ({ holder }) => holder,
    },
    stateColumn({ name: cashier.state, on: books.open, off: books.closed }),
    {
      key: 'number',
      name: books.account,
      place: 'meta',
      cell: ({ bankBin, accountNumber }) => `${bankOf(bankBin)} · ${accountNumber}`,
    },
    {
      key: 'method',
      name: cashier.method,
      place: 'id',
      cell: ({ brand, methodId }) => `${brand} · ${methodId}`,
    },
    {
      key: 'acts',
      name: cashier.acts,
      place: 'time',
      atEnd: true,
      cell: (account) =>
        may('method.w', account.brand) && (
          <span className={css.acts}>
            <Button onClick={() => onOpen(account)} small>
              {books.change}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      keyOf={({ brand, methodId, bankBin, accountNumber }) =>
        `${brand} ${methodId} ${bankBin} ${accountNumber}`
      }
      label={books.accounts}
      rows={list}
    />
  );
};

import { operator } from '@parlour/contract/operator';
import type { OperatorDevice } from '@parlour/contract/operator/account';
import { fill } from '@parlour/locales/phrases';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { asRefused } from '../../lib/api/refused';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { refusalText } from '../../lib/refusal-text';
import { useMe } from '../../lib/session/me';
import { Recovery } from './recovery';

/** What is the person's own: the browsers in which they are known, and their recovery codes. */
export const AccountPage = () => {
  const { account } = useWords();
  const { id } = useMe();
  const query = useQuery({
    queryKey: ['account', id, 'devices'],
    queryFn: async ({ signal }) => (await call(operator.listDevices, {}, { signal })).list,
    staleTime: 0,
  });
  return (
    <Page title={account.title}>
      <Section title={account.devices}>
        <p className="t-2">{account.devicesWhat}</p>
        <Answer of={query}>{(list) => <Devices list={list} />}</Answer>
      </Section>
      <Recovery />
    </Page>
  );
};

const Devices = ({ list }: { list: readonly OperatorDevice[] }) => {
  const { account } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  if (list.length === 0) return <p className={parts.empty}>{account.none}</p>;
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const columns: readonly Column<OperatorDevice>[] = [
    { key: 'device', name: account.device, place: 'title', cell: (one) => <Name of={one} /> },
    {
      key: 'country',
      name: account.country,
      place: 'id',
      cell: ({ country }) => country && countries.of(country),
    },
    {
      key: 'since',
      name: account.since,
      place: 'meta',
      isNamed: true,
      cell: ({ since }) => dateTime(since, zone, locale),
    },
    {
      key: 'seen',
      name: account.seen,
      place: 'time',
      isNamed: true,
      cell: ({ seenAt }) => dateTime(seenAt, zone, locale),
    },
    { key: 'acts', name: account.acts, place: 'status', cell: (one) => <Forget of={one} /> },
  ];
  return <DataTable columns={columns} keyOf={({ id }) => id} label={account.devices} rows={list} />;
};

const Name = ({ of: { device, isOwn } }: { of: OperatorDevice }) => {
  const { account } = useWords();
  return (
    <>
      {device || account.unnamed}
      {isOwn && <span className="t-pos"> · {account.isOwn}</span>}
    </>
  );
};

const Forget = ({ of: { id, device } }: { of: OperatorDevice }) => {
  const words = useWords();
  const { account, common } = words;
  const [isBusy, setIsBusy] = useState(false);
  const forget = async () => {
    setIsBusy(true);
    try {
      await call(operator.forgetDevice, { id });
      toast({ text: account.forgotten, tone: 'pos' });
    } catch (thrown) {
      toast({ text: refusalText(words, asRefused(thrown)) });
    } finally {
      setIsBusy(false);
    }
    await client.invalidateQueries({ queryKey: ['account'] });
  };
  return (
    <Button
      aria-label={fill(account.forgetOf, { name: device || account.unnamed })}
      busy={isBusy && common.sending}
      onClick={() => void forget()}
      small
    >
      {account.forget}
    </Button>
  );
};

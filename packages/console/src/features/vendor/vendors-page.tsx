import { gatewayConsole, type DeskVendor } from '@parlour/contract/gateway-console';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { call } from '../../lib/api/call';
import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { AsOf } from '../../lib/parts/as-of';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Health } from './health';
import { Sync } from './sync';
import { VendorFile } from './vendor-file';

/** The vendors and how they answer; one of them with its keys, differences and open rounds. */
export const VendorsPage = () => {
  const { vendor: words } = useWords();
  const { code } = useParams<{ code?: string }>();
  const brand = useBrand()?.code;
  const query = useQuery({
    queryKey: ['desk-vendors', brand],
    queryFn: ({ signal }) => call(gatewayConsole.listDeskVendors, { brand }, { signal }),
    refetchInterval: 5000,
  });
  const opened = query.data?.list.find((one) => one.code === code);
  return (
    <Page actions={<AsOf of={query} />} title={opened?.name ?? words.title}>
      <Answer of={query}>
        {({ list }) => {
          if (opened) return <VendorFile vendor={opened} />;
          if (list.length === 0) return <p className={parts.empty}>{words.none}</p>;
          return <Vendors list={list} />;
        }}
      </Answer>
    </Page>
  );
};

const Vendors = ({ list }: { list: readonly DeskVendor[] }) => {
  const { vendor: words } = useWords();
  const columns: readonly Column<DeskVendor>[] = [
    { key: 'name', name: words.title, place: 'title', cell: (one) => <Name of={one} /> },
    { key: 'state', name: words.state, place: 'status', cell: (one) => <State of={one} /> },
    {
      key: 'wallet',
      name: words.wallet,
      place: 'meta',
      isNamed: true,
      cell: (one) => <Health of={one.wallet} />,
    },
    { key: 'asked', name: words.asked, place: 'wide', cell: (one) => <Health of={one.asked} /> },
    { key: 'sync', name: words.sync, place: 'wide', cell: (one) => <Sync of={one} /> },
    {
      key: 'differences',
      name: words.differences,
      place: 'id',
      isNamed: true,
      cell: ({ differences: { open } }) => (
        <span className={open > 0 ? 't-warn' : 't-2'}>
          {open > 0 ? fill(words.openDifferences, { count: count(open) }) : words.noCalls}
        </span>
      ),
    },
  ];
  return <DataTable columns={columns} keyOf={({ code }) => code} label={words.title} rows={list} />;
};

const Name = ({ of: { code, name, isHouse } }: { of: DeskVendor }) => {
  const { vendor: words } = useWords();
  return (
    <>
      <Link className="t-link" href={`/vendors/${code}`}>
        {name}
      </Link>{' '}
      <span className="t-2">{isHouse ? words.house : code}</span>
    </>
  );
};

const State = ({ of: { isEnabled } }: { of: DeskVendor }) => {
  const { vendor: words } = useWords();
  return (
    <span className={isEnabled ? 't-pos' : 't-warn'}>{isEnabled ? words.on : words.isOff}</span>
  );
};

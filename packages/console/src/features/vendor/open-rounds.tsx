import { gatewayConsole, type OpenVendorRound } from '@parlour/contract/gateway-console';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { count, figure } from '@parlour/ui/format';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asRefused } from '../../lib/api/refused';
import { call } from '../../lib/api/call';
import { useBrand, useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import parts from '../../lib/parts/parts.module.css';
import { PlayerLink } from '../../lib/parts/player-link';
import { Fact, Facts, Section } from '../../lib/parts/section';
import { refusalText } from '../../lib/refusal-text';
import { useMay } from '../../lib/session/me';
import css from './vendor.module.css';

/** The rounds that are open at a vendor: their money by age, and the oldest. */
export const OpenRounds = ({ code }: { code: string }) => {
  const { vendor: words } = useWords();
  const brand = useBrand()?.code;
  const query = useQuery({
    queryKey: ['open-rounds', code, brand],
    queryFn: ({ signal }) => call(gatewayConsole.listOpenRoundsOf, { code, brand }, { signal }),
    refetchInterval: 10_000,
  });
  return (
    <Section title={words.openRounds}>
      <Answer of={query}>
        {({ sums, list }) =>
          list.length === 0 ? (
            <p className={parts.empty}>{words.noOpenRounds}</p>
          ) : (
            <>
              <Facts>
                {sums.map((one) => (
                  <Fact
                    key={`${one.brand} ${one.currency} ${one.age}`}
                    name={`${one.brand} · ${words.ages[one.age]}`}
                  >
                    <span className={css.figure}>
                      {count(one.rounds)} · {figure(one.stake)} {one.currency}
                    </span>
                  </Fact>
                ))}
              </Facts>
              <Rounds list={list} />
            </>
          )
        }
      </Answer>
    </Section>
  );
};

const Rounds = ({ list }: { list: readonly OpenVendorRound[] }) => {
  const { vendor: words } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const may = useMay();
  const columns: readonly Column<OpenVendorRound>[] = [
    { key: 'round', name: words.round, place: 'title', cell: ({ externalId }) => externalId },
    { key: 'game', name: words.game, place: 'status', cell: ({ game }) => game },
    {
      key: 'player',
      name: words.player,
      place: 'meta',
      cell: ({ brand, playerId }) =>
        may('player.r', brand) ? <PlayerLink id={playerId}>{playerId}</PlayerLink> : playerId,
    },
    {
      key: 'stake',
      name: words.stake,
      place: 'figure',
      atEnd: true,
      isNamed: true,
      cell: ({ stake, currency }) => (
        <span className={css.figure}>
          {figure(stake)} {currency}
        </span>
      ),
    },
    {
      key: 'opened',
      name: words.openedAt,
      place: 'id',
      cell: ({ openedAt }) => dateTime(openedAt, zone, locale),
    },
    {
      key: 'acts',
      name: words.acts,
      place: 'time',
      atEnd: true,
      cell: (one) => may('round.r', one.brand) && <Replay id={one.id} />,
    },
  ];
  return (
    <DataTable columns={columns} keyOf={({ id }) => id} label={words.openRounds} rows={list} />
  );
};

/** The vendor's own page of the round, in a tab of its own. */
const Replay = ({ id }: { id: string }) => {
  const words = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const { url } = await call(gatewayConsole.openRoundReplay, { id });
      window.open(url, '_blank', 'noopener,noreferrer');
    } catch (thrown) {
      toast({ text: refusalText(words, asRefused(thrown)) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button busy={isBusy && words.common.loading} onClick={() => void open()} small>
      {words.vendor.replay}
    </Button>
  );
};

import { reportConsole, type BrandBoard } from '@parlour/contract/report-console';
import { fill } from '@parlour/locales/phrases';
import { timeOfDay } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useBrand, useZone } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { useNow } from '../../lib/use-now';
import { Checks } from './checks';
import css from './dashboard.module.css';
import { Definitions } from './definitions';
import { Figures } from './figures';
import { InAndOut } from './in-and-out';
import { PromisesKept } from './promises-kept';
import { QueuesNow } from './queues-now';
import { VendorsToday } from './vendors-today';

const refreshMs = 5000;
const staleMs = 30_000;

/** What needs me, is the money right, is play normal? */
export const DashboardPage = () => {
  const { dashboard } = useWords();
  const brand = useBrand()?.code;
  const query = useQuery({
    queryKey: ['dashboard', brand],
    queryFn: ({ signal }) => call(reportConsole.readDashboard, { brand }, { signal }),
    refetchInterval: refreshMs,
  });
  return (
    <Page
      actions={query.data && <AsOf readAt={query.dataUpdatedAt} upto={query.data.asOf} />}
      title={dashboard.title}
    >
      <Answer of={query}>
        {({ boards, checks }) => (
          <>
            {boards.length === 0 && <p className={parts.empty}>{dashboard.none}</p>}
            {boards.map((board, index) => (
              <BoardOfDay
                board={board}
                isNamed={boards.length > 1}
                key={`${board.brand} ${board.currency}`}
              >
                {index === 0 && (
                  <div>
                    <QueuesNow />
                    <Checks checks={checks} />
                  </div>
                )}
              </BoardOfDay>
            ))}
            <PromisesKept />
            <Definitions />
          </>
        )}
      </Answer>
    </Page>
  );
};

/** Up to when everything is counted; it says so when the page has no answer of the server. */
const AsOf = ({ upto, readAt }: { upto: string; readAt: number }) => {
  const { dashboard } = useWords();
  const zone = useZone();
  const isStale = useNow() - readAt > staleMs;
  const text = isStale ? dashboard.stale : dashboard.asOf;
  return (
    <p className={isStale ? 't-warn' : 't-3'}>
      {fill(text, { time: timeOfDay(isStale ? readAt : upto, zone, true) })}
    </p>
  );
};

type BoardOfDayProps = { board: BrandBoard; isNamed: boolean; children: React.ReactNode };

const BoardOfDay = ({ board, isNamed, children }: BoardOfDayProps) => {
  const { dashboard } = useWords();
  const { name, currency } = board;
  return (
    <div className={css.board}>
      {isNamed && <h2 className="t-h2">{fill(dashboard.ofBrand, { name, currency })}</h2>}
      <Figures board={board} />
      <div className={css.columns}>
        <div>
          <InAndOut board={board} />
          <Section title={dashboard.vendors}>
            <VendorsToday vendors={board.vendors} />
          </Section>
        </div>
        {children}
      </div>
    </div>
  );
};

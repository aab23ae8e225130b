import type { Route } from '@parlour/contract/brand';
import { useQuery } from '@tanstack/react-query';
import { fill } from '@parlour/locales/phrases';
import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryScope } from '../../../lib/api/queries';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { cachedRoutes } from '../../../lib/api/service-calls';
import { closeModal } from '../../../lib/navigation/modal';
import { addressAt, measureRoute } from './measure-route';
import css from './routes-dialog.module.css';

/** The hosts of the site: how fast each answers from here, and a way to each. */
export const RoutesDialog = () => {
  const { brand, service } = usePhrases('brand', 'service');
  return (
    <Dialog onClose={closeModal} title={brand.routes}>
      <p className="t-2">{service.routesInfo}</p>
      <QueryScope>
        <Routes />
      </QueryScope>
    </Dialog>
  );
};

const Routes = () => {
  const { service } = usePhrases('service');
  const routes = useQuery({ queryKey: ['brand', 'routes'], queryFn: cachedRoutes });
  const list = routes.data?.domainList ?? [];
  const speeds = useQuery({
    queryKey: ['brand', 'speeds', list.map(({ domain }) => domain)],
    queryFn: () => speedsOf(list),
    enabled: list.length > 0,
    staleTime: 0,
  });
  if (routes.error) {
    return <QueryError onRetry={() => void routes.refetch()} refused={asRefused(routes.error)} />;
  }
  if (!routes.data) {
    return (
      <Skeleton onRetry={() => void routes.refetch()}>
        <SkeletonLine isTall />
      </Skeleton>
    );
  }
  const known = speeds.isFetching ? undefined : speeds.data;
  return (
    <>
      <ul className={css.routes}>
        {list.map(({ domain }) => (
          <RouteRow
            domain={domain}
            isFastest={known?.fastest === domain}
            key={domain}
            speed={known ? (known.byDomain.get(domain) ?? null) : undefined}
          />
        ))}
      </ul>
      <Button
        busy={speeds.isFetching && service.routeMeasuring}
        onClick={() => void speeds.refetch()}
      >
        {service.measureAgain}
      </Button>
    </>
  );
};

const speedsOf = async (list: readonly Route[]) => {
  const measured = await Promise.all(
    list.map(async ({ domain }) => [domain, await measureRoute(domain)] as const),
  );
  const answering = measured.filter(
    (one): one is readonly [string, number] => one[1] !== undefined,
  );
  const [fastest] = answering.toSorted(([, one], [, other]) => one - other);
  return { byDomain: new Map(answering), fastest: fastest?.[0] };
};

type RowProps = {
  domain: string;
  /** Missing: being measured; null: it did not answer. */
  speed: number | null | undefined;
  isFastest: boolean;
};

const RouteRow = ({ domain, speed, isFastest }: RowProps) => {
  const { service } = usePhrases('service');
  const isHere = domain === location.host;
  const words =
    speed === undefined
      ? service.routeMeasuring
      : speed === null
        ? service.routeDown
        : fill(service.routeMs, { ms: speed });
  return (
    <li className={css.route}>
      <span className={css.name}>
        <strong className={css.domain}>{domain}</strong>
        <span className={css.speed}>
          {words}
          {isFastest && <span className={css.fastest}> · {service.routeFastest}</span>}
        </span>
      </span>
      {isHere ? (
        <span className={css.here}>{service.routeNow}</span>
      ) : (
        <a
          aria-label={`${service.routeGo}: ${domain}`}
          className={buttonClass({ small: true })}
          href={addressAt(domain)}
        >
          {service.routeGo}
        </a>
      )}
    </li>
  );
};

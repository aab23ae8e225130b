import { catalogue } from '@parlour/contract/catalogue';
import { fill } from '@parlour/locales/phrases';
import { count, money } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { call } from '../../../lib/api/api';
import { useNotices } from '../../../lib/api/use-notices';
import { useBrand, useSite, useStatus } from '../../../lib/brand/brand';
import { Words } from '../../../lib/language/words';
import { openModal } from '../../../lib/navigation/modal';
import { useIsOpen } from '../../../lib/navigation/open';
import css from './footer.module.css';

/** What the brand offers at the foot of its pages, and what is true of it. */
export const FooterEnds = () => (
  <Suspense>
    <Words nouns={['service']}>
      <Choices />
      <Lines />
    </Words>
  </Suspense>
);

const Choices = () => {
  const { service } = usePhrases('service');
  const { hasRoutes, analytics } = useStatus();
  return (
    <>
      {hasRoutes && (
        <button onClick={() => openModal('routes', {})} type="button">
          {service.routes}
        </button>
      )}
      {analytics.gtagId !== undefined && (
        <button onClick={() => openModal('consent', {})} type="button">
          {service.consentOpen}
        </button>
      )}
    </>
  );
};

/** Each line only while it is true: of the catalogue, of a promotion, of this connection. */
const Lines = () => {
  const { service } = usePhrases('service');
  const games = useSlotCount();
  const bonus = useZaloBonus();
  const isEncrypted = location.protocol === 'https:';
  if (!games && !bonus && !isEncrypted) return null;
  return (
    <ul className={css.lines}>
      {bonus && <li>{fill(service.lineZalo, { amount: bonus })}</li>}
      {games > 0 && <li>{fill(service.lineGames, { count: count(games) })}</li>}
      {isEncrypted && <li>{service.lineEncrypted}</li>}
    </ul>
  );
};

/** The highest amount of the promotions by Zalo that one can join now. */
const useZaloBonus = (): string | undefined => {
  const hasPromotions = useIsOpen()('promotions');
  const { currencySymbol } = useBrand();
  const notices = useNotices({ isWanted: hasPromotions });
  const amounts = (notices.data?.promotion ?? []).flatMap(({ state, zaloUpTo }) =>
    hasPromotions && state === 'join' && zaloUpTo ? [zaloUpTo] : [],
  );
  const [most] = amounts.toSorted((one, other) => Number(other) - Number(one));
  return most && money(most, currencySymbol);
};

/** How many slots the catalogue has for this brand; 0 until that is known. */
const useSlotCount = (): number => {
  const { language } = useSite();
  const { merchantCode } = useStatus().brand;
  const games = useQuery({
    queryKey: ['catalogue', 'slot-count', language],
    queryFn: ({ signal }) =>
      call(
        catalogue.listGames,
        {
          channel: merchantCode,
          merchant: merchantCode,
          gameType: 'RNG',
          language,
          page: 1,
          pageSize: 1,
        },
        { signal },
      ),
    staleTime: Infinity,
  });
  return games.data?.total ?? 0;
};

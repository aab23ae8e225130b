import type { GameType, Vendor } from '@parlour/contract/catalogue';
import { everyVendor } from '@parlour/contract/pages';
import { cx } from '@parlour/ui/class-names';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { hallPath } from '../../../lib/navigation/paths';
import { useSite } from '../../../lib/brand/brand';
import { chunk } from '../../../lib/navigation/chunk';
import { Resting } from '../../../lib/navigation/rest';
import { go, useSearch } from '../../../lib/navigation/navigation';
import type { ScreenProps } from '../../../lib/navigation/screen';
import { readSession } from '../../../lib/session/storage';
import { Words } from '../../../lib/language/words';
import { GameRows } from './game-rows';
import { hallQueryOf, type HallState, hallStateOf } from './hall-query';
import { HallTools, type GameClass } from './hall-tools';
import css from './hall.module.css';
import { useHallGames } from './use-hall-games';

// What most visits never see comes when it is needed.
const hallEmpty = chunk(
  ['brand', 'catalogue', 'common', 'lobby', 'refusal'],
  async () => (await import('./hall-empty')).HallEmpty,
);
// Links, which need no script to lead on.
const vendorTabs = chunk([], async () => (await import('./vendor-tabs')).VendorTabs);
const noVendors = chunk([], async () => (await import('./no-vendors')).NoVendors);

export type VendorsProps = { gameType: GameType; vendors: readonly Vendor[]; current: string };

type HallProps = ScreenProps & {
  /** The way among its vendors: a tab each, as in the slots hall, or what a hall has instead. */
  Vendors?: ComponentType<VendorsProps>;
  /** Above the games. */
  children?: ReactNode;
};

/** A category's page: its vendors and their games; without a vendor nothing is open here. */
export const Hall = ({ route, Vendors = vendorTabs.Component, children }: HallProps) => {
  const { categories } = useSite();
  const gameType = route.gameType as GameType;
  const category = categories.find((one) => one.gameType === gameType);
  return category ? (
    <OpenHall
      Vendors={Vendors}
      beginsWithAll={route.listsVendors === true}
      gameType={gameType}
      key={gameType}
      vendors={category.vendors}
    >
      {children}
    </OpenHall>
  ) : (
    <>
      <Resting preload={noVendors.preload}>
        <noVendors.Component gameType={gameType} />
      </Resting>
      {children && <div className="content">{children}</div>}
    </>
  );
};

const useVendor = (
  { vendors, beginsWithAll }: Pick<OpenHallProps, 'vendors' | 'beginsWithAll'>,
  fromQuery: string,
): string => {
  const { hall } = useSite();
  const offered = (code: string | undefined) =>
    vendors.find(({ vassalage }) => vassalage === code)?.vassalage;
  const [stored, setStored] = useState<string>();
  // The server does not know what this tab keeps; so it is looked at after hydration.
  useEffect(() => setStored(readSession('currentVendor')), []);
  const first = offered(hall?.vassalage) ?? vendors[0]?.vassalage ?? '';
  if (fromQuery === everyVendor) return everyVendor;
  return offered(fromQuery) ?? (beginsWithAll ? everyVendor : (offered(stored) ?? first));
};

const useClasses = (gameType: GameType, vendorCode: string): readonly GameClass[] => {
  const { hall, language } = useSite();
  const isServed = hall?.gameType === gameType && hall.vassalage === vendorCode;
  const [classes, setClasses] = useState<readonly GameClass[]>(isServed ? hall.classes : []);
  const [servedFor] = useState(`${vendorCode} ${language}`);
  useEffect(() => {
    if (vendorCode === everyVendor) return setClasses([]);
    if (isServed && servedFor === `${vendorCode} ${language}`) return;
    const abort = new AbortController();
    import('./hall-queries')
      .then(({ listClasses }) => listClasses(vendorCode, gameType, abort.signal))
      .then(setClasses)
      // Without its classes a hall is still a hall.
      .catch(() => undefined);
    return () => abort.abort();
  }, [gameType, vendorCode, language, isServed, servedFor]);
  return classes;
};

type OpenHallProps = Pick<VendorsProps, 'gameType' | 'vendors'> & {
  Vendors: ComponentType<VendorsProps>;
  beginsWithAll: boolean;
  children: ReactNode;
};

// The games that come do not draw it again: what the server drew stays until its code is here.
const VendorPlace = memo(
  ({ Vendors, ...of }: VendorsProps & { Vendors: ComponentType<VendorsProps> }) => (
    <Suspense>
      <Vendors {...of} />
    </Suspense>
  ),
);

const OpenHall = ({ gameType, vendors, Vendors, beginsWithAll, children }: OpenHallProps) => {
  const { brand, catalogue } = usePhrases('brand', 'catalogue');
  const search = useSearch();
  const fromQuery = hallStateOf(search, '');
  const vendorCode = useVendor({ vendors, beginsWithAll }, fromQuery.vendorCode);
  const state: HallState = { ...fromQuery, vendorCode };
  const vendor = vendors.find((one) => one.vassalage === vendorCode);
  const classes = useClasses(gameType, vendorCode);
  const hall = useHallGames(gameType, state);
  const change = (next: Partial<HallState>) =>
    go(hallPath(gameType, hallQueryOf({ ...state, ...next })), { replace: true });
  const total = (
    <span aria-live="polite">
      {hall.failed ? '\u00a0' : fill(catalogue.count, { count: count(hall.games.length) })}
    </span>
  );
  return (
    <>
      <VendorPlace Vendors={Vendors} current={vendorCode} gameType={gameType} vendors={vendors} />
      <div className="content">
        <div className={css.head}>
          <h1 className={cx('t-h1', css.title)}>
            {vendor ? fill(catalogue.hall, { vendor: vendor.title }) : brand[gameType]}
          </h1>
          <p className={css.headTotal}>{total}</p>
        </div>
        {children}
        <HallTools classes={classes} onChange={change} state={state}>
          {total}
        </HallTools>
        <div aria-busy={hall.isBusy} className={css.list}>
          {hall.failed || (hall.games.length === 0 && !hall.isBusy) ? (
            <Suspense fallback={<EmptyPlace />}>
              <Words nouns={hallEmpty.nouns}>
                <hallEmpty.Component hall={hall} onChange={change} state={state} />
              </Words>
            </Suspense>
          ) : (
            <GameRows
              games={hall.games}
              need={hall.need}
              vendors={state.own || !vendor ? vendors : undefined}
            />
          )}
        </div>
      </div>
    </>
  );
};

/** As high as the words that come: the foot does not move. */
const EmptyPlace = () => (
  <div aria-busy="true" className={css.empty}>
    <span className={css.emptySign} />
  </div>
);

import type { DeskClass, DeskListing } from '@parlour/contract/catalogue-console';
import { Button } from '@parlour/ui/components/form/button';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { Fact, Facts, Section } from '../../lib/parts/section';
import { FlagsDialog } from '../change/flags-dialog';
import css from './catalogue.module.css';

type SwitchesProps = {
  brand: string;
  listings: readonly DeskListing[];
  classes: readonly DeskClass[];
  mayWrite: boolean;
  /** What is on may be taken off. */
  mayStop: boolean;
};

/** The classes of games and the vendors of each category, each with its switches. */
export const Switches = ({ brand, listings, classes, mayWrite, mayStop }: SwitchesProps) => {
  const { catalogue } = useWords();
  return (
    <div className={parts.columns}>
      <Section title={catalogue.classes}>
        <Facts>
          {classes.map(({ gameClass, games, isOff }) => (
            <Fact key={gameClass} name={gameClass}>
              <span className={css.acts}>
                <span className={isOff ? 't-warn' : 't-2'}>
                  {isOff ? catalogue.states.off : fill(catalogue.games, { count: count(games) })}
                </span>
                {(mayWrite || (mayStop && !isOff)) && (
                  <Change
                    kind="class"
                    name={gameClass}
                    names={{ off: catalogue.isOff }}
                    object={`${brand}:${gameClass}`}
                  />
                )}
              </span>
            </Fact>
          ))}
        </Facts>
      </Section>
      <Section title={catalogue.listings}>
        <Facts>
          {listings.map((one) => (
            <Listing
              brand={brand}
              key={`${one.gameType} ${one.vendor}`}
              {...{ mayWrite, mayStop, one }}
            />
          ))}
        </Facts>
      </Section>
    </div>
  );
};

type ListingProps = Pick<SwitchesProps, 'brand' | 'mayWrite' | 'mayStop'> & { one: DeskListing };

const Listing = ({ brand, one, mayWrite, mayStop }: ListingProps) => {
  const { catalogue } = useWords();
  const { vendor, gameType, title, games, isShown, maintenance } = one;
  const name = `${catalogue.categories[gameType]} · ${title}`;
  const state = maintenance
    ? catalogue.isMaintained
    : fill(catalogue.games, { count: count(games) });
  return (
    <Fact name={name}>
      <span className={css.acts}>
        <span className={isShown && !maintenance ? 't-2' : 't-warn'}>
          {isShown ? state : catalogue.states.off}
        </span>
        {(mayWrite || (mayStop && isShown)) && (
          <Change
            kind="listing"
            name={name}
            names={{ shown: catalogue.isShown, maintenance: catalogue.isMaintained }}
            object={`${brand}:${vendor}:${gameType}`}
          />
        )}
      </span>
    </Fact>
  );
};

type ChangeProps = {
  kind: 'class' | 'listing';
  object: string;
  name: string;
  names: Readonly<Record<string, string>>;
};

const Change = ({ name, ...dialog }: ChangeProps) => {
  const { catalogue } = useWords();
  const [isShown, setIsShown] = useState(false);
  const title = fill(catalogue.changeOf, { name });
  return (
    <>
      <Button aria-label={title} onClick={() => setIsShown(true)} small>
        {catalogue.change}
      </Button>
      {isShown && <FlagsDialog {...dialog} onClose={() => setIsShown(false)} title={title} />}
    </>
  );
};

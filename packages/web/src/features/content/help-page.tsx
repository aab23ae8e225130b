import { pages } from '@parlour/contract/pages';
import { Icon } from '@parlour/ui/components/art/icon';
import { house } from '@parlour/ui/icons/house';
import { usePhrases } from '@parlour/ui/use-phrases';
import { helpPath } from '../../lib/navigation/paths';
import { Link, linkTo, useSearch } from '../../lib/navigation/navigation';
import type { ScreenProps } from '../../lib/navigation/screen';
import { useHelp } from '../../lib/api/use-help';
import { useTitleOf } from '../../lib/navigation/item-title';
import { findItem } from './find-item';
import { HelpReader, type HelpWays } from './help-reader';
import css from './help.module.css';
import reading from './reading.module.css';

const Titled = ({ item }: { item: string | undefined }) => {
  const { data } = useHelp();
  useTitleOf(item === undefined ? undefined : findItem(data?.list ?? [], item)?.title);
  return null;
};

/** `/help`, and `/helpmc` which has no header and so a way home of its own. */
export const HelpPage = ({ route }: ScreenProps) => {
  const { brand } = usePhrases('brand');
  const item = new URLSearchParams(useSearch()).get('item') ?? undefined;
  const isAlone = route.name === 'memberHelp';
  const ways: HelpWays = { linkOf: (id) => linkTo(helpPath(id, { isAlone })) };
  return (
    <section className={`content ${reading.page}`}>
      <div className={`${reading.head} ${css.head}`}>
        <h1 className="t-h1">{brand.helpCentre}</h1>
        {isAlone && (
          <Link className={`${reading.way} ${css.home}`} href={pages.home.path}>
            <Icon of={house} size={18} />
            {brand.home}
          </Link>
        )}
      </div>
      <div className={reading.sheet}>
        <Titled item={item} />
        <HelpReader item={item} ways={ways} />
      </div>
    </section>
  );
};

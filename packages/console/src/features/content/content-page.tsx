import { type ContentKind, contentKinds } from '@parlour/contract/content-console';
import { useLocation, useParams } from 'wouter';
import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { useTitle } from '../../lib/parts/page';
import { useIsPhone } from '../../lib/use-is-phone';
import css from './content.module.css';
import { ItemPane } from './item-pane';
import { ItemList } from './item-list';
import { useItems } from './use-content';

/** What the brand tells everyone: a list of items and, beside it, the one that is open. */
export const ContentPage = () => {
  const { content } = useWords();
  const { kind: named, code } = useParams<{ kind?: string; code?: string }>();
  const kind = contentKinds.find((one) => one === named) ?? 'announcement';
  const brand = useBrand()?.code;
  useTitle(content.title);
  if (brand === undefined) return <p className={css.none}>{content.chooseBrand}</p>;
  return <Kind brand={brand} code={code} key={`${brand} ${kind}`} kind={kind} />;
};

type KindProps = { brand: string; kind: ContentKind; code: string | undefined };

const Kind = ({ brand, kind, code }: KindProps) => {
  const { content } = useWords();
  const [, go] = useLocation();
  const isPhone = useIsPhone();
  const query = useItems(brand, kind);
  const open = (of: string | undefined) =>
    go(of === undefined ? `/content/${kind}` : `/content/${kind}/${of}`);
  const list = <ItemList brand={brand} current={code} kind={kind} onOpen={open} query={query} />;
  const pane = code !== undefined && (
    <Answer of={query}>
      {({ languages, defaultLang, list: items }) => (
        <ItemPane
          code={code}
          item={items.find((one) => one.code === code)}
          key={code}
          languages={{ all: languages, own: defaultLang }}
          onClose={() => open(undefined)}
          place={{ brand, kind }}
        />
      )}
    </Answer>
  );
  if (isPhone) return <div className={css.phone}>{pane || list}</div>;
  return (
    <div className={css.split}>
      {list}
      {pane || <p className={css.none}>{content.choose}</p>}
    </div>
  );
};

import type { ContentItem, ContentKind } from '@parlour/contract/content-console';
import { operator } from '@parlour/contract/operator';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { Answer } from '../../lib/parts/answer';
import { useMay } from '../../lib/session/me';
import { ItemEditor } from './editor/item-editor';
import type { ItemLanguages } from './use-content';

type ItemPaneProps = {
  place: { brand: string; kind: ContentKind };
  code: string;
  /** As the list has it; a new one is not in it. */
  item: ContentItem | undefined;
  languages: ItemLanguages;
  onClose: () => void;
};

/** An item as it is live, and one's own draft of it. */
export const ItemPane = ({ place: { brand, kind }, code, ...rest }: ItemPaneProps) => {
  const object = `${brand}:${code}`;
  const mayWrite = useMay()('content.w', brand);
  const live = useQuery({
    queryKey: ['content', brand, kind, code, 'live'],
    queryFn: ({ signal }) => call(operator.previewChange, { kind, object, patch: {} }, { signal }),
    refetchInterval: 10_000,
  });
  const draft = useQuery({
    queryKey: ['content-draft', object, kind],
    queryFn: ({ signal }) => call(operator.readDraft, { kind, object }, { signal }),
    enabled: mayWrite,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Answer of={live}>
      {(now) =>
        mayWrite ? (
          <Answer of={draft}>
            {(kept) => (
              <ItemEditor
                {...rest}
                brand={brand}
                code={code}
                draft={kept.draft}
                kind={kind}
                live={now}
                mayWrite
                object={object}
              />
            )}
          </Answer>
        ) : (
          <ItemEditor
            {...rest}
            brand={brand}
            code={code}
            draft={undefined}
            kind={kind}
            live={now}
            mayWrite={false}
            object={object}
          />
        )
      }
    </Answer>
  );
};

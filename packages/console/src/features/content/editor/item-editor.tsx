import type { ContentItem, ContentKind } from '@parlour/contract/content-console';
import type { ChangeDraft, ChangePreview } from '@parlour/contract/operator/changes';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { timeOfDay } from '@parlour/ui/format';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { fill } from '@parlour/locales/phrases';
import { asRefused } from '../../../lib/api/refused';
import { useZone } from '../../../lib/brand';
import { useWords } from '../../../lib/language';
import { refusalText } from '../../../lib/refusal-text';
import { useIsPhone } from '../../../lib/use-is-phone';
import css from '../content.module.css';
import { PreviewPane } from '../preview/preview-pane';
import type { ItemLanguages } from '../use-content';
import { EditorFoot } from './editor-foot';
import { ItemFields } from './item-fields';
import { StaleColumns } from './stale-columns';
import { TextColumns } from './text-columns';
import { type ItemObject, type Saving, useDraft, usePreview } from './use-draft';
import { ItemVersions } from './item-versions';

type ItemEditorProps = ItemObject & {
  brand: string;
  kind: ContentKind;
  code: string;
  item: ContentItem | undefined;
  live: ChangePreview;
  draft: ChangeDraft | undefined;
  languages: ItemLanguages;
  mayWrite: boolean;
  onClose: () => void;
};

/** The fields of an item beside each other in two languages, its versions, and its preview. */
export const ItemEditor = (props: ItemEditorProps) => {
  const { kind, object, code, item, live, languages, mayWrite, brand } = props;
  const { content } = useWords();
  const drafting = useDraft(props);
  const { patch, values, version, isEmpty, isStale, type, replace, epoch } = drafting;
  const preview = usePreview({ kind, object }, patch, version);
  const faults = isEmpty || !preview.error ? [] : asRefused(preview.error).fields;
  const cleaned =
    isEmpty || !preview.data
      ? live.values
      : {
          ...live.values,
          ...Object.fromEntries(preview.data.diff.map(({ field, after }) => [field, after])),
        };
  const editing = { brand, kind, values, languages, faults, mayWrite, onType: type };
  return (
    <div className={css.editor}>
      <section aria-label={content.fields.html} className={css.main}>
        <div className={css.scroll}>
          <EditorHead {...props} isEmpty={isEmpty} saving={drafting.saving} version={version} />
          {!mayWrite && <p className="t-2">{content.readOnly}</p>}
          {item?.waits && <p className={css.warn}>{content.proposed}</p>}
          {isStale && <StaleColumns {...{ brand, kind, code, live, version, patch, replace }} />}
          <TextColumns {...editing} key={`texts ${epoch}`} />
          <hr className={css.rule} />
          <ItemFields {...editing} key={`fields ${epoch}`} />
          <hr className={css.rule} />
          <ItemVersions
            {...{ brand, kind, code, mayWrite }}
            onTake={(taken) => replace(differing(taken, live.values))}
          />
        </div>
        {mayWrite && (
          <EditorFoot
            {...{ kind, object, item, live, languages, drafting }}
            preview={isEmpty ? undefined : preview}
          />
        )}
      </section>
      <PreviewPane {...{ kind, languages }} values={cleaned} />
    </div>
  );
};

/** A draft that makes an item what it was: null for what it did not have. */
const differing = (
  wanted: Readonly<Record<string, unknown>>,
  live: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const names = new Set([...Object.keys(wanted), ...Object.keys(live)]);
  names.delete('code');
  return Object.fromEntries(
    [...names]
      .filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(live[name]))
      .map((name) => [name, wanted[name] ?? null]),
  );
};

type EditorHeadProps = Pick<ItemEditorProps, 'code' | 'live' | 'onClose'> & {
  isEmpty: boolean;
  saving: Saving;
  version: string;
};

const EditorHead = ({ code, live, isEmpty, saving, version, onClose }: EditorHeadProps) => {
  const words = useWords();
  const { content } = words;
  const zone = useZone();
  const isPhone = useIsPhone();
  const name = isEmpty ? content.live : content.draft;
  const title = version === '0' ? content.firstDraft : fill(name, { version });
  const saved = saving.at && fill(content.saved, { time: timeOfDay(saving.at, zone) });
  const failed =
    saving.refused && fill(content.notSaved, { why: refusalText(words, saving.refused) });
  return (
    <header className={css.editorHead}>
      {isPhone && <IconButton icon={arrowLeft} label={content.close} onClick={onClose} />}
      <h2 className="t-h1">{title}</h2>
      <span className="t-3">{code}</span>
      <output className={failed ? css.warn : 't-3'}>
        {failed ?? (saving.isBusy ? content.saving : saved)}
      </output>
      {live.version === '0' && <span className="t-3">{content.states.down}</span>}
    </header>
  );
};

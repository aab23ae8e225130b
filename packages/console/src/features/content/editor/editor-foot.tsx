import { type ContentItem, neededTexts } from '@parlour/contract/content-console';
import type { ChangePreview } from '@parlour/contract/operator/changes';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { check } from '@parlour/ui/icons/check';
import { warning } from '@parlour/ui/icons/warning';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { asRefused } from '../../../lib/api/refused';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import parts from '../../../lib/parts/parts.module.css';
import { refusalText } from '../../../lib/refusal-text';
import { useNow } from '../../../lib/use-now';
import css from './editor.module.css';
import { outsideLinks } from '../html-tree';
import type { ItemLanguages } from '../use-content';
import { PublishDialog } from './publish-dialog';
import type { ItemObject, ItemValues, useDraft } from './use-draft';

type EditorFootProps = ItemObject & {
  item: ContentItem | undefined;
  live: ChangePreview;
  languages: ItemLanguages;
  drafting: ReturnType<typeof useDraft>;
  /** Of a draft with something in it. */
  preview: UseQueryResult<ChangePreview> | undefined;
};

/** What was checked of the draft, and what can be done with it. */
export const EditorFoot = (props: EditorFootProps) => {
  const { kind, object, live, drafting, preview, item } = props;
  const words = useWords();
  const { content } = words;
  const [asked, setAsked] = useState<'publish' | 'down'>();
  const label = usePublishLabel(drafting.values);
  const refused = preview?.error ? asRefused(preview.error) : undefined;
  const faults = refused?.fields.length ?? 0;
  const isReady = preview?.data !== undefined && !preview.error && !drafting.isStale;
  const isBlocked = item?.waits ?? false;
  const needsSecond = preview?.data?.needsSecond ?? false;
  const patch = asked === 'down' ? { enabled: false } : drafting.patch;
  return (
    <footer className={css.foot}>
      {preview && <Checks {...props} preview={preview.data} />}
      {faults > 0 && <p className={css.warn}>{fill(content.wrong, { count: faults })}</p>}
      {refused && faults === 0 && <p className={css.warn}>{refusalText(words, refused)}</p>}
      <div className={parts.acts}>
        <Button disabled={drafting.isEmpty} look="quiet" onClick={() => drafting.replace({})}>
          {content.drop}
        </Button>
        {live.values['enabled'] === true && !isBlocked && (
          <Button look="quiet" onClick={() => setAsked('down')}>
            {content.takeDown}
          </Button>
        )}
        <span className={parts.space} />
        <Button disabled={!isReady || isBlocked} look="accent" onClick={() => setAsked('publish')}>
          {needsSecond ? content.propose : label}
        </Button>
      </div>
      {asked && (
        <PublishDialog
          kind={kind}
          object={object}
          onClose={() => setAsked(undefined)}
          onDone={() => asked === 'publish' && drafting.done()}
          patch={patch}
          title={asked === 'down' ? content.takeDownTitle : content.publishTitle}
          version={asked === 'down' ? live.version : drafting.version}
        />
      )}
    </footer>
  );
};

const usePublishLabel = ({ enabled, from }: ItemValues): string => {
  const { content } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const now = useNow();
  if (enabled !== true) return content.save;
  const begins = Date.parse(String(from));
  return begins > now
    ? fill(content.schedule, { time: dateTime(new Date(begins), zone, locale) })
    : content.publish;
};

type ChecksProps = Pick<EditorFootProps, 'kind' | 'languages' | 'drafting'> & {
  preview: ChangePreview | undefined;
};

const Checks = ({ kind, languages, drafting, preview }: ChecksProps) => {
  const { content } = useWords();
  const { values, patch } = drafting;
  const lacks = languages.all.filter((one) =>
    neededTexts[kind].some((field) => !values[`texts.${one}.${field}`]),
  );
  const html = Object.entries(patch).filter(([name]) => name.endsWith('.html'));
  const isChanged = html.some(([name, typed]) => {
    const clean = preview?.diff.find(({ field }) => field === name)?.after;
    return typeof clean === 'string' && tagsOf(clean) !== tagsOf(String(typed));
  });
  const outside = html.flatMap(([, typed]) => outsideLinks(String(typed))).length;
  const { checks } = content;
  const lines: [boolean, string][] = [
    lacks.length === 0
      ? [true, fill(checks.languages, { count: languages.all.length })]
      : [false, fill(checks.gaps, { languages: lacks.join(', ') })],
    isChanged ? [false, checks.cleaned] : [true, checks.clean],
    outside === 0 ? [true, checks.inside] : [false, fill(checks.outside, { count: outside })],
  ];
  return (
    <ul className={css.checks}>
      {lines.map(([isGood, text]) => (
        <li data-good={isGood} key={text}>
          <Icon of={isGood ? check : warning} size={15} />
          {text}
        </li>
      ))}
    </ul>
  );
};

/** The tags alone: what the server writes otherwise is of no matter. */
const tagsOf = (html: string): string => (html.match(/<[^>]*>/g) ?? []).join('');

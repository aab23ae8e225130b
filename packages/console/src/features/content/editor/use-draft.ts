import { operator } from '@parlour/contract/operator';
import type { ChangeDraft, ChangePreview } from '@parlour/contract/operator/changes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/call';
import { asRefused, type ConsoleRefused } from '../../../lib/api/refused';
import type { ContentKind } from '@parlour/contract/content-console';

export type ItemValues = Readonly<Record<string, unknown>>;
export type ItemObject = { kind: ContentKind; object: string };

/** Where the draft is kept: not yet, since a moment, or not at all. */
export type Saving = { at?: Date; isBusy?: boolean; refused?: ConsoleRefused };

const saveAfterMs = 700;
const againAfterMs = 5000;

type Drafting = ItemObject & { live: ChangePreview; draft: ChangeDraft | undefined };

/** What a person types of an item, saved as they type, on the version that they began with. */
export const useDraft = ({ kind, object, live, draft }: Drafting) => {
  const [patch, setPatch] = useState<ItemValues>(draft?.patch ?? {});
  const [began, setBegan] = useState(draft?.version ?? live.version);
  // The fields are drawn again where their texts come from elsewhere than the keyboard.
  const [epoch, setEpoch] = useState(0);
  const isEmpty = Object.keys(patch).length === 0;
  const version = isEmpty ? live.version : began;
  const { saving, forget } = useSaving({ kind, object }, { patch, version });
  const replace = (to: ItemValues, on = live.version) => {
    setBegan(on);
    setPatch(to);
    setEpoch((before) => before + 1);
  };
  const type = (name: string, value: unknown) => {
    if (isEmpty) setBegan(live.version);
    setPatch((before) => typedIn(before, name, value, live.values));
  };
  return {
    patch,
    version,
    epoch,
    isEmpty,
    isStale: !isEmpty && began !== live.version,
    values: { ...live.values, ...patch } as ItemValues,
    saving,
    type,
    replace,
    /** It is live: nothing is left to save. */
    done: () => {
      forget();
      replace({});
    },
  };
};

/** The draft with a field as it was typed, or without it where that is what is live. */
const typedIn = (patch: ItemValues, name: string, value: unknown, live: ItemValues): ItemValues => {
  const { [name]: _, ...others } = patch;
  const given = value === '' || value === undefined ? null : value;
  const isLive = JSON.stringify(given) === JSON.stringify(live[name] ?? null);
  return isLive ? others : { ...others, [name]: given };
};

type Kept = { patch: ItemValues; version: string };

const useSaving = ({ kind, object }: ItemObject, { patch, version }: Kept) => {
  const [saving, setSaving] = useState<Saving>({});
  const [tries, setTries] = useState(0);
  const saved = useRef(patch);
  const unsaved = useRef<() => Promise<unknown>>(undefined);
  useEffect(() => {
    if (saved.current === patch) return undefined;
    const save = () => {
      unsaved.current = undefined;
      saved.current = patch;
      return call(operator.saveDraft, { kind, object, patch, version });
    };
    unsaved.current = save;
    setSaving({ isBusy: true });
    const timer = setTimeout(
      () =>
        void save().then(
          () => setSaving({ at: new Date() }),
          (thrown: unknown) => {
            saved.current = {};
            setSaving({ refused: asRefused(thrown) });
            setTimeout(() => setTries((before) => before + 1), againAfterMs);
          },
        ),
      saveAfterMs,
    );
    return () => clearTimeout(timer);
  }, [kind, object, patch, version, tries]);
  // What was typed last is kept when the page is left.
  useEffect(() => () => void unsaved.current?.().catch(() => undefined), []);
  const forget = () => {
    unsaved.current = undefined;
    saved.current = patch;
    setSaving({});
  };
  return { saving, forget };
};

/** A value once it has rested for a moment. */
export const useSettled = <Value>(value: Value, ms = 350): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};

/** What the draft would make of the item, with its HTML cleaned, or what is wrong with it. */
export const usePreview = ({ kind, object }: ItemObject, patch: ItemValues, version: string) => {
  const settled = useSettled(patch);
  return useQuery({
    queryKey: ['content-preview', object, version, settled],
    queryFn: ({ signal }) =>
      call(operator.previewChange, { kind, object, patch: settled }, { signal }),
    enabled: Object.keys(settled).length > 0,
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
};

import type { CaseView } from '@parlour/contract/casework';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { CaseKind } from '../../lib/case-kind';
import { useKeys } from '../../lib/keys/keys';
import { useConsoleLocale, useWords } from '../../lib/language';
import { KeyCap } from '../../lib/parts/key-cap';
import parts from '../../lib/parts/parts.module.css';
import { refusalText } from '../../lib/refusal-text';
import { CaseActs } from './case-acts';
import css from './case.module.css';
import { draftOf, keepDraft } from './drafts';
import type { Claim } from './use-claim';
import { type DecisionInHand, useDecision } from './use-decision';

type DecisionBarProps = {
  view: CaseView;
  claim: Claim;
  /** Undefined: this kind is decided elsewhere, and worked here. */
  kind: CaseKind | undefined;
  onClose: () => void;
};

/** The verdicts by their letters: a press arms one, Enter confirms it. */
const letters: Record<string, string> = {
  approve: 'A',
  credit: 'A',
  pass: 'A',
  clear: 'A',
  proof: 'A',
  paid: 'A',
  continue: 'A',
  answer: 'A',
  refuse: 'R',
  close: 'R',
  return: 'R',
  not_paid: 'R',
  act: 'R',
};

/** The one that commits, last and in the accent. */
const commits = (code: string): boolean => letters[code] === 'A';

/** The decision: a reason, whether the player reads it, and what each button does. */
export const DecisionBar = ({ view, claim, kind, onClose }: DecisionBarProps) => {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const hand = useDecision({ view, decide: kind?.decide, form, onClose });
  const mayDecide = kind !== undefined && view.may.decide && claim.isMine;
  useDecisionKeys(view, mayDecide, hand, () => note.current?.focus());
  const { armed, refused } = hand;
  return (
    <div className={css.decision}>
      {/* The acts' dialogs have forms of their own, which must not stand in this one. */}
      <form
        className={css.reasons}
        onSubmit={(event) => {
          event.preventDefault();
          if (armed) void hand.send(armed);
        }}
        ref={form}
      >
        {refused && <FormAlert reference={refused.id}>{refusalText(words, refused)}</FormAlert>}
        {kind?.Fields && <kind.Fields disabled={!mayDecide} of={view} />}
        {kind && <ReasonRow claim={claim} mayDecide={mayDecide} note={note} view={view} />}
      </form>
      <div className={css.buttons}>
        <CaseActs isMine={claim.isMine} onDone={onClose} view={view} />
        {kind && <Verdicts hand={hand} mayDecide={mayDecide} view={view} />}
      </div>
      <p className={css.hint} role="status">
        {armed && words.casework.armed}
        {!armed && mayDecide && (
          <>
            {kind.Effects && <kind.Effects of={view} />}{' '}
            <span className={css.byKeys}>{words.casework.decideHint}</span>
          </>
        )}
        {!claim.isMine &&
          (claim.refused ? refusalText(words, claim.refused) : words.casework.readOnly)}
      </p>
    </div>
  );
};

const useDecisionKeys = (
  { verdicts }: CaseView,
  mayDecide: boolean,
  { armed, arm, send }: DecisionInHand,
  toNote: () => void,
): void => {
  const { casework } = useWords();
  const code = useConsoleLocale().toUpperCase();
  const arming = verdicts.flatMap(({ code: verdict, names }) => {
    const key = letters[verdict];
    return key ? [{ key, name: names[code] ?? verdict, act: () => arm(verdict) }] : [];
  });
  const confirming = [
    { key: 'Enter', name: casework.confirm, act: () => void send(armed ?? '') },
    { key: 'Escape', name: casework.disarm, act: () => arm(undefined) },
  ];
  const noting = { key: 'C', name: casework.note, act: toNote };
  useKeys(mayDecide ? [...arming, noting, ...(armed ? confirming : [])] : []);
};

/** With the reason chosen, Enter confirms what is armed, as it does outside a field. */
const confirmed = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

type ReasonRowProps = {
  view: CaseView;
  claim: Claim;
  mayDecide: boolean;
  note: RefObject<HTMLTextAreaElement | null>;
};

const ReasonRow = ({ view, claim, mayDecide, note }: ReasonRowProps) => {
  const { casework } = useWords();
  const code = useConsoleLocale().toUpperCase();
  const type = (text: string) => {
    keepDraft(view.id, text);
    claim.touch();
  };
  return (
    <div className={css.reasonRow}>
      <textarea
        aria-label={casework.note}
        className={parts.entry}
        defaultValue={draftOf(view.id)}
        disabled={!mayDecide}
        maxLength={2000}
        name="note"
        onChange={(event) => type(event.target.value)}
        placeholder={casework.noteHint}
        ref={note}
        rows={1}
      />
      <select
        aria-label={casework.reasonCode}
        className={parts.entry}
        disabled={!mayDecide}
        name="reasonCode"
        onKeyDown={confirmed}
      >
        <option value="">{casework.reasonCode}</option>
        {view.reasonCodes.map(({ code: one, isTold, texts }) => (
          <option key={one} value={one}>
            {texts[code] ?? one}
            {isTold && ` (${casework.isPublic})`}
          </option>
        ))}
      </select>
    </div>
  );
};

type VerdictsProps = { view: CaseView; hand: DecisionInHand; mayDecide: boolean };

const Verdicts = ({ view, hand: { armed, arm, isBusy, send }, mayDecide }: VerdictsProps) => {
  const { casework, common } = useWords();
  const code = useConsoleLocale().toUpperCase();
  const ordered = [
    ...view.verdicts.filter((one) => !commits(one.code)),
    ...view.verdicts.filter((one) => commits(one.code)),
  ];
  return ordered.map(({ code: verdict, names }) => {
    const isArmed = armed === verdict;
    return (
      <Button
        aria-pressed={isArmed}
        busy={isBusy && isArmed && common.sending}
        className={commits(verdict) ? css.commit : undefined}
        disabled={!mayDecide}
        key={verdict}
        look={commits(verdict) ? 'accent' : 'outline'}
        onClick={() => (isArmed ? void send(verdict) : arm(verdict))}
      >
        {isArmed ? casework.confirmIt : (names[code] ?? verdict)}
        <KeyCap of={isArmed ? 'Enter' : (letters[verdict] ?? '')} />
      </Button>
    );
  });
};

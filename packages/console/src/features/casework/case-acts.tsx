import { casework as calls, type CaseView } from '@parlour/contract/casework';
import { Button } from '@parlour/ui/components/form/button';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { type ComponentProps, useMemo, useState } from 'react';
import { type Key, useKeys } from '../../lib/keys/keys';
import { useWords } from '../../lib/language';
import { KeyCap } from '../../lib/parts/key-cap';
import { parkTimes } from './park-times';
import { ReasonDialog } from './reason-dialog';

type Act = 'park' | 'ask' | 'handOver';

type CaseActsProps = { view: CaseView; isMine: boolean; onDone: () => void };

const letters: Record<Act, string> = { park: 'H', ask: 'M', handOver: 'T' };
const acts: readonly Act[] = ['park', 'ask', 'handOver'];

/** What is done with a case without deciding it: park it, ask its player, hand it over. */
export const CaseActs = ({ view, isMine, onDone }: CaseActsProps) => {
  const { casework } = useWords();
  const [shown, setShown] = useState<Act>();
  const { isAskable } = view;
  const own = useMemo(() => acts.filter((act) => act !== 'ask' || isAskable), [isAskable]);
  useKeys(
    useMemo<readonly Key[]>(
      () =>
        isMine
          ? own.map((act) => ({
              key: letters[act],
              name: casework.acts[act],
              act: () => setShown(act),
            }))
          : [],
      [isMine, own, casework],
    ),
  );
  return (
    <>
      {own.map((act) => (
        <Button disabled={!isMine} key={act} onClick={() => setShown(act)}>
          {casework.acts[act]}
          <KeyCap of={letters[act]} />
        </Button>
      ))}
      {shown && (
        <ActDialog act={shown} onClose={() => setShown(undefined)} onDone={onDone} view={view} />
      )}
    </>
  );
};

type ActDialogProps = { act: Act; view: CaseView; onClose: () => void; onDone: () => void };

const ActDialog = ({ act, ...rest }: ActDialogProps) => {
  const { casework } = useWords();
  const title = casework.acts[act];
  const labels = { park: casework.parkWhy, ask: casework.askWhat, handOver: casework.handOverNote };
  return (
    <ReasonDialog {...rest} label={labels[act]} send={sending[act]} submit={title} title={title}>
      {act === 'park' && (
        <SelectField label={casework.parkFor} name="minutes" options={parkTimes(casework)} />
      )}
    </ReasonDialog>
  );
};

const sending: Record<Act, ComponentProps<typeof ReasonDialog>['send']> = {
  park: (reason, version, { minutes }) => ({
    endpoint: calls.parkCase,
    input: { reason, version, minutes: Number(minutes) },
  }),
  ask: (message, version) => ({ endpoint: calls.askPlayer, input: { message, version } }),
  handOver: (note, version) => ({ endpoint: calls.handOverCase, input: { note, version } }),
};

import { casework as calls, type CaseView } from '@parlour/contract/casework';
import { shiftDesk } from '@parlour/contract/shift-desk';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { Menu, MenuItem } from '@parlour/ui/components/layout/menu';
import { dotsThree } from '@parlour/ui/icons/dots-three';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { call } from '../../lib/api/call';
import { type Key, useKeys } from '../../lib/keys/keys';
import { useWords } from '../../lib/language';
import { KeyCap } from '../../lib/parts/key-cap';
import { useMay } from '../../lib/session/me';
import { useIsPhone } from '../../lib/use-is-phone';
import css from './case.module.css';
import { parkTimes } from './park-times';
import { ReasonDialog } from './reason-dialog';

type Act = 'park' | 'ask' | 'handOver' | 'push' | 'note' | 'reopen';

type CaseActsProps = { view: CaseView; isMine: boolean; onDone: () => void };

const letters: Record<Act, string> = {
  park: 'H',
  ask: 'M',
  handOver: 'T',
  push: 'U',
  note: 'W',
  reopen: 'O',
};

/** Who has claimed the case does these, and has it no more afterwards. */
const claimed: readonly Act[] = ['park', 'ask', 'handOver'];

/**
 * What is done with a case without deciding it: park it, ask its player, hand it over; push it to
 * the front, write a note beside it, open it again.
 */
export const CaseActs = ({ view, isMine, onDone }: CaseActsProps) => {
  const { casework } = useWords();
  const [shown, setShown] = useState<Act>();
  const own = useOwnActs(view);
  const enabled = useMemo(
    () => own.filter((act) => isMine || !claimed.includes(act)),
    [own, isMine],
  );
  useKeys(
    useMemo<readonly Key[]>(
      () =>
        enabled.map((act) => ({
          key: letters[act],
          name: casework.acts[act],
          act: () => setShown(act),
        })),
      [enabled, casework],
    ),
  );
  return (
    <>
      <Acts enabled={enabled} onShow={setShown} own={own} />
      {shown && (
        <ActDialog
          act={shown}
          onClose={() => setShown(undefined)}
          {...(claimed.includes(shown) && { onDone })}
          view={view}
        />
      )}
    </>
  );
};

type ActsProps = { own: readonly Act[]; enabled: readonly Act[]; onShow: (act: Act) => void };

/** On a phone one button leads to them all: the verdicts stay beside it, and the case above. */
const Acts = ({ own, enabled, onShow }: ActsProps) => {
  const { casework } = useWords();
  const isPhone = useIsPhone();
  if (!isPhone) {
    return own.map((act) => (
      <Button disabled={!enabled.includes(act)} key={act} onClick={() => onShow(act)}>
        {casework.acts[act]}
        <KeyCap of={letters[act]} />
      </Button>
    ));
  }
  return (
    <Menu
      button={{
        'aria-label': casework.otherActs,
        className: css.more,
        children: <Icon of={dotsThree} size={24} />,
      }}
      label={casework.otherActs}
    >
      {own.map((act) => (
        <MenuItem disabled={!enabled.includes(act)} key={act} onClick={() => onShow(act)}>
          {casework.acts[act]}
        </MenuItem>
      ))}
    </Menu>
  );
};

/** The acts that the case is open to, as it is now. */
const useOwnActs = ({ state, isAskable, isPushed, brand, may }: CaseView): readonly Act[] => {
  const mayOf = useMay();
  const writes = mayOf('note.w', brand);
  const { claim, decide, reassign, reopen } = may;
  const works = claim || decide || reassign;
  return useMemo(() => {
    const isOpen = state !== 'closed';
    const shown: Record<Act, boolean> = {
      park: isOpen,
      ask: isOpen && isAskable,
      handOver: isOpen,
      push: isOpen && works && !isPushed,
      note: writes,
      reopen,
    };
    return (Object.keys(letters) as Act[]).filter((act) => shown[act]);
  }, [state, isAskable, isPushed, works, writes, reopen]);
};

type ActDialogProps = { act: Act; view: CaseView; onClose: () => void; onDone?: () => void };

const ActDialog = ({ act, ...rest }: ActDialogProps) => {
  const { casework } = useWords();
  const title = casework.acts[act];
  const labels: Record<Act, string> = {
    park: casework.parkWhy,
    ask: casework.askWhat,
    handOver: casework.handOverNote,
    push: casework.why,
    note: casework.notesFor,
    reopen: casework.why,
  };
  return (
    <ReasonDialog {...rest} label={labels[act]} send={sending[act]} submit={title} title={title}>
      {act === 'park' && (
        <SelectField label={casework.parkFor} name="minutes" options={parkTimes(casework)} />
      )}
      {act === 'handOver' && <Colleague />}
    </ReasonDialog>
  );
};

/** The queue, or a colleague who is on shift. */
const Colleague = () => {
  const { casework } = useWords();
  const { data } = useQuery({
    queryKey: ['shift'],
    queryFn: ({ signal }) => call(shiftDesk.readShift, {}, { signal }),
  });
  const { to, queue } = casework.shift;
  const colleagues = data?.colleagues ?? [];
  return (
    <SelectField
      label={to}
      name="to"
      options={[
        { value: '', label: queue },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
};

const sending: Record<Act, ComponentProps<typeof ReasonDialog>['send']> = {
  park: (reason, version, { minutes }) => ({
    endpoint: calls.parkCase,
    input: { reason, version, minutes: Number(minutes) },
  }),
  ask: (message, version) => ({ endpoint: calls.askPlayer, input: { message, version } }),
  handOver: (note, version, { to }) => ({
    endpoint: calls.handOverCase,
    input: { note, version, ...(to && { to }) },
  }),
  push: (reason, version) => ({ endpoint: calls.pushCase, input: { reason, version } }),
  note: (note) => ({ endpoint: calls.writeNote, input: { note } }),
  reopen: (reason, version) => ({ endpoint: calls.reopenCase, input: { reason, version } }),
};

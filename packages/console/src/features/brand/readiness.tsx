import { operator } from '@parlour/contract/operator';
import type { Readiness as ReadinessOf } from '@parlour/contract/operator/changes';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { check } from '@parlour/ui/icons/check';
import { x } from '@parlour/ui/icons/x';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Section } from '../../lib/parts/section';
import { ProposeDialog } from '../change/propose-dialog';
import css from './brand.module.css';

type ReadinessProps = { code: string; canWrite: boolean; onDone: () => void };

/** Demonstration or real money: what is missing, who waits for whom, and the switch itself. */
export const Readiness = (props: ReadinessProps) => {
  const { brand } = useWords();
  const query = useQuery({
    queryKey: ['changes', 'readiness', props.code],
    queryFn: ({ signal }) => call(operator.readReadiness, { brand: props.code }, { signal }),
    staleTime: 0,
  });
  return (
    <Section aside={query.data && brand.modes[query.data.mode]} title={brand.ready.title}>
      <Answer of={query}>{(readiness) => <Ready {...props} readiness={readiness} />}</Answer>
    </Section>
  );
};

const Ready = ({ readiness, ...props }: ReadinessProps & { readiness: ReadinessOf }) => {
  const { ready } = useWords().brand;
  const { mode, checks, waiting } = readiness;
  const missing = checks.filter(({ isMet }) => !isMet).length;
  return (
    <>
      <p>{ready[mode]}</p>
      {mode === 'demonstration' && (
        <p className="t-2">{missing > 0 ? fill(ready.left, { count: missing }) : ready.all}</p>
      )}
      <Checks checks={checks} />
      {waiting ? <Waiting waiting={waiting} /> : <Switch {...props} {...{ mode, missing }} />}
    </>
  );
};

const Checks = ({ checks }: Pick<ReadinessOf, 'checks'>) => {
  const { ready } = useWords().brand;
  return (
    <ul className={css.checks}>
      {checks.map(({ name, isMet }) => (
        <li key={name}>
          <span className={`${css.verdict} ${isMet ? css.live : css.loosens}`}>
            <Icon of={isMet ? check : x} size={15} />
            {isMet ? ready.met : ready.missing}
          </span>
          <span>
            <strong>{ready.checks[name]}</strong>
            {!isMet && <span className={css.how}>{ready.how[name]}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Waiting = ({ waiting }: { waiting: NonNullable<ReadinessOf['waiting']> }) => {
  const { ready, modes } = useWords().brand;
  const { author, mode } = waiting;
  return (
    <p role="status">
      {fill(ready.waiting, { author, mode: modes[mode] })}{' '}
      <Link className="t-link" href="/changes">
        {ready.toChanges}
      </Link>
    </p>
  );
};

type SwitchProps = ReadinessProps & { mode: ReadinessOf['mode']; missing: number };

const Switch = ({ code, canWrite, onDone, mode, missing }: SwitchProps) => {
  const { ready } = useWords().brand;
  const [isOpen, setIsOpen] = useState(false);
  if (!canWrite) return null;
  const isToReal = mode === 'demonstration';
  const title = isToReal ? ready.toReal : ready.toDemonstration;
  return (
    <div>
      <Button disabled={isToReal && missing > 0} look="outline" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <ProposeDialog
          kind="brand"
          object={code}
          onClose={() => setIsOpen(false)}
          onDone={onDone}
          patchOf={() => ({ mode: isToReal ? 'real' : 'demonstration' })}
          title={title}
        >
          {() => <p>{isToReal ? ready.whatReal : ready.whatDemonstration}</p>}
        </ProposeDialog>
      )}
    </div>
  );
};

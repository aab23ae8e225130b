import {
  compliance,
  coolingDays,
  exclusionTimes,
  type LimitsView,
} from '@parlour/contract/compliance';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused, type Refused } from '../../lib/api/refused';
import { useChangeLimits } from '../../lib/api/use-limits';
import css from './limits-page.module.css';

/** Runs a change once at a time; what it was refused for stays below. */
const useOnce = () => {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const run = (made: () => Promise<void>) => {
    setBusy(true);
    setRefused(undefined);
    made()
      .catch((thrown: unknown) => setRefused(asRefused(thrown)))
      .finally(() => setBusy(false));
  };
  return { isBusy, refused, run };
};

type PartProps = {
  title: string;
  text: string;
  refused: Refused | undefined;
  children: ReactNode;
};

const Part = ({ title, text, refused, children }: PartProps) => {
  const { refusal } = usePhrases('refusal');
  return (
    <section className={css.part}>
      <h4 className="t-h3">{title}</h4>
      <p className="t-small">{text}</p>
      <div className={css.form}>{children}</div>
      {refused && <FormAlert reference={refused.id}>{refusal[refused.code]}</FormAlert>}
    </section>
  );
};

const intervals = [15, 30, 60, 120];

/** How often play pauses to say how long it lasts. */
export const Reality = ({ minutes }: { minutes: LimitsView['realityMinutes'] }) => {
  const { compliance: words } = usePhrases('compliance');
  const change = useChangeLimits();
  const { refused, run } = useOnce();
  return (
    <Part refused={refused} text={words.realityText} title={words.reality}>
      <SelectField
        label={words.reality}
        name="reality"
        onChange={({ target: { value } }) =>
          run(() => change(call(compliance.setReality, value ? { minutes: Number(value) } : {})))
        }
        options={[
          { value: '', label: words.never },
          ...intervals.map((each) => ({
            value: String(each),
            label: fill(words.every, { minutes: each }),
          })),
        ]}
        value={String(minutes ?? '')}
      />
    </Part>
  );
};

/** A break of some days. It begins at once, so it is agreed to first. */
export const Pause = () => {
  const { compliance: words } = usePhrases('compliance');
  const change = useChangeLimits();
  const options = coolingDays.map((value) => ({
    value,
    label: value === '1' ? words.oneDay : fill(words.days, { count: value }),
  }));
  return (
    <Final
      act={words.begin}
      begin={(days) => change(call(compliance.coolOff, { days }))}
      options={options}
      text={words.pauseText}
      title={words.pause}
    />
  );
};

/** Months, years or for ever. */
export const Exclusion = () => {
  const { compliance: words } = usePhrases('compliance');
  const change = useChangeLimits();
  const [isEverywhere, everywhere] = useState(false);
  const labels = {
    '6m': fill(words.months, { count: 6 }),
    '1y': fill(words.months, { count: 12 }),
    '5y': fill(words.years, { count: 5 }),
    forever: words.forever,
  } as const;
  return (
    <Final
      act={words.excludeDo}
      begin={(time) => change(call(compliance.exclude, { time, everywhere: isEverywhere }))}
      options={exclusionTimes.map((value) => ({ value, label: labels[value] }))}
      text={words.excludeText}
      title={words.exclude}
    >
      <CheckField checked={isEverywhere} onChange={({ target }) => everywhere(target.checked)}>
        {words.everywhere}
      </CheckField>
    </Final>
  );
};

type FinalProps<Value extends string> = {
  title: string;
  text: string;
  act: string;
  options: { value: Value; label: string }[];
  begin: (value: Value) => Promise<void>;
  /** What else is chosen with it. */
  children?: ReactNode;
};

/** What cannot be undone: its length, the consequence agreed to, and the button. */
const Final = <Value extends string>(props: FinalProps<Value>) => {
  const { title, text, act, options, begin, children } = props;
  const { compliance: words } = usePhrases('compliance');
  const { isBusy, refused, run } = useOnce();
  const [value, choose] = useState(options[0]!.value);
  const [isSure, setSure] = useState(false);
  return (
    <Part refused={refused} text={text} title={title}>
      <SelectField
        label={title}
        name={title}
        onChange={({ target }) =>
          choose(options.find((one) => one.value === target.value)?.value ?? value)
        }
        options={options}
        value={value}
      />
      {children}
      <CheckField checked={isSure} onChange={({ target }) => setSure(target.checked)}>
        {words.sure}
      </CheckField>
      <Button
        busy={isBusy && words.saving}
        disabled={!isSure}
        onClick={() =>
          run(async () => {
            await begin(value);
            setSure(false);
          })
        }
      >
        {act}
      </Button>
    </Part>
  );
};

import { audienceStates, audienceTypes } from '@parlour/contract/message-console';
import { TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { useWords } from '../../lib/language';
import css from './message.module.css';

type AudienceFieldsProps = { faultOf: (name: string) => string | undefined };

const days = ['registeredFrom', 'registeredTo', 'activeFrom', 'activeTo'] as const;

/** Who gets a message: each field that is filled in leaves fewer. */
export const AudienceFields = ({ faultOf }: AudienceFieldsProps) => {
  const { message, player } = useWords();
  return (
    <fieldset className={css.part}>
      <legend>{message.audience}</legend>
      <p className="t-2">{message.audienceHint}</p>
      <div className={css.filters}>
        <SelectField
          error={faultOf('type')}
          label={message.type}
          name="type"
          options={[
            { value: '', label: message.types.any },
            ...audienceTypes.map((type) => ({ value: type, label: message.types[type] })),
          ]}
        />
        <SelectField
          error={faultOf('state')}
          label={message.state}
          name="state"
          options={audienceStates.map((state) => ({ value: state, label: player.states[state] }))}
        />
        <TextField
          autoComplete="off"
          error={faultOf('level')}
          inputMode="numeric"
          label={message.level}
          name="level"
        />
        <TextField
          autoComplete="off"
          error={faultOf('currency')}
          label={message.currency}
          maxLength={5}
          name="currency"
          spellCheck={false}
        />
        {days.map((day) => (
          <TextField error={faultOf(day)} key={day} label={message[day]} name={day} type="date" />
        ))}
      </div>
    </fieldset>
  );
};

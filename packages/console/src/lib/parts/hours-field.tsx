import { SelectField } from '@parlour/ui/components/form/select-field';
import { useWords } from '../language';

/** How long the writer is silenced, if the verdict says so; an empty value is for ever. */
export const HoursField = ({ disabled = false }: { disabled?: boolean }) => {
  const { room } = useWords();
  return (
    <SelectField
      defaultValue="24"
      disabled={disabled}
      label={room.howLong}
      name="hours"
      options={[
        { value: '1', label: room.hour },
        { value: '24', label: room.day },
        { value: '168', label: room.week },
        { value: '720', label: room.month },
        { value: '', label: room.ever },
      ]}
    />
  );
};

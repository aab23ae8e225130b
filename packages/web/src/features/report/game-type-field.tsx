import { gameTypes, type GameType } from '@parlour/contract/catalogue';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from './record.module.css';

type GameTypeFieldProps = {
  type: GameType | undefined;
  onType: (type?: GameType) => void;
};

/** One type of game, or all. */
export const GameTypeField = ({ type, onType }: GameTypeFieldProps) => {
  const { brand, report: words } = usePhrases('brand', 'report');
  return (
    <div className={css.days}>
      <SelectField
        label={words.type}
        name="recordType"
        onChange={({ target }) => onType(gameTypes.find((one) => one === target.value))}
        options={[
          { value: '', label: words.allKinds },
          ...gameTypes.map((one) => ({ value: one, label: brand[one] })),
        ]}
        value={type ?? ''}
      />
    </div>
  );
};

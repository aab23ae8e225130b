import { gameTypes } from '@parlour/contract/catalogue';
import type { OutputOf } from '@parlour/contract/endpoint';
import type { report } from '@parlour/contract/report';
import { roundEndings } from '@parlour/contract/report/rounds';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSite } from '../../lib/brand/brand';
import css from './record.module.css';
import type { RoundChoice } from './round-filter';
import { vendorNameOf } from './vendor-name';

type Games = OutputOf<typeof report.listRounds>['games'];

type RoundFiltersProps = {
  choice: RoundChoice;
  /** What was played on the days; none while that is not known. */
  games: Games;
  onChoose: (choice: RoundChoice) => void;
};

/** One type, vendor, game and ending, or all; a game and its vendor are chosen together. */
export const RoundFilters = ({ choice, games, onChoose }: RoundFiltersProps) => {
  const { brand, report: words } = usePhrases('brand', 'report');
  const { vassalage, gameCode, ...rest } = choice;
  const { gameType: _type, ...withoutType } = choice;
  const { ending: _ending, ...withoutEnding } = choice;
  return (
    <div className={css.days}>
      <Choice
        label={words.type}
        name="recordType"
        onChoose={(value) => {
          const gameType = gameTypes.find((one) => one === value);
          onChoose({ ...withoutType, ...(gameType && { gameType }) });
        }}
        options={gameTypes.map((one) => ({ value: one, label: brand[one] }))}
        value={choice.gameType}
      />
      <VendorChoice
        games={games}
        onChoose={(value) => onChoose({ ...rest, ...(value && { vassalage: value }) })}
        value={vassalage}
      />
      <GameChoice
        gameCode={gameCode}
        games={games.filter((game) => !vassalage || game.vassalage === vassalage)}
        onChoose={(game) => onChoose({ ...rest, ...(vassalage && { vassalage }), ...game })}
      />
      <Choice
        label={words.status}
        name="recordState"
        onChoose={(value) => {
          const ending = roundEndings.find((one) => one === value);
          onChoose({ ...withoutEnding, ...(ending && { ending }) });
        }}
        options={roundEndings.map((one) => ({ value: one, label: words[one] }))}
        value={choice.ending}
      />
    </div>
  );
};

type VendorChoiceProps = {
  games: Games;
  value: string | undefined;
  onChoose: (value: string) => void;
};

const VendorChoice = ({ games, value, onChoose }: VendorChoiceProps) => {
  const { report: words } = usePhrases('report');
  const { categories } = useSite();
  const codes = new Set([...games.map(({ vassalage }) => vassalage), ...(value ? [value] : [])]);
  return (
    <Choice
      label={words.vendor}
      name="recordVendor"
      onChoose={onChoose}
      options={[...codes].map((one) => ({ value: one, label: vendorNameOf(categories, one) }))}
      value={value}
    />
  );
};

type GameChoiceProps = {
  games: Games;
  gameCode: string | undefined;
  onChoose: (game: { vassalage?: string; gameCode?: string }) => void;
};

/** Two vendors may have a game of the same code, so a game is chosen with its vendor. */
const GameChoice = ({ games, gameCode, onChoose }: GameChoiceProps) => {
  const { report: words } = usePhrases('report');
  const valueOf = (game: Games[number]) => `${game.vassalage}/${game.gameCode}`;
  const chosen = games.find((game) => game.gameCode === gameCode);
  const options = games.map((game) => ({ value: valueOf(game), label: game.name }));
  // One that was not played on these days is named by its code.
  if (gameCode && !chosen) options.push({ value: gameCode, label: gameCode });
  return (
    <Choice
      label={words.game}
      name="recordGame"
      onChoose={(value) => {
        const game = games.find((one) => valueOf(one) === value);
        onChoose(game ? { vassalage: game.vassalage, gameCode: game.gameCode } : {});
      }}
      options={options}
      value={chosen ? valueOf(chosen) : gameCode}
    />
  );
};

type ChoiceProps = {
  name: string;
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

const Choice = ({ value, options, onChoose, ...field }: ChoiceProps) => {
  const { report: words } = usePhrases('report');
  return (
    <SelectField
      {...field}
      onChange={({ target }) => onChoose(target.value)}
      options={[{ value: '', label: words.allKinds }, ...options]}
      value={value ?? ''}
    />
  );
};

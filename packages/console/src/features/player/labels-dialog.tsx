import { mostRank } from '@parlour/contract/avatars';
import { playerConsole, type PlayerView } from '@parlour/contract/player-console';
import { TextField } from '@parlour/ui/components/form/field';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { type FaultOf, FormDialog } from '../../lib/parts/form-dialog';
import css from './player.module.css';
import { ReasonField } from '../../lib/parts/reason-field';

type LabelsProps = { view: PlayerView; onClose: () => void };

/** What the brand calls a player: a label, and the rank in its club. */
export const LabelsDialog = ({ view, onClose }: LabelsProps) => {
  const { player } = useWords();
  const client = useQueryClient();
  return (
    <FormDialog
      act={player.saveLabels}
      className={css.labels}
      onClose={onClose}
      send={async ({ memberLabel = '', rankLevel = '', rankLabel = '', reason = '' }) => {
        const input = { memberLabel, rankLabel, reason, rankLevel: Number(rankLevel) };
        await call(playerConsole.setLabels, { playerId: view.id, ...input });
        await client.invalidateQueries({ queryKey: ['player', view.id] });
      }}
      title={player.labels}
    >
      {(faultOf) => <Fields faultOf={faultOf} view={view} />}
    </FormDialog>
  );
};

type FieldsProps = { view: PlayerView; faultOf: FaultOf };

const Fields = ({ view, faultOf }: FieldsProps) => {
  const { player } = useWords();
  return (
    <>
      <TextField
        data-first-focus
        defaultValue={view.memberLabel}
        error={faultOf('memberLabel')}
        label={player.memberLabel}
        maxLength={40}
        name="memberLabel"
      />
      <TextField
        defaultValue={String(view.rankLevel)}
        error={faultOf('rankLevel')}
        inputMode="numeric"
        label={player.rankLevel}
        max={mostRank}
        min={0}
        name="rankLevel"
        type="number"
      />
      <TextField
        defaultValue={view.rankLabel}
        error={faultOf('rankLabel')}
        label={player.rankLabel}
        maxLength={40}
        name="rankLabel"
      />
      <ReasonField error={faultOf('reason')} label={player.labelsWhy} />
    </>
  );
};

import { mostRank } from '@parlour/contract/avatars';
import { playerConsole, type PlayerView } from '@parlour/contract/player-console';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField, TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { useSend } from '../../lib/use-send';
import css from './player.module.css';

type LabelsProps = { view: PlayerView; onClose: () => void };

/** What the brand calls a player: a label, and the rank in its club. */
export const LabelsDialog = ({ view, onClose }: LabelsProps) => {
  const { player, common } = useWords();
  const client = useQueryClient();
  const id = useId();
  const form = useSend(
    async ({ memberLabel = '', rankLevel = '', rankLabel = '', reason = '' }) => {
      const input = { memberLabel, rankLabel, reason, rankLevel: Number(rankLevel) };
      await call(playerConsole.setLabels, { playerId: view.id, ...input });
      await client.invalidateQueries({ queryKey: ['player', view.id] });
      onClose();
    },
  );
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={id} look="primary" type="submit">
            {player.saveLabels}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={player.labels}
    >
      <form {...form.formProps} className={css.labels} id={id}>
        <Fields form={form} view={view} />
      </form>
    </Dialog>
  );
};

type FieldsProps = { view: PlayerView; form: ReturnType<typeof useSend> };

const Fields = ({ view, form }: FieldsProps) => {
  const { player } = useWords();
  return (
    <>
      {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
      <TextField
        data-first-focus
        defaultValue={view.memberLabel}
        error={form.faultOf('memberLabel')}
        label={player.memberLabel}
        maxLength={40}
        name="memberLabel"
      />
      <TextField
        defaultValue={String(view.rankLevel)}
        error={form.faultOf('rankLevel')}
        inputMode="numeric"
        label={player.rankLevel}
        max={mostRank}
        min={0}
        name="rankLevel"
        type="number"
      />
      <TextField
        defaultValue={view.rankLabel}
        error={form.faultOf('rankLabel')}
        label={player.rankLabel}
        maxLength={40}
        name="rankLabel"
      />
      <TextAreaField
        error={form.faultOf('reason')}
        label={player.labelsWhy}
        maxLength={500}
        name="reason"
        required
        rows={2}
      />
    </>
  );
};

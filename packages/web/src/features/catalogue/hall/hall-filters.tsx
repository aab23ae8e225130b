import { Button } from '@parlour/ui/components/form/button';
import { toWire } from '@parlour/ui/typed-amount';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { FormEvent } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import type { HallState } from './hall-query';
import css from './hall.module.css';

const closeAround = (element: Element): void => {
  const panel = element.closest('[popover]');
  if (panel instanceof HTMLElement) panel.hidePopover();
};

type Props = { state: HallState; onApply: (change: Partial<HallState>) => void };

/** The lowest bet and the lines a game must have at least. */
export const HallFilters = ({ state, onApply }: Props) => {
  const { catalogue, common } = usePhrases('catalogue', 'common');
  const { currencySymbol } = useBrand();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    closeAround(event.currentTarget);
    const lines = String(form.get('lines') ?? '').trim();
    onApply({
      minBet: toWire(String(form.get('minBet') ?? '')) ?? '',
      lines: /^[1-9]\d{0,4}$/.test(lines) ? lines : '',
    });
  };
  return (
    <form className={css.filters} onSubmit={submit}>
      <label className={css.filterField}>
        {catalogue.minBet} ({currencySymbol})
        <input defaultValue={state.minBet} inputMode="decimal" name="minBet" />
      </label>
      <label className={css.filterField}>
        {catalogue.minLines}
        <input defaultValue={state.lines} inputMode="numeric" name="lines" />
      </label>
      <div className={css.filterActions}>
        <Button
          onClick={(event) => {
            closeAround(event.currentTarget);
            onApply({ minBet: '', lines: '' });
          }}
          small
        >
          {common.reset}
        </Button>
        <Button look="primary" small type="submit">
          {common.apply}
        </Button>
      </div>
    </form>
  );
};

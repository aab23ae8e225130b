import { Button } from '@parlour/ui/components/form/button';
import { Tag } from '@parlour/ui/components/display/tag';
import { clock } from '@parlour/ui/format';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import css from './security.module.css';

type DeviceRowProps = {
  device: string;
  place?: string | undefined;
  at: string;
  isCurrent?: boolean;
  action?: { word: string; label: (name: string) => string; isBusy: boolean; onPress: () => void };
};

/** A browser of the player: its name, its country, a time, and what may be done with it. */
export const DeviceRow = ({ device, place, at, isCurrent, action }: DeviceRowProps) => {
  const { factors } = usePhrases('factors');
  const { timeZone } = useBrand();
  const name = device || factors.unknownDevice;
  const country = useCountry(place);
  return (
    <li className={css.row}>
      <Names name={name} isCurrent={isCurrent}>
        {[country, clock(at, timeZone)].filter(Boolean).join(' · ')}
      </Names>
      {action && (
        <Button
          aria-label={action.label(name)}
          busy={action.isBusy && action.word}
          look="quiet"
          onClick={action.onPress}
          small
        >
          {action.word}
        </Button>
      )}
    </li>
  );
};

type NamesProps = { name: string; isCurrent?: boolean | undefined; children: ReactNode };

const Names = ({ name, isCurrent, children }: NamesProps) => {
  const { factors } = usePhrases('factors');
  return (
    <div className={css.names}>
      <p>
        {name} {isCurrent && <Tag>{factors.thisDevice}</Tag>}
      </p>
      <p className="t-small t-3">{children}</p>
    </div>
  );
};

const useCountry = (code: string | undefined): string | undefined => {
  const locale = useLocale();
  return code && new Intl.DisplayNames([locale], { type: 'region' }).of(code);
};

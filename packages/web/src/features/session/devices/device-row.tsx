import { fill } from '@parlour/locales/phrases';
import { Tag } from '@parlour/ui/components/display/tag';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import css from '../security.module.css';

type DeviceRowProps = {
  device: string;
  place?: string | undefined;
  at: string | { text: string; time: string };
  isCurrent?: boolean;
  /** Still signed in. */
  isLive?: boolean;
  action?: { word: string; label: (name: string) => string; isBusy: boolean; onPress: () => void };
};

/** A browser of the player: its name, its country, a time, and what may be done with it. */
export const DeviceRow = (props: DeviceRowProps) => {
  const { device, place, at, isCurrent = false, isLive = false, action } = props;
  const { factors, common } = usePhrases('factors', 'common');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const name = device || factors.unknownDevice;
  const country = place && new Intl.DisplayNames([locale], { type: 'region' }).of(place);
  const when =
    typeof at === 'string' ? at : fill(at.text, { at: dateTime(at.time, timeZone, locale) });
  return (
    <li className={css.row}>
      <div className={css.names}>
        <p className={css.device}>
          {name}
          {isCurrent && <Tag>{factors.thisDevice}</Tag>}
          {isLive && <Tag>{factors.live}</Tag>}
        </p>
        <p className="t-small t-3">{[country, when].filter(Boolean).join(' · ')}</p>
      </div>
      {action && (
        <Button
          aria-label={action.label(name)}
          busy={action.isBusy && common.sending}
          onClick={action.onPress}
          small
        >
          {action.word}
        </Button>
      )}
    </li>
  );
};

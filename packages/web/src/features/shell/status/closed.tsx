import { Button } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { Rosette } from '@parlour/ui/components/art/rosette';
import { buttonClass } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { lockKey } from '@parlour/ui/icons/lock-key';
import { fill } from '@parlour/locales/phrases';
import { usePhrases, useLocale } from '@parlour/ui/use-phrases';
import { useStatus } from '../../../lib/brand/brand';
import css from './sign.module.css';

/**
 * What stands in place of the whole site: maintenance, with its end when it is known, or a
 * region that is not served.
 */
export const Closed = () => {
  const { common, status: words } = usePhrases('common', 'status');
  const locale = useLocale();
  const { brand, systemStatus, maintenanceEnd, location: place, customerService } = useStatus();
  const isMaintenance = systemStatus === 1;
  const support = customerService.list.find(({ path }) => path.startsWith('https://'));
  return (
    <main className={`content ${css.page} ${css.full}`} id="main">
      <span className={css.brand}>{brand.name}</span>
      <span className={css.seal}>
        <Rosette name={isMaintenance ? 'maintenance' : 'region'} size={260} />
        <span className={css.sign}>
          <Icon of={isMaintenance ? hourglass : lockKey} size={40} />
        </span>
      </span>
      <h1 className="t-display">{isMaintenance ? words.maintenanceTitle : words.regionTitle}</h1>
      {isMaintenance && maintenanceEnd && (
        <p className={css.fact}>
          {fill(words.maintenanceUntil, { time: dateTime(maintenanceEnd, brand.timeZone, locale) })}
        </p>
      )}
      {!isMaintenance && <p className={css.fact}>{fill(words.yourIp, { ip: place.ip })}</p>}
      <p className="t-2">{isMaintenance ? words.maintenanceInfo : words.regionInfo}</p>
      <div className={css.actions}>
        <Button look="primary" onClick={() => location.reload()}>
          {isMaintenance ? words.maintenanceReload : common.retry}
        </Button>
        {support && (
          <a className={buttonClass()} href={support.path} rel="noopener" target="_blank">
            {common.support}
          </a>
        )}
      </div>
    </main>
  );
};

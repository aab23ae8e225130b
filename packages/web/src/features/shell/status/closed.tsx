import type { Zone } from '@parlour/contract/time-zone';
import { Button } from '@parlour/ui/components/form/button';
import {
  MaintenanceSign,
  SignBrand,
  SignFact,
  signValueClass,
} from '@parlour/ui/components/feedback/maintenance-sign';
import { Seal, signPageClass, signWaysClass } from '@parlour/ui/components/feedback/sign-page';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { headset } from '@parlour/ui/icons/headset';
import { mapPin } from '@parlour/ui/icons/map-pin';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSite, useStatus } from '../../../lib/brand/brand';
import { openAbove } from '../../../lib/navigation/modal';
import { hasService } from '../service/service-link';
import { useService } from '../service/use-service';
import css from './sign.module.css';

/**
 * What stands in place of the whole site: maintenance, with its end when it is known, or a region
 * that is not served. Over an open page it is a modal of the whole screen: the page stays under it.
 */
export const Closed = ({ isOver }: { isOver: boolean }) => {
  const isMaintenance = useStatus().systemStatus === 1;
  const content = isMaintenance ? <Maintenance /> : <Region />;
  if (isOver) return <Over>{content}</Over>;
  return (
    <main className={`content ${signPageClass} ${css.full}`} id="main">
      {content}
    </main>
  );
};

const Over = ({ children }: { children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const show = () => element?.showModal();
    show();
    // A browser closes a dialog at the second Escape, whatever the page wants.
    element?.addEventListener('close', show);
    return () => {
      element?.removeEventListener('close', show);
      element?.close();
    };
  }, []);
  return (
    <dialog
      aria-labelledby="closed"
      className={css.over}
      onCancel={(event) => event.preventDefault()}
      ref={dialog}
    >
      <div className={`content ${signPageClass} ${css.full}`}>{children}</div>
    </dialog>
  );
};

const never = () => () => undefined;

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone as Zone;

const Maintenance = () => {
  const { service: words } = usePhrases('service');
  const { language } = useSite();
  const { brand, maintenanceEnd, maintenanceTexts } = useStatus();
  // The server does not know where its reader is: the first drawing is in the brand's zone.
  const zone = useSyncExternalStore(never, ownZone, () => brand.timeZone);
  return (
    <>
      <MaintenanceSign
        brand={brand.name}
        end={maintenanceEnd}
        language={language}
        own={brand.defaultLang}
        texts={maintenanceTexts}
        titleId="closed"
        words={words}
        zone={zone}
      />
      <Actions again={words.maintenanceReload} />
    </>
  );
};

const Region = () => {
  const { common, service: words } = usePhrases('common', 'service');
  const { brand, location } = useStatus();
  const { ip } = location;
  return (
    <>
      <SignBrand>{brand.name}</SignBrand>
      <Seal icon={mapPin} isLarge name="region" />
      <h1 className="t-display" id="closed">
        {words.regionTitle}
      </h1>
      <SignFact label={words.yourIp}>
        <span className={signValueClass}>
          <strong className={css.address}>{ip}</strong>
          <CopyButton of={words.yourIp} text={ip} />
        </span>
      </SignFact>
      <p className="t-2">{words.regionInfo}</p>
      <Actions again={common.retry} isServiceFirst />
    </>
  );
};

/** Asks the server again, and the way to people. */
const Actions = ({ again, isServiceFirst }: { again: string; isServiceFirst?: boolean }) => {
  const { common, service } = usePhrases('common', 'service');
  const { refreshStatus } = useSite();
  const { customerService, systemStatus } = useStatus();
  const { open, problem } = useService();
  const [isAsking, setAsking] = useState(false);
  const [isStill, setStill] = useState(false);
  const ask = async () => {
    setAsking(true);
    setStill(false);
    await refreshStatus().catch(() => undefined);
    setAsking(false);
    setStill(true);
  };
  const support = hasService(customerService) && (
    <Button
      icon={headset}
      key="support"
      look={isServiceFirst ? 'primary' : undefined}
      onClick={open}
    >
      {service.contact}
    </Button>
  );
  const feedback = (
    <Button key="feedback" onClick={() => openAbove('feedback', {})}>
      {service.feedback}
    </Button>
  );
  const retry = (
    <Button
      busy={isAsking && common.loading}
      key="retry"
      look={isServiceFirst && support ? undefined : 'primary'}
      onClick={() => void ask()}
    >
      {again}
    </Button>
  );
  return (
    <>
      <div className={signWaysClass}>
        {isServiceFirst ? [support, feedback, retry] : [retry, support, feedback]}
      </div>
      <p aria-live="polite" className={css.answer}>
        {problem ?? (isStill && systemStatus === 1 ? service.maintenanceStill : '')}
      </p>
    </>
  );
};

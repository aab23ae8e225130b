import type { Resource } from '@parlour/contract/brand';
import { pages } from '@parlour/contract/pages';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { desktop } from '@parlour/ui/icons/desktop';
import { deviceMobile } from '@parlour/ui/icons/device-mobile';
import { downloadSimple } from '@parlour/ui/icons/download-simple';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSyncExternalStore } from 'react';
import { useBrand, useSite, useStatus } from '../../../lib/brand/brand';
import { install, isInstalled, useInstall } from '../../../lib/navigation/install';
import { QrCode } from '../../../lib/qr/qr-code';
import css from './app-page.module.css';

const never = () => () => undefined;

const ownAddress = (): string => new URL(pages.download.path, location.origin).href;

/** `/down`, `/download`: the brand's apps where it has them, and the site as an app. */
export const AppPage = () => {
  const { download: words } = usePhrases('download');
  const { name } = useBrand();
  const question = useInstall((state) => state.question);
  const address = useSyncExternalStore(never, ownAddress, () => '');
  const isApp = useSyncExternalStore(never, isInstalled, () => false);
  return (
    <section className={`content ${css.page}`}>
      <h1 className="t-h1">{words.title}</h1>
      <p className={css.about}>{fill(isApp ? words.installed : words.about, { brand: name })}</p>
      {question && (
        <Button icon={downloadSimple} look="primary" onClick={() => void install()}>
          {words.install}
        </Button>
      )}
      <div className={css.ways}>
        <Way name={words.ios} steps={[words.ios1, words.ios2, words.ios3]} type="IOS" />
        <Way
          name={words.android}
          steps={[words.android1, words.android2, words.android3]}
          type="ANDROID"
        />
        <Way name={words.desk} steps={[words.desk1, words.desk2, words.desk3]} />
      </div>
      <div className={css.phone}>
        <QrCode label={words.scan} text={address} />
        <p>{words.scan}</p>
      </div>
      <p className={css.note}>{words.offline}</p>
    </section>
  );
};

type WayProps = { name: string; steps: readonly string[]; type?: 'IOS' | 'ANDROID' };

/** How to get it on one kind of device. */
const Way = ({ name, steps, type }: WayProps) => {
  const { resources } = useStatus();
  const app = resources.find(({ resourceType }) => resourceType === type);
  return (
    <section className={`panel ${css.way}`}>
      <h2 className="t-h3">
        <Icon of={type ? deviceMobile : desktop} size={20} /> {name}
      </h2>
      {app ? (
        <App app={app} name={name} />
      ) : (
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
};

const labelOf = (app: Resource, language: string): string | undefined =>
  app[`labelName${language.charAt(0)}${language.slice(1).toLowerCase()}`];

const App = ({ app, name }: { app: Resource; name: string }) => {
  const { download: words } = usePhrases('download');
  const { language } = useSite();
  const label = labelOf(app, language) ?? fill(words.get, { name });
  return (
    <>
      {app.qrCodeUrl && (
        <figure className={css.code}>
          <img alt={words.scan} height={176} loading="lazy" src={app.qrCodeUrl} width={176} />
          <figcaption>{words.scan}</figcaption>
        </figure>
      )}
      <a
        className={buttonClass({ look: 'primary', wide: true })}
        href={app.url}
        rel="noopener"
        target="_blank"
      >
        {label}
      </a>
    </>
  );
};

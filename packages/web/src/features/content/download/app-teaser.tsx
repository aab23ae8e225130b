import { pages } from '@parlour/contract/pages';
import { fill } from '@parlour/locales/phrases';
import { buttonClass } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../lib/brand/brand';
import { isInstalled } from '../../../lib/navigation/install';
import { Link } from '../../../lib/navigation/navigation';
import { QrCode } from '../../../lib/qr/qr-code';
import css from './app-teaser.module.css';

/** On home: the site can be an app. In the app itself there is nothing to say. */
export const AppTeaser = () => {
  const { brand, download } = usePhrases('brand', 'download');
  const { name } = useBrand();
  if (isInstalled()) return null;
  return (
    <section aria-labelledby="app" className={`panel ${css.teaser}`}>
      <div className={css.words}>
        <h2 className="t-h2" id="app">
          {fill(download.teaser, { brand: name })}
        </h2>
        <p className="t-2">{download.teaserInfo}</p>
        <Link className={buttonClass()} href={pages.app.path}>
          {brand.app}
        </Link>
      </div>
      <div className={css.code}>
        <QrCode label={download.scan} text={new URL(pages.download.path, location.origin).href} />
      </div>
    </section>
  );
};

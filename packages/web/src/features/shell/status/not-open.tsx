import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { SignPage } from '@parlour/ui/components/feedback/sign-page';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Link } from '../../../lib/navigation/navigation';
import type { ScreenProps } from '../../../lib/navigation/screen';

/** A page of the site that has nothing in it on this site: it says so, and nothing else. */
export const NotOpen = ({ route }: ScreenProps) => {
  const { brand, status } = usePhrases('brand', 'status');
  const { titleKey } = route;
  return (
    <SignPage
      actions={
        <Link className={buttonClass({ look: 'primary' })} href={pages.home.path}>
          {status.goHome}
        </Link>
      }
      icon={hourglass}
      name={route.name}
      title={titleKey ? brand[titleKey] : status.notOpenTitle}
    >
      {status.notOpenInfo}
    </SignPage>
  );
};

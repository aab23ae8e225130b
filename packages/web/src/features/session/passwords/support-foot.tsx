import { Icon } from '@parlour/ui/components/art/icon';
import { buttonClass } from '@parlour/ui/components/form/button';
import { headset } from '@parlour/ui/icons/headset';
import { pages } from '@parlour/contract/pages';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useStatus } from '../../../lib/brand/brand';
import css from '../session.module.css';

/** For who has neither the address nor the number any more. */
export const SupportFoot = () => {
  const { passwords } = usePhrases('passwords');
  const { customerService } = useStatus();
  const link = customerService.list.find(({ path }) => path.startsWith('https://'));
  return (
    <div className={css.support}>
      <p>{passwords.neitherWay}</p>
      <a
        className={buttonClass()}
        href={link?.path ?? pages.help.path}
        rel="noopener"
        target="_blank"
      >
        <Icon of={headset} />
        {passwords.support}
      </a>
    </div>
  );
};

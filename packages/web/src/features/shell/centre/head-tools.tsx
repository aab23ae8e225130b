import { IconButton } from '@parlour/ui/components/form/icon-button';
import { gear } from '@parlour/ui/icons/gear';
import { headset } from '@parlour/ui/icons/headset';
import { usePhrases } from '@parlour/ui/use-phrases';
import { openModal } from '../../../lib/navigation/modal';
import { useService } from '../service/use-service';
import css from './centre-panel.module.css';

/** At the right of the phone's head: customer service, and the settings of the site. */
export const HeadTools = () => {
  const { service, player } = usePhrases('service', 'player');
  const { open, problem } = useService();
  return (
    <>
      <IconButton icon={headset} label={service.contact} onClick={open} size={24} />
      <IconButton
        aria-haspopup="dialog"
        icon={gear}
        label={player.settings}
        onClick={() => openModal('settings', {})}
        size={24}
      />
      {problem && (
        <p className={`t-small ${css.problem}`} role="alert">
          {problem}
        </p>
      )}
    </>
  );
};

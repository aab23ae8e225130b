import { Dialog } from '@parlour/ui/components/layout/dialog';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useId, useState } from 'react';
import { useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import { closeModal, type Modals } from '../../../lib/navigation/modal';
import css from '../session.module.css';
import { RecoverByMail } from './recover-by-mail';
import { RecoverByMobile } from './recover-by-mobile';

type Way = 'email' | 'mobile';

/** `forgetPassModal`: by a link in a mail, or by a code to the account's number. */
export const ForgotDialog = ({ username = '' }: Modals['forgotPassword']) => {
  const { passwords } = usePhrases('passwords');
  const { whitelabel } = useStatus();
  const [way, setWay] = useState<Way>('email');
  const [isTouched, setTouched] = useState(false);
  const id = useId();
  const hasMobile = isEnabled(whitelabel, 'CHNGPASSVERIF3');
  const touch = () => setTouched(true);
  return (
    <Dialog
      isTouched={isTouched}
      onClose={closeModal}
      rosette="login"
      title={passwords.forgotTitle}
    >
      <div className={css.ways}>
        {hasMobile && (
          <Tabs
            controls={id}
            items={[
              { id: 'email', label: passwords.in_increase_email },
              { id: 'mobile', label: passwords.in_increase_mobileNum },
            ]}
            label={passwords.forgotTitle}
            onChange={setWay}
            value={way}
          />
        )}
        <div id={id} role={hasMobile ? 'tabpanel' : undefined}>
          {way === 'email' ? (
            <RecoverByMail onTouched={touch} username={username} />
          ) : (
            <RecoverByMobile onTouched={touch} />
          )}
        </div>
      </div>
    </Dialog>
  );
};

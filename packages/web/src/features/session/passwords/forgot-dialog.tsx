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
import { SupportFoot } from './support-foot';

type Way = 'email' | 'mobile';

/** `forgetPassModal`: by a link in a mail, or by a code to the account's number. */
export const ForgotDialog = ({ username = '' }: Modals['forgotPassword']) => {
  const { passwords } = usePhrases('passwords');
  const ways = useWays();
  const [chosen, setWay] = useState<Way>();
  const [isTouched, setTouched] = useState(false);
  const id = useId();
  const way = chosen ?? ways[0];
  const hasTabs = ways.length > 1;
  const labels = { email: passwords.in_increase_email, mobile: passwords.in_increase_mobileNum };
  const touch = () => setTouched(true);
  return (
    <Dialog
      isTouched={isTouched}
      onClose={closeModal}
      rosette="login"
      title={passwords.forgotTitle}
    >
      <div className={css.ways}>
        {hasTabs && way && (
          <Tabs
            controls={id}
            items={ways.map((each) => ({ id: each, label: labels[each] }))}
            label={passwords.forgotTitle}
            onChange={setWay}
            value={way}
          />
        )}
        <div id={id} role={hasTabs ? 'tabpanel' : undefined}>
          {way === 'email' && <RecoverByMail onTouched={touch} username={username} />}
          {way === 'mobile' && <RecoverByMobile onTouched={touch} />}
          {way === undefined && <p>{passwords.noRecovery}</p>}
        </div>
        <SupportFoot />
      </div>
    </Dialog>
  );
};

/** A site that sends no e-mails offers none. */
const useWays = (): Way[] => {
  const { whitelabel, hasMail } = useStatus();
  return [
    ...(hasMail ? ['email' as const] : []),
    ...(isEnabled(whitelabel, 'CHNGPASSVERIF3') ? ['mobile' as const] : []),
  ];
};

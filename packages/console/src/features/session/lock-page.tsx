import { operator } from '@parlour/contract/operator';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { leave } from '../../lib/session/leave';
import { noteSignedIn, useMe } from '../../lib/session/me';
import { FactorForm } from './factor-fields';
import css from './session.module.css';
import { Sheet } from './sheet';

/** In place of a locked page: a factor opens it where it was. */
export const LockPage = () => {
  const { signIn, frame } = useWords();
  const { name } = useMe();
  return (
    <Sheet title={signIn.locked}>
      <p className={css.who}>
        <Avatar name={name} />
        {name}
      </p>
      <FactorForm
        send={async (factor) => noteSignedIn(await call(operator.unlock, factor))}
        submit={signIn.unlock}
      />
      <button className="t-link" onClick={() => void leave()} type="button">
        {frame.signOut}
      </button>
    </Sheet>
  );
};

import { useWords } from '../../lib/language';
import { Sheet } from './sheet';

/** For who is not signed in. */
export const SignInPage = () => {
  const { signIn } = useWords();
  return (
    <Sheet title={signIn.title}>
      <p className="t-2">{signIn.byInvitation}</p>
    </Sheet>
  );
};

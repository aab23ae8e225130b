import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { useWords } from '../language';
import css from './recovery-codes.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** New recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { signIn } = useWords();
  return (
    <div className={css.all}>
      <p className="t-2">{signIn.recoveryWhy}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton hasWord of={signIn.recoveryCodes} text={codes.join('\n')} />
      <Button look="primary" onClick={onKept} wide>
        {signIn.kept}
      </Button>
    </div>
  );
};

import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from '../devices/security.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** New recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { factors } = usePhrases('factors');
  return (
    <div className={css.section} role="status">
      <h4 className="t-h3">{factors.recoveryTitle}</h4>
      <p className="t-2">{factors.recoveryWhy}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <CopyButton hasWord of={factors.recoveryTitle} text={codes.join('\n')} />
        <Button look="primary" onClick={onKept}>
          {factors.keptThem}
        </Button>
      </div>
    </div>
  );
};

import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useRef } from 'react';
import css from '../security.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** New recovery codes, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { factors } = usePhrases('factors');
  // What had the focus is gone: a reader goes on here.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.section}>
      <h3 className="t-h3" ref={title} tabIndex={-1}>
        {factors.recoveryTitle}
      </h3>
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

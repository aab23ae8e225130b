import { audit as calls, type AuditVerdict } from '@parlour/contract/audit';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { checkCircle } from '@parlour/ui/icons/check-circle';
import { warningCircle } from '@parlour/ui/icons/warning-circle';
import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import { fill } from '@parlour/locales/phrases';
import { useMutation } from '@tanstack/react-query';
import { asRefused } from '../../lib/api/refused';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { refusalText } from '../../lib/refusal-text';
import css from './audit.module.css';

/** Computes the chain again at the server, and says what it found. */
export const VerifyChain = () => {
  const words = useWords();
  const { audit } = words;
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call(calls.verifyChain, {}),
  });
  const fault = data?.first;
  return (
    <>
      <p className={fault || error ? css.bad : css.good} role="status">
        {error && refusalText(words, asRefused(error))}
        {data && <Icon of={fault ? warningCircle : checkCircle} size={16} />}
        {data &&
          (fault
            ? faultText(audit, fault)
            : fill(audit.whole, { count: data.count, n: data.head?.n ?? 0 }))}
      </p>
      <Button busy={isPending && audit.verifying} look="primary" onClick={() => mutate()}>
        {audit.verify}
      </Button>
    </>
  );
};

const faultText = (
  audit: ConsolePhrases['audit'],
  { kind, n, entryId, objectKind, objectId }: NonNullable<AuditVerdict['first']>,
): string => {
  const words = (audit.faults as Readonly<Record<string, string>>)[kind] ?? kind;
  return objectKind && objectId
    ? fill(audit.brokenAct, { kind: words, object: objectKind, id: objectId })
    : fill(audit.broken, { kind: words, n: n ?? entryId ?? '' });
};

import { session } from '@parlour/contract/session';
import type { Step } from '@parlour/contract/session/factors';
import { usePhrases } from '@parlour/ui/use-phrases';
import { call } from '../../../lib/api/api';
import type { useStepUp } from './use-step-up';
import { SentCode } from './sent-code';

type StepUpSentProps = {
  masked: Step['masked'];
  confirm: ReturnType<typeof useStepUp>['confirm'];
  onTouched: () => void;
};

/** A code to what the account has proved, where it has no factor. */
export const StepUpSent = ({ masked, confirm, onTouched }: StepUpSentProps) => {
  const { factors } = usePhrases('factors');
  return (
    <SentCode
      answer={(kind, code) => confirm({ kind, code })}
      masked={masked}
      onTouched={onTouched}
      purposeOf={(channel) => `step.${channel}.up`}
      send={(kind, verification) =>
        call(session.sendStepUpCode, {
          kind,
          ...(verification !== undefined && { verification }),
        })
      }
      title={factors.stepUpTitle}
      why={factors.stepUpWhySent}
    />
  );
};

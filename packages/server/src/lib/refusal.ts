import { statusOf, type ErrorCode, type FieldFault } from '@parlour/contract/errors';
import { CodedRefusal } from '@parlour/node-kit/refusal';

type RefusalValue = { fields?: FieldFault[] } & Record<string, unknown>;

/** An expected "no", named by a code of the contract. Any other exception is a bug. */
export class Refusal extends CodedRefusal<ErrorCode> {
  readonly value: RefusalValue | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, value?: RefusalValue, retryAfterSeconds?: number) {
    super(code);
    this.value = value;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return statusOf[this.code];
  }
}

/** Refuses an input, naming its wrong fields. */
export const invalid = (...fields: FieldFault[]): Refusal =>
  new Refusal('request.invalid', { fields });

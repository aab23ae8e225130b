import type { BrowserCode, ErrorCode, FieldFault, RefusalBody } from '@parlour/contract/errors';

/** A call that was not done: the server's refusal, or what the browser says when no answer came. */
export class Refused extends Error {
  readonly code: ErrorCode | BrowserCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Under which the server's log knows it. */
  readonly id: string | undefined;
  readonly fields: readonly FieldFault[];
  readonly value: NonNullable<RefusalBody['value']>;

  constructor(code: ErrorCode | BrowserCode, status = 0, body?: RefusalBody) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.status = status;
    this.id = body?.id;
    this.fields = body?.value?.fields ?? [];
    this.value = body?.value ?? {};
  }
}

/** Anything thrown as a refusal: what is no refusal is a bug of ours and says `system.failed`. */
export const asRefused = (thrown: unknown): Refused =>
  thrown instanceof Refused ? thrown : new Refused('system.failed');

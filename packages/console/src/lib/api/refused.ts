import type { FieldFault, RefusalBody } from '@parlour/contract/errors';

/** A call that was not done. */
export class ConsoleRefused extends Error {
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Under which the server's log knows it. */
  readonly id: string | undefined;
  readonly fields: readonly FieldFault[];
  readonly value: Record<string, unknown>;

  constructor(code: string, status = 0, body?: Partial<Omit<RefusalBody, 'code'>>) {
    super(code);
    this.name = 'ConsoleRefused';
    this.code = code;
    this.status = status;
    this.id = body?.id;
    this.fields = body?.value?.fields ?? [];
    this.value = body?.value ?? {};
  }
}

/** Anything thrown as a refusal: what is none is a bug of ours. */
export const asRefused = (thrown: unknown): ConsoleRefused => {
  if (thrown instanceof ConsoleRefused) return thrown;
  return new ConsoleRefused(navigator.onLine ? 'system.failed' : 'network.failed');
};

import type { BrowserCode, FieldFault, RefusalBody, SiteCode } from '@parlour/contract/errors';

/** A call that was not done: the server's refusal, or what the browser says when no answer came. */
export class Refused extends Error {
  readonly code: SiteCode | BrowserCode;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Under which the server's log knows it. */
  readonly id: string | undefined;
  readonly fields: readonly FieldFault[];
  readonly value: NonNullable<RefusalBody['value']>;

  constructor(code: SiteCode | BrowserCode, status = 0, body?: Partial<RefusalBody>) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.status = status;
    this.id = body?.id;
    this.fields = body?.value?.fields ?? [];
    this.value = body?.value ?? {};
  }
}

/** A part of the site that did not come, for want of a network or as it is of an old build. */
export const missingChunk = (): Refused =>
  new Refused(globalThis.navigator?.onLine === false ? 'network.failed' : 'chunk.failed');

/**
 * Anything thrown as a refusal: what is no refusal is a bug of ours and says `system.failed`,
 * unless the browser has no network, which is then what is wrong.
 */
export const asRefused = (thrown: unknown): Refused => {
  if (thrown instanceof Refused) return thrown;
  const isOffline = globalThis.navigator?.onLine === false;
  return new Refused(isOffline ? 'network.failed' : 'system.failed');
};

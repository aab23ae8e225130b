/** A provider's row, ready for use. */
export type ProviderRow = {
  code: string;
  kind: 'signed-webhook' | 'bank-transfer';
  name: string;
  baseUrl: string;
  enabled: boolean;
  /** Its address must be https and public. */
  mustBePublic: boolean;
  /** What we sign with. */
  secret: string;
  /** What its messages may be signed with, and when (milliseconds). */
  secrets: { secret: string; from: number; until: number }[];
};

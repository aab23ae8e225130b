import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';

const validMs = 120_000;

type Signing = Pick<Context, 'config' | 'clock'>;
/** What was previewed, in a fixed order. */
type Previewed = readonly unknown[];

const macOf = ({ config }: Signing, at: string, last: string, previewed: Previewed): Buffer =>
  createHmac('sha256', config.secretKey)
    .update(JSON.stringify(['parlour message preview', at, last, ...previewed]))
    .digest();

/** Names a preview, its time and the last player who was there, so that no one can make one. */
export const previewDigest = (by: Signing, last: string, previewed: Previewed): string => {
  const at = String(by.clock.now().getTime());
  return `${at}.${last}.${macOf(by, at, last, previewed).toString('hex')}`;
};

/** The last player of a preview of the same, two minutes old at most. */
export const openPreview = (by: Signing, digest: string, previewed: Previewed): string => {
  const [, at = '', last = '', mac = ''] =
    /^(\d{1,15})\.(\d{1,18})\.([\da-f]{64})$/.exec(digest) ?? [];
  const age = by.clock.now().getTime() - Number(at);
  const isOurs =
    mac !== '' && timingSafeEqual(Buffer.from(mac, 'hex'), macOf(by, at, last, previewed));
  if (!isOurs || age > validMs || age < 0) throw new Refusal('message.preview_over');
  return last;
};

import type { OperatorContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { writeAudit } from '../audit';
import { actorOf } from '../operator';
import { openImage, watermark } from '../upload';

export type ShownImage = { type: 'image/jpeg'; base64: string };

type Shown = {
  /** None of a chat's picture. */
  caseId?: string;
  brand: string;
  /** None of a visitor's. */
  playerId?: string | undefined;
  claimedBy: string | null;
  imageId: string;
  /** What the line of the audit says of it. */
  act: string;
  objectKind: string;
  objectId: string;
  after: Record<string, string | number>;
};

/**
 * Opens a picture of a case, or of a chat, for the operator who has claimed it, with who sees it
 * and when drawn across. The line of the audit is there before the picture is.
 */
export const showImage = async (context: OperatorContext, shown: Shown): Promise<ShownImage> => {
  const { sql, database, config, clock, operator, requestId } = context;
  const { claimedBy, imageId, ...line } = shown;
  if (claimedBy !== operator.id) throw new Refusal('desk.lease_over');
  await database.transaction((tx) =>
    writeAudit(tx, { actor: actorOf(context), ...line, requestId }),
  );
  const image = await openImage(sql, config, imageId);
  if (!image) throw new Refusal('request.unknown');
  const marked = await watermark(image.bytes, `${operator.name} ${clock.now().toISOString()}`);
  return { type: 'image/jpeg', base64: marked.toString('base64') };
};

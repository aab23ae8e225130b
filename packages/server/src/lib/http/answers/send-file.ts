import { Readable } from 'node:stream';
import type { TextFile } from '@parlour/contract/endpoint';
import type { FastifyReply } from 'fastify';

const typeOf = { csv: 'text/csv', json: 'application/json' } as const;

/**
 * Sends a file part by part: the next part is read when the last one has left, so that memory stays
 * flat however long the file is. The name is ours and plain.
 */
export const sendFile = (
  reply: FastifyReply,
  kind: keyof typeof typeOf,
  { name, parts }: TextFile,
): FastifyReply => {
  reply.header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`);
  reply.type(`${typeOf[kind]}; charset=utf-8`);
  return reply.send(Readable.from(parts, { objectMode: false, highWaterMark: 64 * 1024 }));
};

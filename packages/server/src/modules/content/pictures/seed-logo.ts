import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Transaction } from '@parlour/node-kit/database/database';
import { reEncodeLogo } from '../../upload';
import { salonMark } from '../demo/logo';
import { idOf } from './add-picture';
import { insertPicture } from './queries';

/** Stores the demo's mark as the logo of a brand, as if it were uploaded; its address. */
export const seedLogo = async (sql: Transaction, brand: string): Promise<string> => {
  const mark = await loadImage(Buffer.from(salonMark));
  const canvas = createCanvas(mark.width, mark.height);
  canvas.getContext('2d').drawImage(mark, 0, 0);
  const drawn = { ...(await reEncodeLogo(await canvas.encode('png'))), brand };
  return insertPicture(sql, { ...drawn, id: idOf(drawn), kind: 'png', operatorId: null });
};

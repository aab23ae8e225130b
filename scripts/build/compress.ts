import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|html|txt|webmanifest|map)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a .br and a .gz beside every file of a folder that compression makes smaller. */
export const precompress = async (folder: string) => {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files.filter((file) => compressible.test(file)).map((file) => compressOne(join(folder, file))),
  );
};

const compressOne = async (file: string) => {
  const bytes = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    toGzip(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
};

import { userInfo } from 'node:os';
import type { Platform } from '../../packages/server/src/lib/context';
import { Refusal } from '../../packages/server/src/lib/refusal';
import { changeByCommand } from '../../packages/server/src/modules/operator';
import { commands, WrongWords } from './commands';
import { sentencesOf } from './sentences';
import { showBrand } from './show-brand';

type Out = { print: (line: string) => void; refuse: (line: string) => void };

export type BrandPlatform = Pick<Platform, 'config' | 'database' | 'clock' | 'log'>;

const usage = [
  'npm run brand -- BRAND                                    shows the brand',
  ...Object.values(commands).flatMap((command) =>
    command.usage.map(([words, does]) => `npm run brand -- BRAND ${words.padEnd(34)} ${does}`),
  ),
];

/** Does what the words say and shows the brand as it is then; false when they were refused. */
export const runBrand = async (
  platform: BrandPlatform,
  [code, name, ...words]: readonly string[],
  { print, refuse }: Out,
): Promise<boolean> => {
  const command = name === undefined ? undefined : commands[name];
  if (code === undefined || (name !== undefined && !command)) {
    for (const line of usage) refuse(line);
    return false;
  }
  try {
    if (command) {
      const said = { login: userInfo().username, brand: code, words: [name, ...words].join(' ') };
      await changeByCommand(platform, said, (inside) => command.run(inside, code, words));
    }
    for (const line of await showBrand(platform, code)) print(line);
    return true;
  } catch (error) {
    if (error instanceof WrongWords && command) {
      for (const [line, does] of command.usage) refuse(`npm run brand -- ${code} ${line}  ${does}`);
      return false;
    }
    if (!(error instanceof Refusal)) throw error;
    for (const sentence of sentencesOf(error)) refuse(sentence);
    return false;
  }
};

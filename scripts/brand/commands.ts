import { parseArgs } from 'node:util';
import {
  addHost,
  addResource,
  addServiceLink,
  blockCountry,
  blockNetwork,
  closeSite,
  linkKinds,
  openSite,
  removeHost,
  removeResource,
  removeServiceLinks,
  saveFlags,
  saveLanguages,
  saveSettings,
  unblockCountry,
  unblockNetwork,
} from '../../packages/server/src/modules/brand';
import type { BrandPlatform } from './run-brand';
import { flagsIn, givenIn, labelsIn, timeIn } from './values';

/** The words do not fit the command: its usage is shown. */
export class WrongWords extends Error {}

type Command = {
  /** Its words, and what they do. */
  usage: [string, string][];
  run: (platform: BrandPlatform, code: string, words: string[]) => Promise<void>;
};

const read = (
  words: string[],
  options: Record<string, { type: 'string'; multiple?: boolean }> = {},
) => {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch {
    throw new WrongWords();
  }
};

const the = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new WrongWords();
  return value;
};

const allOf = (words: string[], isOne: (word: string) => boolean): string[] => {
  if (words.length === 0 || !words.every(isOne)) throw new WrongWords();
  return words;
};

/** Two letters are a country, anything else a network. */
const isCountry = (word: string): boolean => /^[A-Za-z]{2}$/.test(word);

const kindOf = (word: string | undefined) => the(linkKinds.find((kind) => kind === word));

export const commands: Readonly<Record<string, Command>> = {
  close: {
    usage: [
      [
        'close [--from TIME] [--until TIME]',
        'a maintenance, now or later; TIME as 2026-11-24T05:00+07:00',
      ],
    ],
    run: async (platform, code, words) => {
      const { values, positionals } = read(words, {
        from: { type: 'string' },
        until: { type: 'string' },
      });
      if (positionals.length > 0) throw new WrongWords();
      const at = (name: 'from' | 'until') =>
        values[name] === undefined ? undefined : timeIn(name, String(values[name]));
      await closeSite(platform, code, { from: at('from'), until: at('until') });
    },
  },
  open: {
    usage: [['open', 'ends a maintenance']],
    run: async (platform, code, words) => {
      if (words.length > 0) throw new WrongWords();
      await openSite(platform, code);
    },
  },
  set: {
    usage: [['set name=value …', 'sets settings; several values of a list with commas']],
    run: async (platform, code, words) =>
      saveSettings(platform, code, givenIn(allOf(words, (word) => /^\w+=/.test(word)))),
  },
  flag: {
    usage: [['flag NAME=on|off …', 'switches flags']],
    run: async (platform, code, words) =>
      saveFlags(platform, code, flagsIn(allOf(words, (word) => /^[A-Z0-9]+=(on|off)$/.test(word)))),
  },
  host: {
    usage: [
      ['host add HOST', 'gives the brand a host name'],
      ['host remove HOST', 'takes one away'],
    ],
    run: async (platform, code, [what, host, ...more]) => {
      if (more.length > 0) throw new WrongWords();
      const change = the(what === 'add' ? addHost : what === 'remove' ? removeHost : undefined);
      await change(platform, code, the(host));
    },
  },
  languages: {
    usage: [['languages VI EN …', 'the languages to choose from; the first is the default']],
    run: saveLanguages,
  },
  block: {
    usage: [
      ['block COUNTRY', 'refuses visitors of a country: two letters'],
      ['block NETWORK [--reason address]', 'refuses a network; the reason is region or address'],
    ],
    run: async (platform, code, words) => {
      const { values, positionals } = read(words, { reason: { type: 'string' } });
      const [place, ...more] = positionals;
      const reason = the(
        (['region', 'address'] as const).find((one) => one === (values.reason ?? 'region')),
      );
      if (more.length > 0 || (isCountry(the(place)) && values.reason === 'address')) {
        throw new WrongWords();
      }
      if (isCountry(the(place))) await blockCountry(platform, code, the(place).toUpperCase());
      else await blockNetwork(platform, code, { network: the(place), reason });
    },
  },
  unblock: {
    usage: [['unblock COUNTRY|NETWORK', 'serves it again']],
    run: async (platform, code, [place, ...more]) => {
      if (more.length > 0) throw new WrongWords();
      if (isCountry(the(place))) await unblockCountry(platform, code, the(place).toUpperCase());
      else await unblockNetwork(platform, code, the(place));
    },
  },
  link: {
    usage: [
      [`link add ${linkKinds.join('|')} URL`, 'adds a link to customer service'],
      [`link remove ${linkKinds.join('|')}`, 'removes the links of a kind'],
    ],
    run: async (platform, code, [what, kind, url, ...more]) => {
      if (more.length > 0) throw new WrongWords();
      if (what === 'add') {
        await addServiceLink(platform, code, { kind: kindOf(kind), url: the(url) });
      } else if (what === 'remove') await removeServiceLinks(platform, code, kindOf(kind));
      else throw new WrongWords();
    },
  },
  resource: {
    usage: [
      ['resource add TYPE URL [--label EN=text] [--qr URL]', 'an app or a channel, as TELEGRAM'],
      ['resource remove TYPE', 'removes it'],
    ],
    run: async (platform, code, words) => {
      const { values, positionals } = read(words, {
        label: { type: 'string', multiple: true },
        qr: { type: 'string' },
      });
      const [what, resourceType, url, ...more] = positionals;
      if (more.length > 0) throw new WrongWords();
      if (what === 'remove') return removeResource(platform, code, the(resourceType));
      if (what !== 'add') throw new WrongWords();
      const qrCodeUrl = values.qr as string | undefined;
      return addResource(platform, code, {
        resourceType: the(resourceType),
        url: the(url),
        labels: labelsIn((values.label ?? []) as string[]),
        ...(qrCodeUrl !== undefined && { qrCodeUrl }),
      });
    },
  },
};

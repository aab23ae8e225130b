import type { TextFile } from '@parlour/contract/endpoint';
import { report } from '@parlour/contract/report';
import { phrasesOf } from '@parlour/locales/all';
import { localeOf } from '@parlour/locales/locales';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { readAccounts } from '../cashier';
import { readAllPersonal } from '../player';
import { claimCopy, readCopies, readKept } from './queries';
import { withheld } from './sections';

/** Rows are read and sent so many at a time. */
const rowsAPart = 500;

/** All that is kept of the player, as JSON; once a day. */
export const exportData = async (context: PlayerContext): Promise<TextFile> => {
  const { sql, signedIn, brand, clock } = context;
  if (!(await claimCopy(sql, signedIn.playerId))) {
    const copies = await readCopies(sql, signedIn.playerId);
    throw new Refusal('privacy.copied_today', { at: copies?.nextAt?.toISOString() });
  }
  const day = clock.now().toISOString().slice(0, 10);
  return { name: `${brand.code}-${signedIn.playerId}-${day}.json`, parts: parts(context) };
};

async function* parts(context: PlayerContext): AsyncGenerator<string> {
  const { sql, config, signedIn, brand, clock, language } = context;
  const { playerId } = signedIn;
  const words = phrasesOf[localeOf(language, brand.defaultLang)].privacy;
  const head = {
    format: 'parlour.copy.1',
    site: brand.name,
    playerId,
    at: clock.now().toISOString(),
    personal: await readAllPersonal(sql, config, playerId),
    bankAccounts: await readAccounts(sql, config, playerId),
    // Each round and each entry of money is in these files.
    files: { rounds: report.exportRounds.path, transactions: report.exportTransactions.path },
    withheld: withheld.map((name) => ({ what: name, why: words[`withheld_${name}`] })),
  };
  yield `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "sections": {`;
  yield* sections(context);
  yield '\n  }\n}\n';
}

async function* sections({ sql, signedIn }: PlayerContext): AsyncGenerator<string> {
  let last = { section: '', sort: '' };
  for (;;) {
    const rows = await readKept(sql, signedIn.playerId, last, rowsAPart);
    let text = '';
    for (const { section, sort, row } of rows) {
      if (section !== last.section) {
        const end = last.section === '' ? '' : '\n    ],';
        text += `${end}\n    ${JSON.stringify(section)}: [\n      `;
      } else text += ',\n      ';
      text += JSON.stringify(row);
      last = { section, sort };
    }
    if (text !== '') yield text;
    if (rows.length < rowsAPart) break;
  }
  if (last.section !== '') yield '\n    ]';
}

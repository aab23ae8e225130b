import { listLocales } from '../packages/locales/src/locales';
import { untranslated } from '../packages/locales/src/untranslated';

/** `npm run untranslated [TAG …]`: the phrases of each language that are still English. */
const main = async () => {
  const wanted = process.argv.slice(2);
  for (const locale of listLocales()) {
    if (locale === 'en' || (wanted.length > 0 && !wanted.includes(locale))) continue;
    const { phrases, english } = await untranslated(locale);
    for (const { file, key, text } of english) console.log(`${locale}/${file} ${key}: ${text}`);
    console.log(`${locale}: ${english.length} of ${phrases} phrases are English.`);
  }
};

await main();

import type { Noun, Phrases } from '../nouns';
import { brand } from './site/brand';
import { catalogue } from './site/catalogue';
import { common } from './site/common';
import { content } from './site/content';
import { status } from './site/status';

/** The phrases of the first page in one file, so that they come with one request. */
export const criticalPhrases = { brand, catalogue, common, content, status };

/** Fetches those of another noun: a chunk each. */
export const loadNoun = (noun: Noun): Promise<Partial<Phrases>> =>
  import(`./site/${noun}.ts`) as Promise<Partial<Phrases>>;

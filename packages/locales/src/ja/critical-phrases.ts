import { brand } from './site/brand';
import { catalogue } from './site/catalogue';
import { common } from './site/common';
import { content } from './site/content';
import { status } from './site/status';

/** The phrases of the first page in one file, so that they come with one request. */
export const criticalPhrases = { brand, catalogue, common, content, status };

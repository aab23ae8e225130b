import { brand } from './site/brand';
import { catalogue } from './site/catalogue';
import { common } from './site/common';
import { content } from './site/content';
import { status } from './site/status';

/** The words of the first page in one file, so that they come with one request. */
export const words = { brand, catalogue, common, content, status };

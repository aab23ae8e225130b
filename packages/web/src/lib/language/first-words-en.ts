import { brand } from '@parlour/ui/phrases/en/brand';
import { catalogue } from '@parlour/ui/phrases/en/catalogue';
import { common } from '@parlour/ui/phrases/en/common';
import { content } from '@parlour/ui/phrases/en/content';
import { status } from '@parlour/ui/phrases/en/status';

/** The words of the first page in one file, so that they come with one request. */
export const words = { brand, catalogue, common, content, status };

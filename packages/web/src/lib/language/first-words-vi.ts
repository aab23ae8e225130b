import { brand } from '@parlour/ui/phrases/vi/brand';
import { catalogue } from '@parlour/ui/phrases/vi/catalogue';
import { common } from '@parlour/ui/phrases/vi/common';
import { content } from '@parlour/ui/phrases/vi/content';
import { status } from '@parlour/ui/phrases/vi/status';

/** The words of the first page in one file, so that they come with one request. */
export const words = { brand, catalogue, common, content, status };

// The words of the first page in one file, so that they come with one request.
export { brand } from '@parlour/ui/phrases/en/brand';
export { catalogue } from '@parlour/ui/phrases/en/catalogue';
export { common } from '@parlour/ui/phrases/en/common';
export { content } from '@parlour/ui/phrases/en/content';
export { status } from '@parlour/ui/phrases/en/status';

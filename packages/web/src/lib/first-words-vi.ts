// The words of the first page in one file, so that they come with one request.
export { brand } from '@parlour/ui/phrases/vi/brand';
export { catalogue } from '@parlour/ui/phrases/vi/catalogue';
export { common } from '@parlour/ui/phrases/vi/common';
export { content } from '@parlour/ui/phrases/vi/content';
export { status } from '@parlour/ui/phrases/vi/status';

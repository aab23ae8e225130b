export { type ImageOwner, keepImage, type KeptImage, openImage } from './keep-image';
export { deleteImages } from './queries';
export { reEncode, type ReEncoded } from './re-encode';
export { jobs } from './rewrap';
export { watermark } from './watermark';

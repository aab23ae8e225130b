export { type ImageOwner, keepImage, type KeptImage, openImage } from './keep-image';
export { deleteImages, deleteImagesOf } from './queries';
export { reEncode, type ReEncoded, reEncodeLogo } from './re-encode';
export { jobs, rewrapImages } from './rewrap';
export { watermark } from './watermark';

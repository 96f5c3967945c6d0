export { enhanceGalleries, showPicture } from './gallery';
export { showVariationPicture } from './variation-picture';

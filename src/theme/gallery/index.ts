export { showVariationPicture } from './variation-picture';

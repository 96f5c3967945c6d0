/**
 * The demo's pictures: drawn once, kept in the cache, and laid where the shop
 * looks for them.
 */
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from './fingerprint.mjs';
import { isRunning, runTool } from './native/processes.mjs';
import { CACHE, SHOP_SOURCE } from './paths.mjs';
import { step } from './say.mjs';

/**
 * Draws them if that has not been done.
 *
 * @return {Promise<string>} Their folder in the cache.
 */
export async function drawPictures() {
	const demo = join( SHOP_SOURCE, 'demo' );
	const folder = join(
		CACHE,
		'demo-images',
		fingerprint( [ join( demo, 'pictures' ), join( demo, 'content' ) ] )
	);
	if ( existsSync( folder ) ) {
		return folder;
	}
	const lock = `${ folder }.lock`;
	mkdirSync( dirname( folder ), { recursive: true } );
	if ( ! takeLock( lock ) ) {
		await step(
			'Waiting for another start that is drawing the pictures',
			async () => {
				while ( ! existsSync( folder ) && ! takeLock( lock ) ) {
					await sleep( 300 );
				}
			}
		);
	}
	try {
		if ( ! existsSync( folder ) ) {
			await step(
				'Drawing the pictures (once; a minute or two)',
				async () => {
					const { renderAll } =
						await import( './demo/pictures/render.mjs' );
					await renderAll( folder );
				}
			);
		}
	} finally {
		if ( lockOwner( lock ) === process.pid ) {
			rmSync( lock, { force: true } );
		}
	}
	return folder;
}

/**
 * @param {string} lock
 * @return {number} Who holds it, or 0.
 */
function lockOwner( lock ) {
	return existsSync( lock ) ? Number( readFileSync( lock, 'utf8' ) ) || 0 : 0;
}

/**
 * @param {string} lock
 * @return {boolean} Whether it is ours now.
 */
function takeLock( lock ) {
	const owner = lockOwner( lock );
	if ( owner && ! isRunning( owner ) ) {
		rmSync( lock, { force: true } );
	}
	try {
		writeFileSync( lock, String( process.pid ), { flag: 'wx' } );
		return true;
	} catch {
		return lockOwner( lock ) === process.pid;
	}
}

/**
 * WordPress may add sizes of its own, so the shop gets a copy.
 *
 * @param {string} folder Where they belong.
 */
export async function placePictures( folder ) {
	const drawn = await drawPictures();
	mkdirSync( dirname( folder ), { recursive: true } );
	rmSync( folder, { recursive: true, force: true } );
	runTool(
		'cp',
		[ '-a', '--reflink=auto', drawn, folder ],
		`The pictures could not be copied to ${ folder }`
	);
}

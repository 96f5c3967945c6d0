import type { Shop } from '../shop/handle.mjs';

/**
 * What the owner has set in the Customizer, for the tests of one file.
 *
 * @param shop
 * @param values By name; {} is a fresh shop.
 */
export function setCompanion(
	shop: Shop,
	values: Record< string, string | number | boolean >
): void {
	shop.phpEval(
		`update_option( 'vitrina_companion', json_decode( getenv( 'VALUES' ), true ) ); return true;`,
		{ VALUES: JSON.stringify( values ) }
	);
}

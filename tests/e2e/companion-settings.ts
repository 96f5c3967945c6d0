import type { Shop } from '../shop/handle.mjs';

/**
 * Sets the companion's settings, as the owner does in the Customizer.
 *
 * @param shop
 * @param values By name; {} restores the defaults.
 */
export function setCompanionOptions(
	shop: Shop,
	values: Record< string, string | number | boolean >
): void {
	shop.phpEval(
		`update_option( 'vitrina_companion', json_decode( getenv( 'VALUES' ), true ) ); return true;`,
		{ VALUES: JSON.stringify( values ) }
	);
}

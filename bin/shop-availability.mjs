/**
 * Checks whether the native shop can run on this machine.
 *
 * @return {Promise<string>} Why it cannot; '' if it can.
 */
export async function getShopUnavailableReason() {
	const { findPrograms } =
		await import( '../tests/shop/native/programs.mjs' );
	const { resolvePart } = await import( '../tests/shop/resolve.mjs' );
	try {
		findPrograms();
		await resolvePart( 'wordpress' );
		await resolvePart( 'woocommerce' );
		return '';
	} catch ( error ) {
		return error instanceof Error
			? error.message.replace( /\.$/, '' )
			: String( error );
	}
}

/**
 * Checks whether several web servers with Redis and Varnish can run on this machine.
 *
 * @return {Promise<string>} Why they cannot; '' if they can.
 */
export async function getClusterUnavailableReason() {
	const { findClusterPrograms } =
		await import( '../tests/shop/native/cluster/programs.mjs' );
	try {
		findClusterPrograms( { redis: true, varnish: true } );
		return '';
	} catch ( error ) {
		return error instanceof Error
			? error.message.replace( /\.$/, '' )
			: String( error );
	}
}

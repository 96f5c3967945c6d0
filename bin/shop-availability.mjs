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

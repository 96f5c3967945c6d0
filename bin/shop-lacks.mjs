/**
 * Why the native shop cannot run on this machine.
 *
 * @return {Promise<string>} One phrase; '' when it can.
 */
export async function shopLacks() {
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

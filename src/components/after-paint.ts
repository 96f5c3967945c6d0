/**
 * Waits until the browser has drawn a frame, so that a press is seen before the
 * work that follows from it. A page that nobody sees draws none.
 */
export const behindFrame = (): Promise< unknown > =>
	new Promise( ( resolve ) =>
		document.hidden
			? resolve( 0 )
			: requestAnimationFrame( () => setTimeout( resolve ) )
	);

/**
 * Shows that a control was pressed, and then does what it is for. Opening a
 * dialog makes the browser style the whole page anew, which a slow device takes
 * a tenth of a second for. A second press in the meantime is the same press.
 *
 * @param control What was pressed.
 * @param act     What it is for.
 */
export async function pressed(
	control: Element,
	act: () => void
): Promise< void > {
	if ( control.ariaBusy === 'true' ) {
		return;
	}
	control.ariaBusy = 'true';
	await behindFrame();
	control.ariaBusy = null;
	act();
}

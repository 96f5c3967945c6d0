/**
 * Resolves after the browser has painted its next frame, so that the response to
 * an input is visible before the work that follows from it. A hidden page paints
 * no frames and does not wait.
 */
export const nextPaint = (): Promise< unknown > =>
	new Promise( ( resolve ) =>
		document.hidden
			? resolve( 0 )
			: requestAnimationFrame( () => setTimeout( resolve ) )
	);

/**
 * Marks a control as busy, and runs its action after the next paint. Opening a
 * modal dialog makes the browser recalculate the styles of the whole page, which
 * takes a slow device a tenth of a second. A second click before that is ignored.
 *
 * @param control Looks busy until then.
 * @param action  Such as opening a dialog.
 * @param styles  Resolves when the styles that the action needs are loaded.
 */
export async function runAfterPaint(
	control: Element,
	action: () => void,
	styles?: Promise< unknown >
): Promise< void > {
	if ( control.ariaBusy === 'true' ) {
		return;
	}
	control.ariaBusy = 'true';
	await Promise.all( [ styles, nextPaint() ] );
	control.ariaBusy = null;
	action();
}

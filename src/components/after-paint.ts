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
 */
export async function runAfterPaint(
	control: Element,
	action: () => void
): Promise< void > {
	if ( control.ariaBusy === 'true' ) {
		return;
	}
	control.ariaBusy = 'true';
	await nextPaint();
	control.ariaBusy = null;
	action();
}

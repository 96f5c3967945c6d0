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

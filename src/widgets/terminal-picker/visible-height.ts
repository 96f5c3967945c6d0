/** Tells the styles how much of the window a phone's keyboard leaves. Returns the undo. */
export function watchVisibleHeight( element: HTMLElement ): () => void {
	const viewport = window.visualViewport;
	function measure(): void {
		element.style.setProperty(
			'--vitrina-visible-height',
			`${ viewport?.height }px`
		);
	}
	viewport?.addEventListener( 'resize', measure );
	return () => viewport?.removeEventListener( 'resize', measure );
}

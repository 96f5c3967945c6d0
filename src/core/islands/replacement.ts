const INTERACTIVE =
	'a[href], button, input, select, textarea, summary, [tabindex], [role="button"]';

/**
 * Returns the interactive element around an element; the element itself if there is none.
 *
 * @param element What was clicked or focused.
 */
export const findControl = ( element: Element ): HTMLElement =>
	element.closest< HTMLElement >( INTERACTIVE ) ?? ( element as HTMLElement );

/**
 * Returns the element of a mounted island that replaces an element of its fallback: the
 * one with the same id or the same name, otherwise the first interactive element.
 *
 * @param island  The island, mounted or restored.
 * @param element What was clicked or focused in the fallback.
 */
export function findReplacement(
	island: HTMLElement,
	element: Element
): HTMLElement | null {
	const source = findControl( element );
	if ( island.contains( source ) ) {
		return source;
	}
	const all = [ ...island.querySelectorAll< HTMLElement >( INTERACTIVE ) ];
	const name = source.getAttribute( 'name' );
	return (
		all.find( ( { id } ) => id !== '' && id === source.id ) ??
		all.find(
			( one ) => name !== null && one.getAttribute( 'name' ) === name
		) ??
		all[ 0 ] ??
		null
	);
}

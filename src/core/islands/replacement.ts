const INTERACTIVE =
	'a[href], button, input, select, textarea, summary, [tabindex], [role="button"]';

/**
 * The control that a click or a focus is about.
 *
 * @param element What was clicked.
 */
export const findControl = ( element: Element ): HTMLElement =>
	element.closest< HTMLElement >( INTERACTIVE ) ?? ( element as HTMLElement );

/**
 * The element of a mounted island that replaces one of its fallback: the same id,
 * the same name, or the first interactive element.
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

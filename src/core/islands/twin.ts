const REACTS =
	'a[href], button, input, select, textarea, summary, [tabindex], [role="button"]';

/**
 * The control that a click or a focus is about.
 *
 * @param part What was clicked.
 */
export const findControl = ( part: Element ): HTMLElement =>
	part.closest< HTMLElement >( REACTS ) ?? ( part as HTMLElement );

/**
 * The part of a mounted island that stands for a part of its fallback: the same
 * id, the same name, or the first thing that reacts.
 *
 * @param island The island, mounted or restored.
 * @param part   What was clicked or focused in the fallback.
 */
export function findTwin(
	island: HTMLElement,
	part: Element
): HTMLElement | null {
	const source = findControl( part );
	if ( island.contains( source ) ) {
		return source;
	}
	const all = [ ...island.querySelectorAll< HTMLElement >( REACTS ) ];
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

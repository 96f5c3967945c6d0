import { find } from './find';

type Take = ( filters: Element ) => void;

let taken: { readonly element: Element; readonly take: Take } | null = null;

/**
 * Lets a component draw the filters of each answer.
 *
 * @param element What it has taken over; it holds until that has failed.
 * @param take    Called with the filters of an answer.
 */
export function takeFilters( element: Element, take: Take ): void {
	taken = { element, take };
}

/**
 * Shows the filters of an answer: by the component, or as the server printed them
 * where nobody has touched them yet, and where the component has failed.
 *
 * @param next As the server printed them.
 */
export function putFilters( next: Element ): void {
	const filters = find( '#filters' );
	if ( ! filters ) {
		return;
	}
	if (
		taken?.element === filters &&
		filters.dataset.islandState !== 'failed'
	) {
		taken.take( next );
		return;
	}
	for ( const facet of next.querySelectorAll( 'details' ) ) {
		const name = CSS.escape( facet.dataset.facet ?? '' );
		facet.open =
			filters.querySelector< HTMLDetailsElement >(
				`[data-facet="${ name }"]`
			)?.open ?? facet.open;
	}
	// The parts themselves stay: the core puts them back where the component fails.
	for ( const part of [ 'bar', 'body', 'foot' ] ) {
		const { childNodes = [] } =
			next.querySelector( `.filters__${ part }` ) ?? {};
		filters
			.querySelector( `.filters__${ part }` )
			?.replaceChildren( ...childNodes );
	}
}

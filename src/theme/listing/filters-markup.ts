import { find } from './find';

type Render = ( filters: Element ) => void;

let component: { readonly element: Element; readonly render: Render } | null =
	null;

/** Lets a component render the filters of each response in its element, until it has failed. */
export function renderFiltersWith( element: Element, render: Render ): void {
	component = { element, render };
}

/** Shows the filters of a response: by the component, or as HTML before or without it. */
export function showFilters( next: Element ): void {
	const filters = find( '#filters' );
	if ( ! filters ) {
		return;
	}
	if (
		component?.element === filters &&
		filters.dataset.islandState !== 'failed'
	) {
		component.render( next );
		return;
	}
	for ( const facet of next.querySelectorAll( 'details' ) ) {
		const name = CSS.escape( facet.dataset.facet ?? '' );
		facet.open =
			filters.querySelector< HTMLDetailsElement >(
				`[data-facet="${ name }"]`
			)?.open ?? facet.open;
	}
	// The parts themselves are not replaced: the core restores them if the component fails.
	for ( const part of [ 'bar', 'body', 'foot' ] ) {
		const { childNodes = [] } =
			next.querySelector( `.filters__${ part }` ) ?? {};
		filters
			.querySelector( `.filters__${ part }` )
			?.replaceChildren( ...childNodes );
	}
}

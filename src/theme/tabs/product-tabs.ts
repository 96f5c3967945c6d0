import { askedFor } from './opening';

/**
 * The accordion opens and closes by itself. This opens what an address or a
 * link of the page asks for; tabs are fetched where a shop has them.
 */
export function openAskedTab( root: Document ): void {
	if ( root.querySelector( '.product-tabs--tabs' ) ) {
		void import( /* webpackChunkName: "tab-list" */ './tab-list' ).then(
			( { enhanceTabList } ) => enhanceTabList( root, askedFor )
		);
		return;
	}
	if ( ! root.querySelector( '.product-tabs' ) ) {
		return;
	}

	const open = (): void => openFolded( root, askedFor( location ) );

	open();
	window.addEventListener( 'hashchange', open );
	// A second click on the same link changes no hash.
	root.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element &&
			event.target.closest< HTMLAnchorElement >( 'a[href^="#"]' );
		if ( link ) {
			openFolded( root, askedFor( link ) );
		}
	} );
}

/** Opens an element and whatever it is folded into. */
function openFolded( root: Document, id: string ): void {
	let element: Element | null = id ? root.getElementById( id ) : null;
	for ( ; element; element = element.parentElement ) {
		if ( element instanceof HTMLDetailsElement ) {
			element.open = true;
		}
	}
}

import { targetIdOf } from './tab-from-url';

/**
 * Opens the part of the accordion that an address or a link names. The accordion
 * itself needs no script; the script for tabs is loaded if the shop uses them.
 */
export function openTabFromUrl( root: Document ): void {
	if ( root.querySelector( '.product-tabs--tabs' ) ) {
		void import( /* webpackChunkName: "tab-list" */ './tab-list' ).then(
			( { enhanceTabList } ) => enhanceTabList( root, targetIdOf )
		);
		return;
	}
	if ( ! root.querySelector( '.product-tabs' ) ) {
		return;
	}

	const open = (): void => openDetails( root, targetIdOf( location ) );

	open();
	window.addEventListener( 'hashchange', open );
	// A second click on the same link changes no hash.
	root.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element &&
			event.target.closest< HTMLAnchorElement >( 'a[href^="#"]' );
		if ( link ) {
			openDetails( root, targetIdOf( link ) );
		}
	} );
}

/** Opens all `<details>` around an element. */
function openDetails( root: Document, id: string ): void {
	let element: Element | null = id ? root.getElementById( id ) : null;
	for ( ; element; element = element.parentElement ) {
		if ( element instanceof HTMLDetailsElement ) {
			element.open = true;
		}
	}
}

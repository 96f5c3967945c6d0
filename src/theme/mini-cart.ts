import { cart, mountIsland, on } from '@vitrina/core';

/**
 * Serves the mini cart (src/widgets/mini-cart) before it is loaded: shows its link
 * while there is a cart, and reports each add to it.
 */
export function watchMiniCart( root: Document ): void {
	const link = root.querySelector( '.site-header__cart' );
	if ( ! link ) {
		return;
	}
	const panel = root.querySelector< HTMLElement >( '#minicart-panel' );
	const show = ( isAdding: boolean ) =>
		link.toggleAttribute( 'data-shown', isAdding || cart.hasCart() );
	show( false );
	on( 'cart:changed', () => show( false ) );
	on( 'cart:write', ( { source, promise } ) => {
		if ( source === 'add' ) {
			show( true );
			const settle = () => show( false );
			promise.then( settle, settle );
			// Offline neither the product is added nor the widget loaded.
			if ( panel && navigator.onLine ) {
				mountIsland( panel ).then(
					() =>
						panel.dispatchEvent(
							new CustomEvent( 'vitrina:add', {
								detail: promise,
							} )
						),
					() => {}
				);
			}
		}
	} );
}

import { cart, mountIsland, nextPaint, on } from '@vitrina/core';

/**
 * Handles the mini cart (src/widgets/mini-cart) until it is loaded: shows its link while
 * there is a cart, and mounts it when a product is added.
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
			// Offline, the product cannot be added and the widget cannot be loaded.
			if ( panel && navigator.onLine ) {
				nextPaint()
					.then( () => mountIsland( panel ) )
					.then(
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

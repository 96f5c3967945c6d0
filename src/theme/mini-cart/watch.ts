import { cart, on } from '@vitrina/core';
import { openOnClick } from '../open-on-click';

const LINK = '.site-header__cart';

const load = () => import( /* webpackChunkName: "mini-cart" */ './mini-cart' );

/**
 * Opens the mini cart by the header's link, and lets it follow what is added.
 * All it needs is loaded when somebody comes near the link or adds something.
 */
export function watchMiniCart( root: Document ): void {
	const link = root.querySelector< HTMLAnchorElement >( LINK );
	if ( ! link ) {
		return;
	}
	const hasPanel = root.querySelector( '#minicart-panel' ) !== null;
	const show = ( isAdding: boolean ) =>
		link.toggleAttribute( 'data-shown', isAdding || cart.hasCart() );
	show( false );
	on( 'cart:changed', () => show( false ) );
	on( 'cart:write', ( { source, promise } ) => {
		if ( source === 'add' ) {
			show( true );
			const settle = () => show( false );
			promise.then( settle, settle );
			if ( hasPanel ) {
				load().then(
					( { follow } ) => follow( promise ),
					() => {}
				);
			}
		}
	} );
	if ( hasPanel ) {
		openOnClick( root, LINK, load );
	}
}

import { openOnClick } from '../open-on-click';

const load = () =>
	import( /* webpackChunkName: "quick-view" */ './quick-view' );

/**
 * Opens quick views by the links of cards, and by an address that names one.
 * All it needs is loaded when a pointer or the focus comes near.
 */
export function watchQuickView( root: Document ): void {
	openOnClick( root, 'a[data-quick-view]', load );

	const follow = () => {
		if (
			location.hash.includes( 'quick-view' ) ||
			root.querySelector( '.quick-view' )
		) {
			load().then(
				( { followAddress } ) => followAddress(),
				() => {}
			);
		}
	};
	window.addEventListener( 'popstate', follow );
	follow();
}

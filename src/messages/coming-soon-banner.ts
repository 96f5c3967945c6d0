/**
 * Replaces the jQuery script of WooCommerce's banner, whose close link has no name
 * and cannot be reached by keyboard. The request is the same (spec §7).
 */
import './coming-soon-banner.scss';

interface BannerPage {
	/** Printed before this script. */
	readonly vitrinaComingSoon?: { readonly dismiss: string };
}

async function dismiss( banner: HTMLElement, link: HTMLElement ) {
	const { restUrl, restNonce } = link.dataset;
	const response = await window.fetch( restUrl!, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-WP-Nonce': restNonce!,
		},
		body: JSON.stringify( {
			woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
		} ),
	} );
	// If it was not saved, the banner would be back on the next page anyway.
	if ( response.ok ) {
		banner.hidden = true;
	}
}

function start(): void {
	const banner = document.getElementById( 'coming-soon-footer-banner' );
	const link = banner?.querySelector< HTMLElement >(
		'.coming-soon-footer-banner-dismiss'
	);
	if ( ! banner || ! link ) {
		return;
	}
	link.role = 'button';
	link.tabIndex = 0;
	link.ariaLabel = ( window as BannerPage ).vitrinaComingSoon?.dismiss ?? '×';
	// If the request fails, the banner stays and can be closed again.
	const handle = () => void dismiss( banner, link ).catch( () => {} );
	link.addEventListener( 'click', handle );
	link.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			handle();
		}
	} );
}

start();

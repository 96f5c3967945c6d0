/**
 * WooCommerce's banner has a link without a name that no keyboard reaches, and
 * a script on jQuery behind it. The call is the same (spec §7).
 */
import './coming-soon-banner.scss';

interface BannerPage {
	/** Printed before this script. */
	readonly vitrinaComingSoon?: { readonly dismiss: string };
}

async function dismiss( banner: HTMLElement, link: HTMLElement ) {
	const { restUrl, restNonce } = link.dataset;
	const answer = await window.fetch( restUrl!, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			'X-WP-Nonce': restNonce!,
		},
		body: JSON.stringify( {
			woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
		} ),
	} );
	// Where it was not kept it would be back on the next page: it stays.
	if ( answer.ok ) {
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
	// Where the call fails the banner stays, and can be pressed again.
	const act = () => void dismiss( banner, link ).catch( () => {} );
	link.addEventListener( 'click', act );
	link.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			act();
		}
	} );
}

start();

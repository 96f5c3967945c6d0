/** Additions to WooCommerce's own scripts on the classic cart and checkout pages. */
import { ready, settings } from '@vitrina/core';
import { updateCartOnChange } from './cart-update';
import { restoreEntry } from './restore-entry';
import { clearOldNotices, collectErrors } from './notices';
import { refreshOrderReview } from './order-review';
import { retryFailedCalls, type RecoveryTexts } from './recovery';
import { applyRestoredMethod } from './restored-method';
import { openTermsInDialog } from './terms';

/** Printed by PHP (theme/inc/checkout/page.php). */
interface CheckoutSettings {
	autoUpdate: boolean;
	refreshReview: boolean;
	/** Distance of notices from the top of the window after scrolling, in CSS pixels. */
	noticeOffset: number;
	texts: RecoveryTexts;
}

ready( () => {
	const { autoUpdate, refreshReview, noticeOffset, texts } = Object(
		settings().checkout
	) as Partial< CheckoutSettings >;
	if ( autoUpdate ) {
		updateCartOnChange( document );
	}
	if ( refreshReview ) {
		refreshOrderReview( document );
	}
	if ( texts ) {
		retryFailedCalls( document, texts );
	}
	applyRestoredMethod( document );
	openTermsInDialog( document );
	restoreEntry( document );
	clearOldNotices( document );
	collectErrors( document, noticeOffset ?? 0 );
} );

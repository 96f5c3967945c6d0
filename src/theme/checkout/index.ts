/**
 * What the classic cart and checkout do beyond WooCommerce's own scripts, which
 * are on these pages anyway.
 */
import { ready, settings } from '@vitrina/core';
import { updateCartOnChange } from './cart-update';
import { keepEntry } from './keep-entry';
import { clearOldNotices, gatherErrors } from './notices';
import { refreshOrderReview } from './order-review';
import { recoverCalls, type RecoveryTexts } from './recovery';
import { followRestoredMethod } from './restored-method';
import { openTermsInDialog } from './terms';

/** What PHP printed (theme/inc/checkout/page.php). */
interface CheckoutSettings {
	autoUpdate: boolean;
	refreshReview: boolean;
	/** How far below the top notices come to stand, in CSS pixels. */
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
		recoverCalls( document, texts );
	}
	followRestoredMethod( document );
	openTermsInDialog( document );
	keepEntry( document );
	clearOldNotices( document );
	gatherErrors( document, noticeOffset ?? 0 );
} );

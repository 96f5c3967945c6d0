<?php
/**
 * Takes away what the plugin kept, on every site of a network.
 *
 * @package Vitrina\Companion
 */

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Companion\Newsletter\Storage\SignupSchema;
use Vitrina\Companion\Portfolio\PortfolioType;
use Vitrina\Companion\Prices\Storage\PriceSchema;
use Vitrina\Companion\Search\Storage\SearchSchema;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Companion\Wishlist\Page;
use Vitrina\Companion\Wishlist\Storage\WishlistSchema;
use Vitrina\Companion\Withdrawal\WithdrawalPage;

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/src/autoload.php';

Sites::each(
	static function (): void {
		delete_option( 'vitrina_companion_session_guard' );
		delete_option( 'vitrina_companion_trusted_proxies' );
		PriceSchema::drop();
		SearchSchema::drop();
		WishlistSchema::drop();
		( new ShortcodePage( Page::OPTION, Page::SHORTCODE ) )->remove();
		( new ShortcodePage( WithdrawalPage::OPTION, WithdrawalPage::SHORTCODE ) )->remove();
		SignupSchema::drop();
		delete_option( Settings::OPTION );
		// The portfolio's items are the owner's own and stay, as posts do.
		delete_option( PortfolioType::SLUGS_OPTION );
		Activation::unschedule();
	}
);

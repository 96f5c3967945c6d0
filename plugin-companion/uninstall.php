<?php
/**
 * Takes away what the plugin kept.
 *
 * @package Vitrina\Companion
 */

declare(strict_types=1);

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/src/autoload.php';

delete_option( 'vitrina_companion_session_guard' );
\Vitrina\Companion\Prices\Storage\PriceSchema::drop();
\Vitrina\Companion\Search\Storage\SearchSchema::drop();
\Vitrina\Companion\Wishlist\Storage\WishlistSchema::drop();
delete_option( \Vitrina\Companion\Wishlist\Page::OPTION );
delete_option( \Vitrina\Companion\Withdrawal\WithdrawalPage::OPTION );
\Vitrina\Companion\Newsletter\Storage\SignupSchema::drop();
delete_option( \Vitrina\Companion\Settings\Settings::OPTION );
// The portfolio's items are the owner's own and stay, as posts do.
delete_option( \Vitrina\Companion\Portfolio\PortfolioType::SLUGS_OPTION );
if ( function_exists( 'as_unschedule_all_actions' ) ) {
	\Vitrina\Companion\Prices\RecordAll::unschedule();
	\Vitrina\Companion\Search\Rebuild::unschedule();
	\Vitrina\Companion\Newsletter\SignupPrivacy::unschedule();
}

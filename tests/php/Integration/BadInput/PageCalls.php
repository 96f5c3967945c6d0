<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

use Vitrina\Tests\Integration\Support\Response;

/**
 * Pages that read the URL or a form, and the bank's callbacks.
 */
final class PageCalls {

	/**
	 * @return iterable<Call>
	 */
	public static function all( ShopData $data ): iterable {
		yield from self::listings( $data );
		yield from self::newsletter( $data );
		yield from self::own_pages( $data );
		yield from self::bank();
	}

	/**
	 * Every request gets a page, which contains nothing that is not public.
	 *
	 * @return iterable<Call>
	 */
	private static function listings( ShopData $data ): iterable {
		$filters = [ 'filter_spalva', 'query_type_spalva', 'filter_zlo', 'categories', 'rating_filter', 'filter_stock_status', 'min_price', 'max_price', 'orderby', 'paged', 'product-page' ];
		$more    = new Param( BadValues::of_pages() + [
			'-1' => '-1',
			'10^9' => '1000000000',
			'1e308' => '1e308',
		], [] );
		$reads   = [ 'theme/inc/filters/filters.php', 'theme/inc/filters/Listing.php' ];
		yield new Call( [ 'theme/inc/filters/filters.php clean_filter_request' ], $data->urls['shop'], 'GET', [], array_fill_keys( $filters, $more ), all_fields_at_once: true, reads: $reads );
		yield new Call( [ 'a page of the listing' ], $data->urls['shop'] . 'page/{page}/', 'GET', [ 'page' => '1' ], [
			'page' => new Param( [
				'0' => '0',
				'10^9' => '1000000000',
				'10^12' => '1000000000000',
			], [ '0' ] ),
		] );
		$search = [
			's' => 'žvakė',
			'post_type' => 'product',
		];
		yield new Call( [ 'theme/inc/search/search.php clean_search_request' ], '/', 'GET', $search, array_fill_keys( [ 's', 'product_cat' ], Param::page_values() ), all_fields_at_once: true );
		yield new Call( [ 'a search for what is not public' ], '/', 'GET', $search, [
			's' => new Param( [ 'its name' => 'užrakintas' ], [ 'its name' ] ),
			'product_cat' => new Param( [ 'unknown' => 'zlo' ], [ 'unknown' ] ),
		] );
		yield new Call( [ 'theme/inc/feeds/feeds.php list_public_posts', 'theme/inc/portfolio.php set_portfolio_count' ], '/', 'GET', [], array_fill_keys( [ 'cat', 'portfolio_category', 'paged', 'post_type' ], Param::page_values() ), all_fields_at_once: true );
		$answers = [ 'plugin-companion/src/CompanyBuyers/BlockFields.php register_on_page', 'plugin-companion/src/Languages/TranslatedShop.php show_products', 'plugin-companion/src/PageCache/PageResponse.php start', 'plugin-companion/src/PageCache/PageResponse.php decide' ];
		yield new Call( $answers, '/', 'GET', [], array_fill_keys( [ 'pagename', 'page_id' ], Param::page_values() ), all_fields_at_once: true );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function newsletter( ShopData $data ): iterable {
		$json = [ 'Accept' => 'application/json' ];
		$good = [
			'form' => $data->tokens['form'],
			'email' => 'zlo',
		];
		yield new Call(
			[ 'plugin-companion/src/Newsletter/SignupPage.php handle_request' ],
			'/?vitrina_newsletter=sign-up',
			'POST',
			$good,
			[
				'form' => Param::page_values(),
				'email' => Param::page_values(),
				'tema' => Param::page_values(),
			],
			headers: $json,
			reads: [ 'plugin-companion/src/Newsletter/SignupPage.php' ]
		);
		yield new Call( [ '/vitrina/v1/newsletter' ], '/wp-json/vitrina/v1/newsletter', 'POST', [
			'form' => $data->tokens['form'],
			'fields' => [ 'email' => 'zlo' ],
		], [
			'form' => Param::page_values(),
			'fields' => Param::page_values(),
		], hook: 'rest' );
		// Registered while the consent bar is on; ConsentLogTest sends more then.
		yield new Call( [ '/vitrina/v1/consent' ], '/wp-json/vitrina/v1/consent?texts=0123456789ab', 'POST', [
			'number' => '0123456789abcdef',
			'choice' => 'x',
		], [
			'number' => Param::page_values(),
			'choice' => Param::page_values(),
			'previous' => Param::page_values(),
		], hook: 'rest' );
		yield new Call( [ 'a sign-up by GET' ], '/?vitrina_newsletter=sign-up', 'GET', $good, [], all_fields_at_once: true );
		yield new Call( [ 'a sign-up from another site' ], '/?vitrina_newsletter=sign-up', 'POST', [
			...$good,
			'email' => 'ruta@example.lt',
		], [ 'tema' => Param::lists() ], headers: $json + [ 'Origin' => 'https://zlo.example' ] );
		foreach ( [ 'GET', 'POST' ] as $method ) {
			foreach ( [ 'confirm', 'leave' ] as $purpose ) {
				yield new Call( [ "{$method} of {$purpose}" ], "/?vitrina_newsletter={$purpose}&signup={signup}&ticket={ticket}", $method, [], array_fill_keys( [ 'signup', 'ticket' ], Param::page_values() ), all_fields_at_once: true );
			}
		}
		yield new Call( [ 'plugin-bank-link/src/Gateway/PendingCart.php remove_paid_items' ], '/', 'GET', [], array_fill_keys( [ 'order-received', 'key' ], Param::page_values() ), all_fields_at_once: true, reads: [ 'plugin-bank-link/src/Gateway/PendingCart.php' ] );
		yield new Call( [ 'cart page, not a list of lines' ], $data->urls['cart'], 'POST', [ 'update_cart' => '1' ], array_fill_keys( [ 'cart', '_wpnonce' ], Param::page_values() ), all_fields_at_once: true, reads: [ 'theme/inc/checkout/checkout.php' ] );
		yield new Call( [ 'the way back of a sign-up' ], '/', 'GET', [], array_fill_keys( [ 'newsletter', 'newsletter-form' ], Param::page_values() ), all_fields_at_once: true, reads: [ 'plugin-companion/src/Newsletter/SignupForm.php' ] );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function own_pages( ShopData $data ): iterable {
		$is_sent_back = static fn ( Response $response ): bool => $response->status === 303;
		$form         = [ 'vitrina_wishlist_nonce' => $data->nonce( 'customer', 'wishlist form' ) ];
		$product      = Param::product( $data->non_public + [ 'hidden' => $data->hidden ] );
		$wishlist     = $data->urls['wishlist'];
		yield new Call( [ 'plugin-companion/src/Wishlist/Forms.php handle' ], $wishlist, 'POST', $form, [ 'vitrina_wishlist_add' => $product ], $is_sent_back, senders: [ 'customer' ], reads: [ 'plugin-companion/src/Wishlist/Forms.php' ] );
		yield new Call( [ 'wishlist form, nonce' ], $wishlist, 'POST', [ 'vitrina_wishlist_add' => (string) $data->simple ], [
			'vitrina_wishlist_nonce' => new Param( BadValues::of_pages() + [
				'none' => null,
				'a stale one' => 'a1b2c3d4e5',
				'of another call' => $data->nonce( 'customer', 'rest' ),
			], [] ),
		], senders: [ 'customer' ] );
		yield new Call( [ 'plugin-companion/src/Wishlist/Page.php send_headers' ], $wishlist, 'GET', [], [ 'wishlist' => Param::page_values() ], reads: [ 'plugin-companion/src/Wishlist/Page.php' ] );

		$withdrawal = $data->urls['withdrawal'];
		$fields     = [ 'withdrawal_name', 'withdrawal_order', 'withdrawal_email', 'withdrawal_quantity', 'withdrawal_token' ];
		$good       = [
			'vitrina-withdrawal' => 'confirm',
			...array_fill_keys( $fields, 'zlo' ),
		];
		yield new Call( [ 'plugin-companion/src/Withdrawal/WithdrawalPage.php send_headers', 'plugin-companion/src/Withdrawal/WithdrawalPage.php send_model_form' ], $withdrawal, 'POST', $good, array_fill_keys( $fields, Param::page_values() ), all_fields_at_once: true, reads: [ 'plugin-companion/src/Withdrawal/WithdrawalPage.php' ] );
		yield new Call( [ 'a withdrawal\'s link' ], $withdrawal, 'GET', [], array_fill_keys( [ 'withdrawal_order', 'withdrawal_key', 'withdrawal_form' ], Param::page_values() ), all_fields_at_once: true );
	}

	/**
	 * @return iterable<Call>
	 */
	private static function bank(): iterable {
		$reads = [ 'plugin-bank-link/src/Callback/Webhook.php', 'plugin-bank-link/src/Callback/ReturnCall.php', 'plugin-bank-link/src/Callback/SandboxPage.php' ];
		yield new Call( [ 'woocommerce_api_vitrina_bank_link_notice' ], '/?wc-api=vitrina_bank_link_notice&provider={provider}', 'POST', [ 'provider' => 'sandbox' ], [
			'provider' => Param::page_values(),
			'orderToken' => Param::page_values(),
		], reads: $reads );
		yield new Call( [ 'woocommerce_api_vitrina_bank_link_return' ], '/?wc-api=vitrina_bank_link_return', 'GET', [ 'provider' => 'sandbox' ], [
			'provider' => Param::page_values(),
			'order-token' => Param::text(),
		] );
		foreach ( [ 'GET', 'POST' ] as $method ) {
			yield new Call( [ 'woocommerce_api_vitrina_bank_link_sandbox', "by {$method}" ], '/?wc-api=vitrina_bank_link_sandbox&provider=sandbox', $method, [ 'outcome' => 'pay' ], [ 'token' => Param::page_values() ] );
		}
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Integration\BadInput;

/**
 * Calls for shop managers: everyone else, and requests without the nonce of this action, are refused.
 */
final class AdminCalls {

	private const POSTS = [
		'vitrina_newsletter_export',
		'vitrina_newsletter_delete',
		'vitrina_consent_export',
		'vitrina_cookie_add',
		'vitrina_cookie_remove',
		'vitrina_bank_link_ask',
		'vitrina_bank_link_give_back',
		'vitrina_bank_link_check',
		'vitrina_lpexpress_import',
		'vitrina_lpexpress_refresh',
		'vitrina_seller_save',
		'vitrina_seller_draft',
		'vitrina_setup_run',
		'vitrina_setup_undo',
		'vitrina_setup_skip',
		'vitrina_guarantee_save',
		'vitrina_invoices_ubl',
		'vitrina_invoices_isaf',
		'vitrina_invoices_save',
		'vitrina_invoices_issue',
	];

	private const READS = [
		'plugin-companion/src/Newsletter/SignupScreen.php',
		'plugin-companion/src/Consent/Cookies/CookieActions.php',
		'plugin-companion/src/Consent/Log/LogScreen.php',
		'plugin-companion/src/Seller/Actions.php',
		'plugin-companion/src/Setup/Actions.php',
		'plugin-companion/src/Invoices/Exports.php',
		'plugin-companion/src/ProductFacts/GuaranteeForm.php',
		'plugin-companion/src/ProductFacts/ProductList.php',
		'plugin-companion/src/Withdrawal/WithdrawalScreen.php',
		'plugin-companion/src/Invoices/Admin/Actions.php',
		'plugin-companion/src/Invoices/Admin/InvoiceScreen.php',
		'plugin-bank-link/src/Admin/Actions.php',
		'plugin-lpexpress/src/Admin/ListActions.php',
		'plugin-discounts/src/Admin/Screen.php',
		'plugin-discounts/src/Admin/ListView.php',
		'plugin-discounts/src/Admin/EditView.php',
		'plugin-discounts/src/Admin/PreviewView.php',
		'plugin-discounts/src/Admin/SettingsView.php',
	];

	/**
	 * @return iterable<Call>
	 */
	public static function all( ShopData $data ): iterable {
		$bad = [
			'_wpnonce' => new Param( [
				BadValues::MISSING => null,
				'of another call' => $data->nonce( 'admin', 'rest' ),
				'a list' => [ '1' ],
			], [] ),
		];
		foreach ( self::POSTS as $action ) {
			yield new Call( [ "admin_post_{$action}" ], "/wp-admin/admin-post.php?action={$action}", 'POST', [
				'attempt' => '1',
				'signups' => [ '1' ],
				'step' => 'menu',
			], $bad, senders: [ 'admin' ], reads: self::READS );
			yield new Call( [ "{$action} of a customer" ], "/wp-admin/admin-post.php?action={$action}", 'POST', [
				'attempt' => '1',
				'step' => 'menu',
				'_wpnonce' => $data->nonce( 'customer', 'rest' ),
			], [ 'signups' => Param::lists()->without( 'nested lists' ) ], senders: [ 'customer' ] );
		}
		foreach ( [ 'vitrina_bank_link_ask', 'vitrina_bank_link_give_back' ] as $action ) {
			$good = [
				'_wpnonce' => $data->nonce( 'admin', $action ),
				'action' => $action,
			];
			yield new Call( [ "{$action} of what" ], '/wp-admin/admin-post.php', 'GET', $good, [ 'attempt' => Param::text() ], senders: [ 'admin' ] );
		}
		$screen = '/wp-admin/admin.php?page=vitrina-discounts';
		foreach ( [ '', 'edit', 'try', 'settings' ] as $view ) {
			yield new Call( [ "load of discounts, {$view}" ], "{$screen}&view={$view}", 'POST', [
				'rule' => '1',
				'bulk' => 'delete',
			], $bad, senders: [ 'admin' ] );
			yield new Call( [ "page of discounts, {$view}" ], "{$screen}&view={$view}", 'GET', [], array_fill_keys( [ 'rule', 'line', 'at', 'done', 'view' ], new Param( [
				'nested lists' => [ 'a' => [ 'b' => '1' ] ],
				'a script' => BadValues::SCRIPT,
				'invalid UTF-8' => "1\xC3\x28",
			], [] ) ), senders: [ 'admin' ], all_fields_at_once: true );
		}
		yield new Call( [ 'discounts of a customer' ], $screen, 'POST', [ 'rule' => '1' ], $bad, senders: [ 'customer' ] );
		foreach ( [ 'newsletter', 'withdrawals' ] as $list ) {
			yield new Call( [ "page of {$list}" ], "/wp-admin/admin.php?page=vitrina-{$list}", 'GET', [], [
				'paged' => new Param( [
					'a list' => [ '1' ],
					'1e308' => '1e308',
					'a script' => BadValues::SCRIPT,
					'10^12' => '1000000000000',
				], [ 'a list', '1e308', 'a script', '10^12' ] ),
			], senders: [ 'admin' ] );
		}
		yield new Call( [ 'page of invoices' ], '/wp-admin/admin.php?page=vitrina-invoices', 'GET', [], array_fill_keys( [ 's', 'month', 'kind', 'paged' ], new Param( [
			'a list' => [ '1' ],
			'1e308' => '1e308',
			'a script' => BadValues::SCRIPT,
			'invalid UTF-8' => "1\xC3\x28",
		], [ 'a list', '1e308', 'a script', 'invalid UTF-8' ] ) ), senders: [ 'admin' ] );
		yield new Call( [ 'admin_post_vitrina_terms_version' ], '/wp-admin/admin-post.php?action=vitrina_terms_version', 'GET', [], [ 'hash' => Param::page_values() ], senders: [ 'admin' ], reads: [ 'plugin-companion/src/Terms/TermsOnOrder.php' ] );
		$bad_choice = new Param( [ 'a list' => [ 'warnings' ], 'a script' => BadValues::SCRIPT, 'invalid UTF-8' => "1\xC3\x28" ], [ 'a list', 'a script', 'invalid UTF-8' ] );
		// The search finds none of the products that are not public, which an admin may see.
		yield new Call( [ 'list of products that lack a fact' ], '/wp-admin/edit.php?post_type=product&s=lino', 'GET', [], [ 'vitrina_lacks' => $bad_choice ], senders: [ 'admin' ] );
		yield new Call( [ 'page of product facts' ], '/wp-admin/admin.php?page=vitrina-product-facts', 'GET', [], [ 'vitrina-guarantee' => $bad_choice ], senders: [ 'admin' ] );
		yield new Call( [ 'page of cookies' ], '/wp-admin/admin.php?page=vitrina-cookies', 'GET', [], [ 'vitrina-cookies-result' => $bad_choice ], senders: [ 'admin' ] );
		yield new Call( [ 'page of the consent log' ], '/wp-admin/admin.php?page=vitrina-consent-log', 'GET', [], [
			'number' => $bad_choice,
			'texts' => $bad_choice,
		], senders: [ 'admin' ] );
		yield new Call( [ 'coming-soon banner' ], '/wp-json/wp/v2/users/me', 'POST', [], [ 'woocommerce_meta' => Param::lists() ], senders: [ 'guest' ] );
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal;

use DateTimeImmutable;
use Vitrina\Companion\ScrollRegion;
use Vitrina\Companion\Withdrawal\Domain\ReturnSum;
use Vitrina\Companion\Withdrawal\Domain\Withdrawal;
use Vitrina\Runtime\Database;
use Vitrina\Runtime\Hookable;
use WC_Order;

/** The wp-admin screen of withdrawals: what was withdrawn, and whether the money was returned. */
final class WithdrawalScreen implements Hookable {
	private const CAPABILITY = 'manage_woocommerce';
	private const SLUG       = 'vitrina-withdrawals';
	private const PER_PAGE   = 50;
	private const LAST_PAGE  = 1_000_000;

	/** The shop has to return the money within 14 days of the withdrawal (Directive 2011/83/EU, article 13). */
	private const RETURN_SECONDS = 14 * DAY_IN_SECONDS;

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ), 60 );
	}

	private function add(): void {
		add_submenu_page( 'woocommerce', __( 'Withdrawals from contracts', 'vitrina-companion' ), __( 'Withdrawals', 'vitrina-companion' ), self::CAPABILITY, self::SLUG, $this->render( ... ) );
	}

	private function render(): void {
		$page               = isset( $_GET['paged'] ) && is_numeric( $_GET['paged'] ) ? min( self::LAST_PAGE, max( 1, (int) $_GET['paged'] ) ) : 1; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads only.
		$failed             = Database::failed_queries();
		[ $orders, $pages ] = self::orders( $page );
		// When a query fails, WooCommerce returns no orders and no error.
		$is_read = Database::failed_queries() === $failed;
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Withdrawals from contracts', 'vitrina-companion' ); ?></h1>
			<?php if ( ! $is_read ) : ?>
				<div class="notice notice-error inline" role="alert"><p><?php esc_html_e( 'The database did not answer. Please load the page again.', 'vitrina-companion' ); ?></p></div>
			<?php endif; ?>
			<?php ScrollRegion::open( __( 'Withdrawals', 'vitrina-companion' ) ); ?>
			<table class="widefat striped">
				<thead><tr>
					<th scope="col"><?php esc_html_e( 'Order', 'vitrina-companion' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Withdrawn', 'vitrina-companion' ); ?></th>
					<th scope="col"><?php esc_html_e( 'To return', 'vitrina-companion' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Returned', 'vitrina-companion' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Return the money by', 'vitrina-companion' ); ?></th>
				</tr></thead>
				<tbody>
					<?php array_map( self::print_row( ... ), $orders ); ?>
					<?php if ( $orders === [] && $is_read ) : ?>
						<tr><td colspan="5"><?php esc_html_e( 'Nobody has withdrawn from a contract.', 'vitrina-companion' ); ?></td></tr>
					<?php endif; ?>
				</tbody>
			</table>
			<?php ScrollRegion::close(); ?>
			<?php
			$links = paginate_links(
				[
					'base'    => add_query_arg( 'paged', '%#%' ),
					'format'  => '',
					'current' => $page,
					'total'   => $pages,
				]
			);
			echo wp_kses_post( is_string( $links ) ? $links : '' );
			?>
		</div>
		<?php
	}

	/** An order has one row; each of its withdrawals has a paragraph in the columns of goods and sums, in the same order. */
	private static function print_row( WC_Order $order ): void {
		$withdrawn = Withdrawals::of( $order );
		$first     = $withdrawn->withdrawals[0] ?? null;
		$refunded  = floatval( $order->get_total_refunded() );
		$until     = $first === null || $refunded > 0 ? '–' : (string) wp_date( 'Y-m-d', $first->received_at + self::RETURN_SECONDS );
		$sums      = array_map( static fn ( ?int $sum ): string => $sum === null ? __( 'in the customer’s words: see the goods', 'vitrina-companion' ) : self::money( $order, $sum / 10 ** wc_get_price_decimals() ), ReturnSum::of_each( $withdrawn, OrderRecord::delivery_cost( $order ) ) );
		$day       = OrderRecord::deadline( $order );
		printf(
			'<tr><th scope="row"><a href="%s">%s</a><br>%s%s</th><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>',
			esc_url( $order->get_edit_order_url() ),
			/* translators: %s: number of an order. */
			esc_html( sprintf( __( 'Order %s', 'vitrina-companion' ), $order->get_order_number() ) ),
			esc_html( $order->get_formatted_billing_full_name() ),
			/* translators: %s: date. */
			$day === null ? '' : '<br>' . esc_html( sprintf( __( 'could withdraw until %s', 'vitrina-companion' ), $day->format( 'Y-m-d' ) ) ),
			implode( '', array_map( static fn ( Withdrawal $withdrawal ): string => self::withdrawal( $withdrawal, $day ), $withdrawn->withdrawals ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by withdrawal().
			implode( '', array_map( static fn ( string $sum, Withdrawal $withdrawal ): string => '<p>' . esc_html( self::moment( $withdrawal ) ) . '<br>' . esc_html( $sum ) . '</p>', $sums, $withdrawn->withdrawals ) ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped here.
			esc_html( self::money( $order, $refunded ) . ' / ' . self::money( $order, floatval( $order->get_total() ) ) ),
			esc_html( $until )
		);
	}

	/**
	 * @param ?DateTimeImmutable $day The last day of the right of withdrawal; null if the shop does not know it.
	 * @return string HTML.
	 */
	private static function withdrawal( Withdrawal $withdrawal, ?DateTimeImmutable $day ): string {
		$late = $day !== null && $withdrawal->received_at > $day->getTimestamp() ? ' ' . __( '(after the last day)', 'vitrina-companion' ) : '';
		return '<p>' . esc_html( self::moment( $withdrawal ) . $late ) . '<br>' . nl2br( esc_html( NoticeLines::goods( $withdrawal, "\n" ) ) ) . '</p>';
	}

	private static function moment( Withdrawal $withdrawal ): string {
		return (string) wp_date( 'Y-m-d H:i', $withdrawal->received_at );
	}

	private static function money( WC_Order $order, float $amount ): string {
		return html_entity_decode( wp_strip_all_tags( wc_price( $amount, [ 'currency' => $order->get_currency() ] ) ) );
	}

	/** @return array{list<WC_Order>, int} Orders with a withdrawal, the newest first, and the number of pages. */
	private static function orders( int $page ): array {
		$result = wc_get_orders(
			[
				'type'         => 'shop_order',
				'meta_key'     => Withdrawals::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- On a screen of wp-admin.
				'meta_compare' => 'EXISTS',
				'limit'        => self::PER_PAGE,
				'page'         => $page,
				'paginate'     => true,
			]
		);
		if ( ! is_object( $result ) || ! is_array( $result->orders ?? null ) ) {
			return [ [], 0 ];
		}
		$orders = array_filter( $result->orders, static fn ( mixed $order ): bool => $order instanceof WC_Order );
		return [ array_values( $orders ), is_numeric( $result->max_num_pages ?? null ) ? (int) $result->max_num_pages : 1 ];
	}
}

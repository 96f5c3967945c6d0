<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\BankMark;
use Vitrina\BankLink\Domain\Banks;

/** The setting `bank_selection`: a checkbox per bank and one for all (spec §4), and the position of each bank. */
final readonly class BankTable {

	/**
	 * @param string $name       Name of the checkboxes.
	 * @param string $order_name Name of the position fields.
	 */
	public function __construct(
		private Banks $banks,
		private string $name,
		private string $order_name,
	) {}

	public function html(): string {
		$known = $this->banks->known;
		if ( $known === [] ) {
			return sprintf( '<p>%s</p>', esc_html__( 'There are no banks yet. Choose the provider, enter its keys and save: its list is then loaded.', 'vitrina-bank-link' ) );
		}
		$is_all   = array_filter( array_keys( $known ), fn ( string $key ): bool => ! $this->banks->is_selected( $key ) ) === [];
		$html     = sprintf( '<fieldset class="vitrina-bank-selection"><legend class="screen-reader-text">%s</legend>', esc_html__( 'Banks', 'vitrina-bank-link' ) );
		$html    .= sprintf( '<input type="hidden" name="%s_all_was" value="%s">', esc_attr( $this->name ), $is_all ? '1' : '0' );
		$html    .= sprintf( '<p><label><input type="checkbox" name="%s_all" value="1" data-select-all%s> %s</label></p>', esc_attr( $this->name ), checked( $is_all, true, false ), esc_html__( 'Select all', 'vitrina-bank-link' ) );
		$html    .= sprintf(
			'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'Bank', 'vitrina-bank-link' ),
			esc_html__( 'Country', 'vitrina-bank-link' ),
			esc_html__( 'Position', 'vitrina-bank-link' )
		);
		$position = 0;
		foreach ( $known as $key => $bank ) {
			$html .= $this->row( $key, $bank, ++$position );
		}
		return "{$html}</tbody></table></fieldset>";
	}

	private function row( string $key, Bank $bank, int $position ): string {
		$names    = WC()->countries->get_countries();
		$country  = $names[ $bank->country ] ?? $bank->country;
		$country  = is_string( $country ) ? $country : $bank->country;
		$delisted = $bank->is_delisted ? sprintf( ' <mark class="vitrina-bank-selection__gone">%s</mark>', esc_html__( 'no longer offered by the provider', 'vitrina-bank-link' ) ) : '';
		return sprintf(
			'<tr><td><label><input type="checkbox" name="%1$s[]" value="%2$s" data-bank%3$s> <img alt="" width="48" height="32" src="%4$s"> %5$s</label>%6$s</td><td>%7$s</td><td><input type="number" class="small-text" min="1" max="999" name="%8$s[%2$s]" value="%9$d" aria-label="%10$s"></td></tr>',
			esc_attr( $this->name ),
			esc_attr( $key ),
			checked( $this->banks->is_selected( $key ), true, false ),
			esc_attr( ( new BankMark( $bank->name ) )->data_uri() ),
			esc_html( $bank->name ),
			$delisted,
			esc_html( $country ),
			esc_attr( $this->order_name ),
			$position,
			/* translators: 1: bank, 2: country. */
			esc_attr( sprintf( __( 'Position of %1$s, %2$s', 'vitrina-bank-link' ), $bank->name, $country ) )
		);
	}
}

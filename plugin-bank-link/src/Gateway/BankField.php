<?php

declare( strict_types=1 );

namespace Vitrina\BankLink\Gateway;

use Vitrina\BankLink\Domain\Bank;
use Vitrina\BankLink\Domain\BankMark;
use Vitrina\BankLink\Domain\Banks;

/**
 * The bank field of the classic checkout: radio buttons, none checked. Banks of the
 * billing country are visible, those of other countries in closed details elements.
 * Works without JavaScript.
 */
final readonly class BankField {

	public const NAME = 'vitrina_bank_link_bank';

	/**
	 * Id of the fieldset. If an error contains this id, WooCommerce's script marks the fieldset as invalid, and
	 * describes it by the element `ID_description`.
	 */
	public const ID = 'vitrina-banks';

	public function __construct( private Banks $banks ) {}

	/**
	 * @param string $country Billing country.
	 * @param string $chosen  Key of the chosen bank; empty for none.
	 * @param bool   $is_missing Whether the form is printed again because no bank was chosen.
	 */
	public function print( string $country, string $chosen = '', bool $is_missing = false ): void {
		$groups = $this->banks->by_country( $country );
		$first  = array_key_first( $groups );
		printf(
			'<fieldset class="vitrina-banks" id="%1$s" role="radiogroup" tabindex="-1" aria-describedby="%1$s_description"%2$s><legend>%3$s</legend><p class="vitrina-banks__error" id="%1$s_description">%4$s</p>',
			esc_attr( self::ID ),
			$is_missing ? ' aria-invalid="true"' : '',
			esc_html__( 'Your bank', 'vitrina-bank-link' ),
			esc_html__( 'Please choose your bank.', 'vitrina-bank-link' )
		);
		foreach ( $groups as $code => $banks ) {
			if ( $code === $first ) {
				$this->print_list( $banks, $chosen );
				continue;
			}
			printf( '<details class="vitrina-banks__country"%s><summary>%s</summary>', isset( $banks[ $chosen ] ) ? ' open' : '', esc_html( self::heading( $code ) ) );
			$this->print_list( $banks, $chosen );
			echo '</details>';
		}
		echo '</fieldset>';
	}

	public static function heading( string $country ): string {
		$names = WC()->countries->get_countries();
		$name  = $names[ $country ] ?? $country;
		/* translators: %s: country. */
		return sprintf( __( 'Banks: %s', 'vitrina-bank-link' ), is_string( $name ) ? $name : $country );
	}

	/** @param array<string, Bank> $banks */
	private function print_list( array $banks, string $chosen ): void {
		echo '<ul class="vitrina-banks__list">';
		foreach ( $banks as $key => $bank ) {
			printf(
				'<li><label class="vitrina-banks__bank"><input type="radio" name="%1$s" id="%2$s" value="%3$s"%4$s><img class="vitrina-banks__mark" alt="" width="48" height="32" src="%5$s"><span>%6$s</span></label></li>',
				esc_attr( self::NAME ),
				esc_attr( "vitrina-bank-{$key}" ),
				esc_attr( $key ),
				checked( $key, $chosen, false ),
				esc_attr( ( new BankMark( $bank->name ) )->data_uri() ),
				esc_html( $bank->name )
			);
		}
		echo '</ul>';
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Seller;

use Vitrina\Companion\HealthTest;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Setup\Status;

/** Finds what the seller's data lack, for the screen, Tools → Site Health and the checks of the setup. */
final class Completeness implements Hookable {
	private const ID = 'vitrina_seller';

	public function register_hooks(): void {
		( new HealthTest( self::ID, static fn (): string => __( 'Seller and law', 'vitrina-companion' ), $this->result( ... ) ) )->register_hooks();
		add_filter( 'vitrina_setup_checks', $this->add_check( ... ) );
	}

	/** @return list<string> Sentences, one for each thing that is missing. */
	public static function missing(): array {
		$seller  = Seller::current();
		$values  = get_object_vars( $seller );
		$labels  = array_column( Fields::all(), 'label' );
		$labels  = array_combine( array_keys( Fields::all() ), $labels );
		$missing = [];
		foreach ( Fields::REQUIRED as $name ) {
			if ( $values[ $name ] === '' ) {
				/* translators: %s: label of a field. */
				$missing[] = sprintf( __( '%s is missing: the law asks for it before the order.', 'vitrina-companion' ), $labels[ $name ] );
			}
		}
		if ( $seller->returns_address === '' ) {
			$missing[] = __( 'Address for returns is missing: customers do not know where to send what they return.', 'vitrina-companion' );
		}
		if ( $seller->dispute_body === '' ) {
			$missing[] = __( 'The body that settles disputes out of court is missing.', 'vitrina-companion' );
		}
		foreach ( self::pages() as $page ) {
			if ( ! $page['is_published'] ) {
				/* translators: %s: terms and conditions, or privacy policy. */
				$missing[] = sprintf( __( 'No published page is chosen as: %s.', 'vitrina-companion' ), $page['title'] );
			}
		}
		return $missing;
	}

	/**
	 * The pages that are chosen in WooCommerce as terms, and in WordPress as privacy policy. The ID is 0 or -1 if
	 * none is chosen; `settings` is the address of the screen on which to choose it.
	 *
	 * @return list<array{title: string, id: int, is_published: bool, settings: string}>
	 */
	public static function pages(): array {
		$privacy = get_option( 'wp_page_for_privacy_policy' );
		$pages   = [
			[ __( 'terms and conditions', 'vitrina-companion' ), wc_get_page_id( 'terms' ), admin_url( 'admin.php?page=wc-settings&tab=advanced' ) ],
			[ __( 'privacy policy', 'vitrina-companion' ), is_numeric( $privacy ) ? (int) $privacy : 0, admin_url( 'options-privacy.php' ) ],
		];
		return array_map(
			static fn ( array $page ): array => [
				'title'        => $page[0],
				'id'           => $page[1],
				'is_published' => $page[1] > 0 && get_post_status( $page[1] ) === 'publish',
				'settings'     => $page[2],
			],
			$pages
		);
	}

	private function add_check( mixed $checks ): mixed {
		$seller = Seller::current();
		$check  = new Status(
			$seller->company !== '' && $seller->address !== '' && $seller->email !== '',
			__( 'Shoppers do not see who sells: fill in name, address and e-mail.', 'vitrina-companion' ),
			[ __( 'Seller and law', 'vitrina-companion' ) => Screen::url() ]
		);
		return is_array( $checks ) ? [ ...$checks, $check ] : $checks;
	}

	/** @return array<string, mixed> As WordPress describes it for `site_status_tests`. */
	private function result(): array {
		$missing = self::missing();
		return [
			'label'       => $missing === [] ? __( 'Shoppers see who sells', 'vitrina-companion' ) : __( 'What the law asks of the shop is not complete', 'vitrina-companion' ),
			'status'      => $missing === [] ? 'good' : 'recommended',
			'badge'       => [
				'label' => __( 'Shop', 'vitrina-companion' ),
				'color' => 'blue',
			],
			'description' => $missing === [] ? '' : '<ul><li>' . implode( '</li><li>', array_map( esc_html( ... ), $missing ) ) . '</li></ul>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( Screen::url() ), esc_html__( 'Seller and law', 'vitrina-companion' ) ),
			'test'        => self::ID,
		];
	}
}

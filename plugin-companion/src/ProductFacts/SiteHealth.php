<?php

declare( strict_types=1 );

namespace Vitrina\Companion\ProductFacts;

use Vitrina\Companion\HealthTest;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Reports in Tools → Site Health which facts products lack, and whether the notice on the legal guarantee is complete. */
final class SiteHealth implements Hookable {
	private const FACTS  = 'vitrina_product_facts';
	private const NOTICE = 'vitrina_guarantee_notice';

	public function register_hooks(): void {
		( new HealthTest( self::FACTS, static fn (): string => __( 'Product facts', 'vitrina-companion' ), $this->facts( ... ) ) )->register_hooks();
		( new HealthTest( self::NOTICE, static fn (): string => __( 'Notice on the legal guarantee', 'vitrina-companion' ), $this->notice( ... ) ) )->register_hooks();
	}

	/** @return array<string, mixed> */
	private function facts(): array {
		try {
			[ $total, $lacking ] = Completeness::check();
		} catch ( DatabaseException ) {
			return self::result( self::FACTS, __( 'Product facts could not be checked', 'vitrina-companion' ), false, [ __( 'The database did not answer. Please load the page again.', 'vitrina-companion' ) ] );
		}
		$lacking = array_filter( $lacking, static fn ( array $ids ): bool => $ids !== [] );
		$texts   = array_intersect_key( Screen::sentences( $total, $lacking ), $lacking );
		return self::result(
			self::FACTS,
			$texts === [] ? __( 'Product pages name manufacturer and safety', 'vitrina-companion' ) : __( 'Product pages lack facts that they have to name', 'vitrina-companion' ),
			$texts === [],
			array_values( $texts )
		);
	}

	/** @return array<string, mixed> */
	private function notice(): array {
		$missing = wp_date( 'Y-m-d' ) < Guarantee::SINCE ? [] : Guarantee::missing();
		return self::result(
			self::NOTICE,
			$missing === [] ? __( 'The notice on the legal guarantee is shown', 'vitrina-companion' ) : __( 'The notice on the legal guarantee is missing', 'vitrina-companion' ),
			$missing === [],
			/* translators: %s: names of languages. */
			$missing === [] ? [] : [ sprintf( __( 'Since 27 September 2026, shops that sell goods to consumers show it (Regulation (EU) 2025/1960). It is missing for: %s.', 'vitrina-companion' ), implode( ', ', $missing ) ) ]
		);
	}

	/**
	 * @param list<string> $texts
	 * @return array<string, mixed> As WordPress describes it for `site_status_tests`.
	 */
	private static function result( string $id, string $label, bool $is_good, array $texts ): array {
		return [
			'label'       => $label,
			'status'      => $is_good ? 'good' : 'recommended',
			'badge'       => [
				'label' => __( 'Shop', 'vitrina-companion' ),
				'color' => 'blue',
			],
			'description' => $texts === [] ? '' : '<ul><li>' . implode( '</li><li>', array_map( esc_html( ... ), $texts ) ) . '</li></ul>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( Screen::url() ), esc_html__( 'Product facts', 'vitrina-companion' ) ),
			'test'        => $id,
		];
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Steps;

use Vitrina\Runtime\Setup\Status;

/** Says which legal texts are missing. Only the owner can write them. */
final class LegalStep extends InformingStep {
	public function id(): string {
		return 'legal';
	}

	public function title(): string {
		return __( 'Legal texts', 'vitrina-companion' );
	}

	public function status(): Status {
		$privacy = get_option( 'wp_page_for_privacy_policy' );
		$missing = array_filter(
			[
				__( 'terms and conditions', 'vitrina-companion' ) => wc_get_page_id( 'terms' ),
				__( 'privacy policy', 'vitrina-companion' )       => is_numeric( $privacy ) ? (int) $privacy : 0,
			],
			static fn ( int $page ): bool => $page <= 0 || get_post_status( $page ) !== 'publish'
		);
		return new Status(
			$missing === [],
			$missing === []
				? __( 'The terms and the privacy policy are published. Read them once more before you open the shop.', 'vitrina-companion' )
				/* translators: %s: legal texts. */
				: sprintf( __( 'Write, publish and choose the page of: %s.', 'vitrina-companion' ), implode( ', ', array_keys( $missing ) ) ),
			[
				__( 'Page templates', 'vitrina-companion' )         => admin_url( 'admin.php?page=vitrina-seller' ),
				__( 'Page of the terms', 'vitrina-companion' )          => admin_url( 'admin.php?page=wc-settings&tab=advanced' ),
				__( 'Page of the privacy policy', 'vitrina-companion' ) => admin_url( 'options-privacy.php' ),
			]
		);
	}
}

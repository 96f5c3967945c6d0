<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Log;

use Vitrina\Companion\Consent\Domain\Choice;
use Vitrina\Companion\Consent\Storage\ChoiceRow;
use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Runtime\Hookable;

/** The consent log as CSV. */
final readonly class LogExport implements Hookable {
	private const ACTION = 'vitrina_consent_export';
	private const BATCH  = 500;

	public function __construct( private ChoiceTable $choices ) {}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, $this->export( ... ) );
	}

	public static function print_button(): void {
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php wp_nonce_field( self::ACTION, '_wpnonce', false ); ?>
			<p><button class="button"><?php esc_html_e( 'Export as CSV', 'vitrina-companion' ); ?></button></p>
		</form>
		<?php
	}

	private function export(): never {
		if ( ! current_user_can( LogScreen::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		// Before the headers: a failed query is an error page, and no empty file.
		$rows = $this->choices->after( 0, self::BATCH );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename=consent-' . gmdate( 'Y-m-d' ) . '.csv' );
		$file = fopen( 'php://output', 'w' );
		if ( $file === false ) {
			exit;
		}
		fputcsv( $file, [ 'number', 'replaces', 'time_utc', 'preferences', 'statistics', 'marketing', 'texts', 'host' ], ',', '"', '' );
		while ( $rows !== [] ) {
			foreach ( $rows as $row ) {
				fputcsv( $file, self::cells( $row ), ',', '"', '' );
			}
			$rows = $this->choices->after( max( array_column( $rows, 'id' ) ), self::BATCH );
		}
		exit;
	}

	/** @return list<string> Digits, letters and dashes only, so that no spreadsheet can take one for a formula. */
	private static function cells( ChoiceRow $row ): array {
		return [
			Choice::readable( $row->number ),
			$row->previous === '' ? '' : Choice::readable( $row->previous ),
			gmdate( 'Y-m-d\TH:i:s\Z', $row->chosen_at ),
			...array_map( static fn ( string $letter ): string => str_contains( $row->letters, $letter ) ? 'yes' : 'no', Choice::LETTERS ),
			Choice::readable( $row->texts ),
			$row->host,
		];
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Log;

use Generator;
use Vitrina\Companion\Consent\Domain\Choice;
use Vitrina\Companion\Consent\Storage\ChoiceRow;
use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Companion\FileDownload;
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
		FileDownload::send_csv( 'consent', [ 'number', 'replaces', 'time_utc', 'preferences', 'statistics', 'marketing', 'texts', 'host' ], $this->rows() );
	}

	/** @return Generator<list<string>> */
	private function rows(): Generator {
		$last = 0;
		do {
			$choices = $this->choices->after( $last, self::BATCH );
			foreach ( $choices as $choice ) {
				yield self::cells( $choice );
				$last = $choice->id;
			}
		} while ( count( $choices ) === self::BATCH );
	}

	/** @return list<string> Cells that begin with a digit or a letter, so that no spreadsheet takes one for a formula. */
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

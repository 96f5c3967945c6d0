<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Consent\Log;

use Vitrina\Companion\Consent\Domain\Choice;
use Vitrina\Companion\Consent\Storage\ChoiceRow;
use Vitrina\Companion\Consent\Storage\ChoiceTable;
use Vitrina\Companion\Consent\Storage\TextsTable;
use Vitrina\Companion\ScrollRegion;
use Vitrina\Companion\Settings\Settings;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Vitrina → Consent log: counts by month, search by number, the texts of a version. It works without JavaScript. */
final readonly class LogScreen implements Hookable {
	public const CAPABILITY = 'manage_woocommerce';
	private const SLUG      = 'vitrina-consent-log';

	/** Slug of the menu page of the setup. */
	private const PARENT = 'vitrina-setup';

	public function __construct(
		private Settings $settings,
		private ChoiceTable $choices,
		private TextsTable $texts,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ), 20 );
	}

	private function add(): void {
		// Stored choices can be read until they expire, even after the bar was switched off.
		if ( $this->settings->get( 'consent' ) || Texts::known() !== [] ) {
			$title = __( 'Consent log', 'vitrina-companion' );
			add_submenu_page( self::PARENT, $title, $title, self::CAPABILITY, self::SLUG, $this->render( ... ) );
		}
	}

	private function render(): void {
		echo '<div class="wrap" style="overflow-wrap:anywhere">';
		printf( '<h1>%s</h1>', esc_html__( 'Consent log', 'vitrina-companion' ) );
		$this->print_about();
		try {
			$this->print_search();
			self::print_texts( $this->texts );
			self::print_counts( $this->choices->counts() );
		} catch ( DatabaseException ) {
			printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html__( 'The log could not be read. Please try again.', 'vitrina-companion' ) );
		}
		LogExport::print_button();
		echo '</div>';
	}

	private function print_about(): void {
		$months = $this->settings->get( 'consent_log_months' );
		$kept   = $months === 0
			? __( 'No log is kept: the number of months in the Customizer is 0.', 'vitrina-companion' )
			/* translators: %d: number of months. */
			: sprintf( _n( 'A choice is deleted after %d month; you can change this in the Customizer.', 'A choice is deleted after %d months; you can change this in the Customizer.', $months, 'vitrina-companion' ), $months );
		printf(
			'<p style="max-width:52rem">%s %s <a href="%s">%s</a></p>',
			esc_html__( 'Each choice of a visitor, with a random number, the version of the texts they saw, and the time. It holds no name, IP address or account. Visitors find their number in the cookie settings.', 'vitrina-companion' ),
			esc_html( $kept ),
			esc_url( admin_url( 'customize.php?autofocus[section]=vitrina_companion_consent' ) ),
			esc_html__( 'Settings', 'vitrina-companion' )
		);
	}

	private function print_search(): void {
		$typed  = self::query_value( 'number' );
		$number = Choice::from_readable( $typed );
		?>
		<form method="get" action="<?php echo esc_url( admin_url( 'admin.php' ) ); ?>">
			<input type="hidden" name="page" value="<?php echo esc_attr( self::SLUG ); ?>">
			<p>
				<label for="consent-number"><?php esc_html_e( 'Number of a choice', 'vitrina-companion' ); ?></label><br>
				<input type="text" id="consent-number" name="number" value="<?php echo esc_attr( $typed ); ?>" maxlength="40" autocomplete="off" style="max-width:100%">
				<button class="button"><?php esc_html_e( 'Search', 'vitrina-companion' ); ?></button>
			</p>
		</form>
		<?php
		if ( $typed === '' ) {
			return;
		}
		$found = preg_match( '/^[0-9a-f]{16}$/D', $number ) === 1 ? $this->choices->find( $number ) : [];
		if ( $found === [] ) {
			printf( '<p role="status">%s</p>', esc_html__( 'There is no choice with this number: it has expired, did not reach the shop, or has a typing error.', 'vitrina-companion' ) );
			return;
		}
		self::print_table(
			__( 'Choices found', 'vitrina-companion' ),
			[ __( 'Number of a choice', 'vitrina-companion' ), __( 'Time (UTC)', 'vitrina-companion' ), __( 'Allowed', 'vitrina-companion' ), __( 'Replaces', 'vitrina-companion' ), __( 'Texts', 'vitrina-companion' ), __( 'Page of', 'vitrina-companion' ) ],
			array_map( self::row( ... ), $found )
		);
	}

	/** @return list<string> Cells as HTML. */
	private static function row( ChoiceRow $choice ): array {
		return [
			'<code>' . esc_html( Choice::readable( $choice->number ) ) . '</code>',
			esc_html( gmdate( 'Y-m-d H:i:s', $choice->chosen_at ) ),
			esc_html( self::allowed( $choice->letters ) ),
			$choice->previous === '' ? '–' : '<code>' . esc_html( Choice::readable( $choice->previous ) ) . '</code>',
			sprintf( '<a href="%s"><code>%s</code></a>', esc_url( add_query_arg( 'texts', $choice->texts, admin_url( 'admin.php?page=' . self::SLUG ) ) ), esc_html( $choice->texts ) ),
			esc_html( $choice->host ),
		];
	}

	private static function allowed( string $letters ): string {
		$names = array_intersect_key( self::categories(), array_flip( str_split( $letters ) ) );
		return $names === [] ? __( 'only the necessary', 'vitrina-companion' ) : implode( ', ', $names );
	}

	/** @return array<string, string> Names of the categories by letter. */
	private static function categories(): array {
		return [
			'p' => __( 'Preferences', 'vitrina-companion' ),
			's' => __( 'Statistics', 'vitrina-companion' ),
			'm' => __( 'Marketing', 'vitrina-companion' ),
		];
	}

	private static function print_texts( TextsTable $texts ): void {
		$version = self::query_value( 'texts' );
		if ( preg_match( '/^[0-9a-f]{12}$/D', $version ) !== 1 ) {
			return;
		}
		$content = json_decode( $texts->find( $version ) ?? '', true );
		/* translators: %s: version, a short code. */
		printf( '<h2>%s</h2>', esc_html( sprintf( __( 'Texts of version %s', 'vitrina-companion' ), $version ) ) );
		if ( ! is_array( $content ) ) {
			printf( '<p>%s</p>', esc_html__( 'This version is not stored.', 'vitrina-companion' ) );
			return;
		}
		printf( '<pre style="white-space:pre-wrap">%s</pre>', esc_html( (string) wp_json_encode( $content, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ) );
	}

	/** @param array<string, array<string, int>> $counts Result of ChoiceTable::counts(). */
	private static function print_counts( array $counts ): void {
		printf( '<h2>%s</h2>', esc_html__( 'Choices by month', 'vitrina-companion' ) );
		if ( $counts === [] ) {
			printf( '<p>%s</p>', esc_html__( 'Nobody has chosen yet.', 'vitrina-companion' ) );
			return;
		}
		$rows = [];
		foreach ( $counts as $month => $by_letters ) {
			$with   = static fn ( string $letter ): int => array_sum( array_filter( $by_letters, static fn ( string $letters ): bool => str_contains( $letters, $letter ), ARRAY_FILTER_USE_KEY ) );
			$rows[] = array_map( static fn ( int|string $cell ): string => esc_html( (string) $cell ), [ $month, array_sum( $by_letters ), $by_letters['psm'] ?? 0, $by_letters[''] ?? 0, ...array_map( $with, Choice::LETTERS ) ] );
		}
		self::print_table( __( 'Choices by month', 'vitrina-companion' ), [ __( 'Month (UTC)', 'vitrina-companion' ), __( 'Choices', 'vitrina-companion' ), __( 'Everything allowed', 'vitrina-companion' ), __( 'Everything refused', 'vitrina-companion' ), ...array_values( self::categories() ) ], $rows );
	}

	/**
	 * @param list<string>       $heads
	 * @param list<list<string>> $rows  Cells as HTML; the first is the heading of its row.
	 */
	private static function print_table( string $name, array $heads, array $rows ): void {
		ScrollRegion::open( $name );
		echo '<table class="widefat striped"><thead><tr>';
		echo '<th scope="col">' . implode( '</th><th scope="col">', array_map( esc_html( ... ), $heads ) ) . '</th></tr></thead><tbody>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped.
		foreach ( $rows as $cells ) {
			echo '<tr><th scope="row">' . array_shift( $cells ) . '</th><td>' . implode( '</td><td>', $cells ) . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by the caller.
		}
		echo '</tbody></table>';
		ScrollRegion::close();
	}

	private static function query_value( string $name ): string {
		$value = wp_unslash( $_GET[ $name ] ?? '' ); // phpcs:ignore WordPress.Security -- Reads only; the menu page requires the capability.
		return is_string( $value ) ? mb_substr( sanitize_text_field( $value ), 0, 40 ) : '';
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Generator;
use Vitrina\Companion\FileDownload;
use Vitrina\Companion\Newsletter\Domain\CsvCell;
use Vitrina\Companion\Newsletter\Storage\Signup;
use Vitrina\Companion\Newsletter\Storage\SignupTable;
use Vitrina\Companion\ScrollRegion;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** The wp-admin screen of sign-ups, and their CSV export. */
final readonly class SignupScreen implements Hookable {
	private const CAPABILITY = 'manage_woocommerce';
	private const SLUG       = 'vitrina-newsletter';
	private const EXPORT     = 'vitrina_newsletter_export';
	private const DELETE     = 'vitrina_newsletter_delete';
	private const PER_PAGE   = 50;
	private const LAST_PAGE  = 1_000_000;
	private const BATCH      = 500;

	public function __construct(
		private SignupTable $table,
		private Mailer $mailer,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add_screen( ... ), 60 );
		add_action( 'admin_post_' . self::EXPORT, $this->export( ... ) );
		add_action( 'admin_post_' . self::DELETE, $this->delete( ... ) );
	}

	private function add_screen(): void {
		add_submenu_page( 'woocommerce', __( 'Newsletter sign-ups', 'vitrina-companion' ), __( 'Newsletter', 'vitrina-companion' ), self::CAPABILITY, self::SLUG, $this->render( ... ) );
	}

	private function render(): void {
		$page = isset( $_GET['paged'] ) && is_numeric( $_GET['paged'] ) ? min( self::LAST_PAGE, max( 1, (int) $_GET['paged'] ) ) : 1; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads only.
		try {
			$signups = $this->table->page( ( $page - 1 ) * self::PER_PAGE, self::PER_PAGE );
			$total   = $this->table->count_since( 0 );
		} catch ( DatabaseException $error ) {
			printf( '<div class="wrap"><h1>%s</h1><div class="notice notice-error inline" role="alert"><p>%s</p></div></div>', esc_html__( 'Newsletter sign-ups', 'vitrina-companion' ), esc_html( $error->getMessage() ) );
			return;
		}
		?>
		<div class="wrap">
			<h1 class="wp-heading-inline"><?php esc_html_e( 'Newsletter sign-ups', 'vitrina-companion' ); ?></h1>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( self::EXPORT ); ?>">
				<?php wp_nonce_field( self::EXPORT ); ?>
				<p><button class="button"><?php esc_html_e( 'Export confirmed as CSV', 'vitrina-companion' ); ?></button></p>
			</form>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( self::DELETE ); ?>">
				<?php wp_nonce_field( self::DELETE ); ?>
				<?php ScrollRegion::open( __( 'Newsletter sign-ups', 'vitrina-companion' ) ); ?>
				<table class="widefat striped">
					<thead><tr>
						<td class="check-column"></td>
						<th scope="col"><?php esc_html_e( 'E-mail address', 'vitrina-companion' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Form', 'vitrina-companion' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Answers', 'vitrina-companion' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Signed up', 'vitrina-companion' ); ?></th>
						<th scope="col"><?php esc_html_e( 'Confirmed', 'vitrina-companion' ); ?></th>
					</tr></thead>
					<tbody>
						<?php array_map( $this->print_row( ... ), $signups ); ?>
						<?php if ( $signups === [] ) : ?>
							<tr><td></td><td colspan="5"><?php esc_html_e( 'Nobody has signed up yet. The form is the shortcode [vitrina_newsletter].', 'vitrina-companion' ); ?></td></tr>
						<?php endif; ?>
					</tbody>
				</table>
				<?php ScrollRegion::close(); ?>
				<p><button class="button"><?php esc_html_e( 'Delete selected', 'vitrina-companion' ); ?></button></p>
			</form>
			<?php
			$links = paginate_links(
				[
					'base'    => add_query_arg( 'paged', '%#%' ),
					'format'  => '',
					'current' => $page,
					'total'   => (int) ceil( $total / self::PER_PAGE ),
				]
			);
			echo wp_kses_post( is_string( $links ) ? $links : '' );
			?>
		</div>
		<?php
	}

	private function print_row( Signup $signup ): void {
		$answers   = array_map( static fn ( string $name, string $value ): string => "{$name}: {$value}", array_keys( $signup->answers ), $signup->answers );
		$confirmed = $signup->is_confirmed() ? wp_date( 'Y-m-d H:i', $signup->confirmed_at ) : '–';
		printf(
			'<tr><th scope="row" class="check-column"><input type="checkbox" name="signups[]" value="%1$s" aria-label="%2$s"></th><td>%2$s</td><td>%3$s</td><td>%4$s</td><td>%5$s</td><td>%6$s</td></tr>',
			esc_attr( (string) $signup->id ),
			esc_html( $signup->email ),
			esc_html( $signup->form ),
			esc_html( implode( '; ', $answers ) ),
			esc_html( (string) wp_date( 'Y-m-d H:i', $signup->created_at ) ),
			esc_html( (string) $confirmed )
		);
	}

	private function delete(): void {
		$this->check( self::DELETE );
		$selected = isset( $_POST['signups'] ) && is_array( $_POST['signups'] ) ? array_map( absint( ... ), array_filter( wp_unslash( $_POST['signups'] ), is_numeric( ... ) ) ) : []; // phpcs:ignore WordPress.Security -- Checked above; numbers.
		$this->table->delete( array_values( $selected ) );
		wp_safe_redirect( admin_url( 'admin.php?page=' . self::SLUG ) );
		exit;
	}

	private function export(): never {
		$this->check( self::EXPORT );
		FileDownload::send_csv( 'newsletter', [ 'email', 'form', 'page', 'signed_up', 'confirmed', 'answers', 'unsubscribe' ], $this->rows() );
	}

	/** @return Generator<list<string>> */
	private function rows(): Generator {
		$last = 0;
		do {
			$signups = $this->table->confirmed_after( $last, self::BATCH );
			foreach ( $signups as $signup ) {
				yield array_map( CsvCell::of( ... ), $this->row( $signup ) );
				$last = $signup->id;
			}
		} while ( count( $signups ) === self::BATCH );
	}

	/** @return list<string> */
	private function row( Signup $signup ): array {
		return [
			$signup->email,
			$signup->form,
			$signup->page,
			gmdate( 'c', $signup->created_at ),
			gmdate( 'c', $signup->confirmed_at ),
			$signup->answers === [] ? '' : (string) wp_json_encode( $signup->answers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			$this->mailer->address( 'leave', $signup ),
		];
	}

	private function check( string $action ): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( $action );
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Database;
use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Setup\Field;
use Vitrina\Runtime\Setup\Status;
use Vitrina\Runtime\Setup\Step;

/** The screen Vitrina → Setup. It works without JavaScript: each step is a form. */
final readonly class Screen implements Hookable {
	public const CAPABILITY = 'manage_woocommerce';
	public const SLUG       = 'vitrina-setup';

	/** After WooCommerce's own entries. */
	private const POSITION = 58;

	private const STYLE = '.vitrina-setup ol{max-width:52rem;margin:1.5rem 0;padding:0;list-style:none}
.vitrina-setup__step{margin:0 0 1rem;padding:1rem 1.5rem 1.25rem;border:1px solid #c3c4c7;border-left:4px solid #dba617;background:#fff;overflow-wrap:anywhere}
.vitrina-setup__step.is-done{border-left-color:#00a32a}
.vitrina-setup__step h2{margin:0 0 .5rem}
.vitrina-setup__step p{margin:.5rem 0}
.vitrina-setup__state{margin-left:.5rem;color:#50575e;font-size:13px;font-weight:400}
.vitrina-setup__buttons{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-top:.75rem}
.vitrina-setup__step input{max-width:100%}
.vitrina-setup__step input[type=text]{width:25rem}';

	public function __construct(
		private Steps $steps,
		private Runner $runner,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		add_action( 'admin_enqueue_scripts', $this->add_style( ... ) );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function add(): void {
		add_menu_page( __( 'Setup', 'vitrina-companion' ), 'Vitrina', self::CAPABILITY, self::SLUG, $this->render( ... ), 'dashicons-store', self::POSITION );
		// Names the first entry of the submenu, which WordPress would otherwise name like the menu. It opens the same page.
		add_submenu_page( self::SLUG, __( 'Setup', 'vitrina-companion' ), __( 'Setup', 'vitrina-companion' ), self::CAPABILITY, self::SLUG, '' );
	}

	private function add_style( string $page ): void {
		if ( $page === 'toplevel_page_' . self::SLUG ) {
			wp_add_inline_style( 'common', self::STYLE );
		}
	}

	private function render(): void {
		$failed   = Database::failed_queries();
		$steps    = $this->steps->all();
		$statuses = array_map( static fn ( Step $step ): Status => $step->status(), $steps );
		$done     = count( array_filter( $statuses, static fn ( Status $status ): bool => $status->is_done ) );
		?>
		<div class="wrap vitrina-setup">
			<h1><?php esc_html_e( 'Set up the shop', 'vitrina-companion' ); ?></h1>
			<?php
			Notice::print();
			if ( Database::failed_queries() > $failed ) {
				printf( '<div class="notice notice-error inline" role="alert"><p>%s</p></div>', esc_html__( 'The database did not answer to everything, so something may look missing here. Reload the page.', 'vitrina-companion' ) );
			}
			?>
			<p>
				<?php
				/* translators: 1: number of steps that are done, 2: number of all steps. */
				echo esc_html( sprintf( __( '%1$d of %2$d steps are done. Each shows what is true now; you can leave at any time and go on later.', 'vitrina-companion' ), $done, count( $steps ) ) );
				?>
			</p>
			<ol>
				<?php
				foreach ( $steps as $step ) {
					$this->print_step( $step, $statuses[ $step->id() ] );
				}
				?>
			</ol>
			<?php $this->print_missing(); ?>
		</div>
		<?php
	}

	private function print_step( Step $step, Status $status ): void {
		printf(
			'<li class="vitrina-setup__step%s" id="step-%s"><h2>%s <span class="vitrina-setup__state">%s</span></h2>',
			esc_attr( $status->is_done ? ' is-done' : '' ),
			esc_attr( $step->id() ),
			esc_html( $step->title() ),
			esc_html( self::state( $status ) )
		);
		self::print_status( $status );
		if ( ! current_user_can( $step->capability() ) ) {
			printf( '<p>%s</p>', esc_html__( 'Only an administrator can do this step.', 'vitrina-companion' ) );
		} else {
			$this->print_forms( $step, $status );
		}
		echo '</li>';
	}

	private static function state( Status $status ): string {
		return match ( true ) {
			$status->is_optional => __( 'Optional', 'vitrina-companion' ),
			$status->is_done     => __( 'Done', 'vitrina-companion' ),
			default              => __( 'To do', 'vitrina-companion' ),
		};
	}

	private static function print_status( Status $status ): void {
		printf( '<p>%s</p>', esc_html( $status->text ) );
		if ( $status->links === [] ) {
			return;
		}
		$links = [];
		foreach ( $status->links as $text => $url ) {
			$links[] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
		}
		printf( '<p>%s</p>', wp_kses_post( implode( ' · ', $links ) ) );
	}

	private function print_forms( Step $step, Status $status ): void {
		$button = $step->button();
		if ( $button !== '' ) {
			self::open_form( Actions::RUN, $step );
			array_map( self::print_field( ... ), $step->fields() );
			printf( '<p class="vitrina-setup__buttons"><button class="button%s">%s</button></p></form>', esc_attr( $status->is_done ? '' : ' button-primary' ), esc_html( $button ) );
		}
		$undo = $this->runner->undo_button( $step );
		if ( $undo !== '' ) {
			self::open_form( Actions::UNDO, $step );
			printf(
				'<p><button class="button-link">%s<span class="screen-reader-text">: %s</span></button></p></form>',
				esc_html( $undo ),
				esc_html( $step->title() )
			);
		}
	}

	private static function open_form( string $action, Step $step ): void {
		printf( '<form method="post" enctype="multipart/form-data" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="step" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ), esc_attr( $step->id() ) );
		wp_nonce_field( "{$action}_{$step->id()}", '_wpnonce', false );
	}

	private static function print_field( Field $field ): void {
		$help = $field->help === '' ? '' : "setup-{$field->name}-help";
		printf(
			'<p><label for="setup-%1$s">%2$s</label><br><input id="setup-%1$s" name="%1$s" type="%3$s" value="%4$s"%5$s></p>',
			esc_attr( $field->name ),
			esc_html( $field->label ),
			esc_attr( $field->type ),
			esc_attr( $field->value ),
			$help === '' ? '' : sprintf( ' aria-describedby="%s"', esc_attr( $help ) )
		);
		if ( $help !== '' ) {
			printf( '<p class="description" id="%s">%s</p>', esc_attr( $help ), esc_html( $field->help ) );
		}
	}

	private function print_missing(): void {
		$missing = $this->steps->missing_to_open();
		printf( '<h2>%s</h2>', esc_html__( 'Before you open the shop', 'vitrina-companion' ) );
		if ( $missing === [] ) {
			printf( '<p>%s</p>', esc_html__( 'Nothing is missing here.', 'vitrina-companion' ) );
			return;
		}
		echo '<ol>';
		foreach ( $missing as $check ) {
			echo '<li class="vitrina-setup__step">';
			self::print_status( $check );
			echo '</li>';
		}
		echo '</ol>';
	}
}

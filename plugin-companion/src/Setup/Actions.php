<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup;

use Vitrina\Runtime\Hookable;
use Vitrina\Runtime\Setup\SetupException;
use Vitrina\Runtime\Setup\Step;

/** Handles the buttons of the setup. */
final readonly class Actions implements Hookable {
	public const RUN  = 'vitrina_setup_run';
	public const UNDO = 'vitrina_setup_undo';

	public function __construct(
		private Steps $steps,
		private Runner $runner,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::RUN, $this->run( ... ) );
		add_action( 'admin_post_' . self::UNDO, $this->undo( ... ) );
	}

	private function run(): never {
		$step = $this->authorized_step( self::RUN );
		/* translators: %s: title of a step. */
		$this->finish( $step, self::RUN, fn () => $this->runner->press( $step, self::values( $step ) ), __( 'Done: %s.', 'vitrina-companion' ) );
	}

	private function undo(): never {
		$step = $this->authorized_step( self::UNDO );
		/* translators: %s: title of a step. */
		$this->finish( $step, self::UNDO, fn () => $this->runner->undo( $step ), __( 'Undone: %s.', 'vitrina-companion' ) );
	}

	/**
	 * Does the work, and redirects to the screen, which shows the result.
	 *
	 * @param callable(): void $work
	 */
	private function finish( Step $step, string $action, callable $work, string $text ): never {
		try {
			$work();
		} catch ( SetupException $exception ) {
			Notice::store( false, $exception->getMessage() );
			self::go_to( $step->id() );
		}
		$progress = $this->runner->progress( $step, $action === self::UNDO );
		if ( $progress !== null ) {
			Notice::go_on( $step->title(), $progress, self::url( $action, $step ) );
			self::go_to( $step->id() );
		}
		Notice::store( true, sprintf( $text, $step->title() ) );
		self::go_to( $action === self::RUN ? $this->next( $step ) : $step->id() );
	}

	private static function url( string $action, Step $step ): string {
		return add_query_arg(
			[
				'action'   => $action,
				'step'     => $step->id(),
				'_wpnonce' => wp_create_nonce( "{$action}_{$step->id()}" ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/** The step that the request names. Ends the request if the user may not run it, or the nonce is invalid. */
	private function authorized_step( string $action ): Step {
		$id   = isset( $_REQUEST['step'] ) && is_string( $_REQUEST['step'] ) ? sanitize_key( $_REQUEST['step'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Verified below.
		$step = $this->steps->find( $id );
		if ( ! current_user_can( Screen::CAPABILITY ) || ( $step !== null && ! current_user_can( $step->capability() ) ) ) {
			wp_die( esc_html__( 'You are not allowed to do this step.', 'vitrina-companion' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( "{$action}_{$id}" );
		if ( $step === null ) {
			wp_die( esc_html__( 'There is no such step. A plugin may have been switched off: go back and reload the page.', 'vitrina-companion' ), '', [ 'response' => 404 ] );
		}
		return $step;
	}

	/** @return array<string, string> Field → typed text, or path of the uploaded file; '' if nothing was sent. */
	private static function values( Step $step ): array {
		$values = [];
		foreach ( $step->fields() as $field ) {
			if ( $field->type === 'file' ) {
				$upload                 = $_FILES[ $field->name ] ?? null; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Verified before; compared with PHP's own list.
				$file                   = is_array( $upload ) ? $upload['tmp_name'] ?? '' : '';
				$values[ $field->name ] = is_string( $file ) && is_uploaded_file( $file ) ? $file : '';
			} else {
				$value                  = wp_unslash( $_POST[ $field->name ] ?? '' ); // phpcs:ignore WordPress.Security -- As above; sanitized in the next line.
				$values[ $field->name ] = is_string( $value ) ? sanitize_text_field( $value ) : '';
			}
		}
		return $values;
	}

	/** ID of the step to show next: the same step if it is not done, otherwise the first step that is not done. */
	private function next( Step $step ): string {
		if ( ! $step->status()->is_done ) {
			return $step->id();
		}
		return ( $this->steps->open()[0] ?? $step )->id();
	}

	private static function go_to( string $step ): never {
		wp_safe_redirect( Screen::url() . "#step-{$step}" );
		exit;
	}
}

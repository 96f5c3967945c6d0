<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Admin;

use Vitrina\LpExpress\Domain\RowError;
use Vitrina\LpExpress\Import\Importer;
use Vitrina\LpExpress\Import\Messages;
use Vitrina\LpExpress\Import\TerminalUpdate;
use Vitrina\LpExpress\Import\UnreadableFile;
use Vitrina\Runtime\DatabaseException;
use Vitrina\Runtime\Hookable;

/** Handles the refresh and import forms below the settings. */
final readonly class ListActions implements Hookable {

	public const IMPORT  = 'vitrina_lpexpress_import';
	public const REFRESH = 'vitrina_lpexpress_refresh';

	public function __construct(
		private Importer $importer,
		private TerminalUpdate $update,
		private Notices $notices,
	) {}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::IMPORT, $this->import( ... ) );
		add_action( 'admin_post_' . self::REFRESH, $this->refresh( ... ) );
	}

	public function refresh(): void {
		$this->authorize( self::REFRESH );
		$outcome = $this->update->run();
		$this->notices->store( $outcome->succeeded(), $outcome->succeeded() ? Messages::imported( $outcome->counts ) : Messages::refresh( $outcome->failure, $outcome->country ) );
		$this->redirect_back();
	}

	public function import(): void {
		$this->authorize( self::IMPORT );
		check_admin_referer( self::IMPORT );
		$country = isset( $_POST['country'] ) && is_string( $_POST['country'] ) ? strtoupper( sanitize_text_field( wp_unslash( $_POST['country'] ) ) ) : '';
		$path    = self::uploaded_path( $_FILES );
		if ( $path === null ) {
			$this->notices->store( false, __( 'No file arrived. It may be larger than the server accepts.', 'vitrina-lpexpress' ) );
		} elseif ( $country !== '' && preg_match( '/\A[A-Z]{2}\z/', $country ) !== 1 ) {
			$this->notices->store( false, __( 'The country must be given by two letters.', 'vitrina-lpexpress' ) );
		} else {
			$this->import_file( $path, $country, isset( $_POST['force'] ) );
		}
		$this->redirect_back();
	}

	private function import_file( string $path, string $country, bool $force ): void {
		try {
			$result = $this->importer->import_file( $path, $country, $force );
		} catch ( UnreadableFile $unreadable ) {
			$this->notices->store( false, Messages::unreadable( $unreadable ) );
			return;
		} catch ( DatabaseException ) {
			$this->notices->store( false, Messages::refresh( 'storage' ) );
			return;
		}
		$this->notices->store(
			$result->problem === null,
			$result->problem === null ? Messages::imported( $result->imported ) : Messages::not_imported( $result->problem ),
			array_map( static fn ( RowError $error ): string => Messages::row( $error ), $result->report->errors )
		);
	}

	/**
	 * The file is read from PHP's temporary path and deleted when the request ends.
	 *
	 * @param array<array-key, mixed> $files
	 */
	private static function uploaded_path( array $files ): ?string {
		$file = $files['terminals'] ?? null;
		$path = is_array( $file ) ? $file['tmp_name'] ?? null : null;
		return is_string( $path ) && is_uploaded_file( $path ) ? $path : null;
	}

	private function authorize( string $action ): void {
		if ( ! current_user_can( 'manage_woocommerce' ) ) {
			wp_die( esc_html__( 'You are not allowed to change the list of terminals.', 'vitrina-lpexpress' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( $action );
	}

	private function redirect_back(): never {
		wp_safe_redirect( SettingsSection::url() . '#vitrina-lpexpress-list' );
		exit;
	}
}

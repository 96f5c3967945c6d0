<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Checkout;

use Vitrina\LpExpress\Domain\Method;
use Vitrina\LpExpress\Domain\Terminal;
use Vitrina\LpExpress\Domain\Terminals;
use Vitrina\LpExpress\Rest\TerminalsRoute;
use Vitrina\LpExpress\Wp\Settings;
use const Vitrina\LpExpress\PLUGIN_FILE;

/**
 * Props of the terminal picker, the same for the island and the blocks.
 * `tests/contract/terminal-picker.json` is the contract.
 */
final readonly class PickerProps {

	public function __construct(
		private Terminals $terminals,
		private SavedSelection $selection,
		private Settings $settings,
	) {}

	/**
	 * @return array{methodId: string, fieldName: string, country: string, selected: array{id: string, text: string, city: string}|null, listUrl: string, version: string, logo: string, chunks: string, labels: array<string, string>}
	 */
	public function for_shopper(): array {
		$country = Shopper::country();
		return $this->build( $country, $this->selection->terminal( $country ) );
	}

	/**
	 * @return array{methodId: string, fieldName: string, country: string, selected: array{id: string, text: string, city: string}|null, listUrl: string, version: string, logo: string, chunks: string, labels: array<string, string>}
	 */
	public function build( string $country, ?Terminal $selected ): array {
		return [
			'methodId'  => Method::ID,
			'fieldName' => Method::FIELD,
			'country'   => $country,
			'selected'  => $selected === null ? null : [
				'id'   => $selected->id,
				'text' => $selected->text(),
				'city' => $selected->city,
			],
			'listUrl'   => rest_url( TerminalsRoute::NAMESPACE . TerminalsRoute::PATH ),
			'version'   => $this->terminals->version( $country ),
			'logo'      => $this->settings->logo_url(),
			'chunks'    => plugins_url( 'build/', PLUGIN_FILE ),
			'labels'    => self::labels(),
		];
	}

	/** @return array<string, string> */
	public static function labels(): array {
		return [
			'label'       => __( 'LP Express terminal', 'vitrina-lpexpress' ),
			'placeholder' => __( 'Choose a terminal', 'vitrina-lpexpress' ),
			'choose'      => __( 'Choose a terminal', 'vitrina-lpexpress' ),
			'change'      => __( 'Change terminal', 'vitrina-lpexpress' ),
			'search'      => __( 'Search by city, street or place', 'vitrina-lpexpress' ),
			'clear'       => __( 'Clear the search', 'vitrina-lpexpress' ),
			'close'       => __( 'Close', 'vitrina-lpexpress' ),
			'noResults'   => __( 'No results found', 'vitrina-lpexpress' ),
			'loadFailed'  => __( 'The results could not be loaded.', 'vitrina-lpexpress' ),
			'loading'     => __( 'Searching…', 'vitrina-lpexpress' ),
			'loadingMore' => __( 'Loading more results…', 'vitrina-lpexpress' ),
			'retry'       => __( 'Try again', 'vitrina-lpexpress' ),
			'saving'      => __( 'Saving…', 'vitrina-lpexpress' ),
			'saved'       => __( 'Terminal saved', 'vitrina-lpexpress' ),
			'saveFailed'  => __( 'The terminal could not be saved. Please choose it again.', 'vitrina-lpexpress' ),
			'required'    => __( 'Please choose an LP Express terminal.', 'vitrina-lpexpress' ),
			// The script inserts the number and chooses the plural form; 1, 2 and 10 give the three forms of Lithuanian.
			'countOne'    => self::count_label( 1 ),
			'countFew'    => self::count_label( 2 ),
			'countMany'   => self::count_label( 10 ),
		];
	}

	private static function count_label( int $number ): string {
		/* translators: %d: number of terminals that match the search. */
		return _n( '%d terminal', '%d terminals', $number, 'vitrina-lpexpress' );
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion;

use Vitrina\Runtime\Hookable;

/**
 * A module's part in WordPress's export and erasure of personal data. All data of an e-mail address is handled in one
 * request, so the result is always `done`.
 */
abstract readonly class PersonalData implements Hookable {
	/** @var string Id of the exporter, of the eraser, and of the group in the export. */
	protected const ID = '';

	public function register_hooks(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $exporters ): array => $exporters + self::entry( 'exporter', $this->export( ... ) ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $erasers ): array => $erasers + self::entry( 'eraser', $this->erase( ... ) ) );
	}

	/** Title of the group in the export; also the name of the exporter and of the eraser. */
	abstract protected static function title(): string;

	/** @return array<int, array<string, string>> Items by id; each has its values by translated name. */
	abstract protected function items( string $email ): array;

	/** @return bool Whether there was something to delete. */
	abstract protected function delete( string $email ): bool;

	/** @return array<string, array<string, mixed>> */
	private static function entry( string $kind, callable $callback ): array {
		return [
			static::ID => [
				"{$kind}_friendly_name" => static::title(),
				'callback'              => $callback,
			],
		];
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		$data = [];
		foreach ( $this->items( $email ) as $id => $values ) {
			$data[] = [
				'group_id'    => static::ID,
				'group_label' => static::title(),
				'item_id'     => static::ID . "-{$id}",
				'data'        => array_map( static fn ( string $name, string $value ): array => compact( 'name', 'value' ), array_keys( $values ), $values ),
			];
		}
		return [
			'data' => $data,
			'done' => true,
		];
	}

	/** @return array{items_removed: bool, items_retained: false, messages: list<string>, done: true} */
	private function erase( string $email ): array {
		return [
			'items_removed'  => $this->delete( $email ),
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}
}

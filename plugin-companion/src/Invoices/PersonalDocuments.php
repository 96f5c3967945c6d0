<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices;

use Vitrina\Companion\Invoices\Documents\InvoiceView;
use Vitrina\Companion\Invoices\Storage\InvoiceList;
use Vitrina\Runtime\Hookable;

/**
 * Documents in WordPress's export of personal data. They are not erased: accounting documents are kept for ten
 * years (Index of storage terms of general documents, order V-100 of the Chief Archivist; GDPR, article 17(3)(b)).
 */
final readonly class PersonalDocuments implements Hookable {
	private const ID = 'vitrina-invoices';

	public function __construct( private InvoiceList $documents ) {}

	public function register_hooks(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $all + self::entry( 'exporter', $this->export( ... ) ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $all + self::entry( 'eraser', $this->keep( ... ) ) );
	}

	/** @return array<string, array<string, mixed>> */
	private static function entry( string $kind, callable $callback ): array {
		return [
			self::ID => [
				"{$kind}_friendly_name" => __( 'Invoices', 'vitrina-companion' ),
				'callback'              => $callback,
			],
		];
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		$data = [];
		foreach ( $this->documents->of_buyer( $email ) as $issued ) {
			$data[] = [
				'group_id'    => self::ID,
				'group_label' => __( 'Invoices', 'vitrina-companion' ),
				'item_id'     => self::ID . "-{$issued->id}",
				'data'        => [
					[
						'name'  => InvoiceView::link_text( $issued->document ),
						'value' => implode( ', ', [ $issued->document->date, $issued->document->buyer->name, ...InvoiceView::party_lines( $issued->document->buyer ) ] ),
					],
				],
			];
		}
		return [
			'data' => $data,
			'done' => true,
		];
	}

	/** @return array{items_removed: false, items_retained: bool, messages: list<string>, done: true} */
	private function keep( string $email ): array {
		$has_some = $this->documents->of_buyer( $email ) !== [];
		return [
			'items_removed'  => false,
			'items_retained' => $has_some,
			'messages'       => $has_some ? [ __( 'Invoices were kept: the law asks for it.', 'vitrina-companion' ) ] : [],
			'done'           => true,
		];
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/**
 * A consumer's statement of withdrawal.
 * Name, order and e-mail address: no more may be required (Directive 2011/83/EU, article 11a). The
 * goods are only given for a partial withdrawal.
 */
final readonly class WithdrawalNotice {
	/** Maximum characters of each field. */
	public const LENGTHS = [
		'name'  => 100,
		'order' => 40,
		'email' => 100,
		'goods' => 4000,
	];

	public function __construct(
		public string $name = '',
		public string $order = '',
		public string $email = '',
		public string $goods = '',
	) {}

	/** @param array<array-key, mixed> $sent Submitted values, unslashed. */
	public static function parse( array $sent ): self {
		$text = static function ( string $field ) use ( $sent ): string {
			$value = $sent[ $field ] ?? '';
			$value = is_string( $value ) ? mb_scrub( $value, 'UTF-8' ) : '';
			// Removes control characters, except line breaks in the goods.
			$value = (string) preg_replace( $field === 'goods' ? '/[^\P{C}\n]+/u' : '/\p{C}+/u', ' ', str_replace( "\r\n", "\n", $value ) );
			return trim( mb_substr( trim( $value ), 0, self::LENGTHS[ $field ] ) );
		};
		return new self( $text( 'name' ), ltrim( $text( 'order' ), '# ' ), $text( 'email' ), $text( 'goods' ) );
	}

	/** Whether it withdraws from the whole order. */
	public function is_whole(): bool {
		return $this->goods === '';
	}

	/** @return list<string> The goods, one per line. */
	public function lines(): array {
		return array_values( array_filter( array_map( trim( ... ), explode( "\n", $this->goods ) ), static fn ( string $line ): bool => $line !== '' ) );
	}

	public function with_goods( string $goods ): self {
		return new self( $this->name, $this->order, $this->email, $goods );
	}

	/** @return list<'name'|'order'|'email'> Fields that are empty or invalid. */
	public function errors(): array {
		return array_keys(
			array_filter(
				[
					'name'  => $this->name === '',
					'order' => $this->order === '',
					'email' => filter_var( $this->email, FILTER_VALIDATE_EMAIL ) === false,
				]
			)
		);
	}

	/** @return array{name: string, order: string, email: string, goods: string} */
	public function to_array(): array {
		return [
			'name'  => $this->name,
			'order' => $this->order,
			'email' => $this->email,
			'goods' => $this->goods,
		];
	}
}

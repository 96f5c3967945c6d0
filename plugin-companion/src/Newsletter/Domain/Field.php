<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter\Domain;

/**
 * A field of a sign-up form, as the owner defined it.
 *
 * @phpstan-type Written array{name: string, type: string, label: string, options: list<string>, required: bool, show: string, hide: string}
 */
final readonly class Field {
	private const TYPES = [ 'text', 'email', 'tel', 'url', 'select', 'radio', 'checkbox', 'textarea' ];

	/** Maximum characters of a value. */
	private const MAX_LENGTH = 500;

	/** @param list<string> $options */
	public function __construct(
		public string $name,
		public string $type,
		public string $label,
		public array $options,
		public bool $required,
		public string $show,
		public string $hide,
	) {}

	/** @param array<array-key, mixed> $written Attributes of the shortcode, or the result of to_array(). */
	public static function parse( array $written ): ?self {
		$text = static fn ( string $name ): string => is_scalar( $written[ $name ] ?? null ) ? trim( (string) $written[ $name ] ) : '';
		$name = strtolower( $text( 'name' ) );
		if ( preg_match( '/^[a-z][a-z0-9_-]{0,39}$/', $name ) !== 1 ) {
			return null;
		}
		$options = $written['options'] ?? '';
		$options = is_array( $options ) ? array_values( array_filter( $options, is_string( ... ) ) ) : explode( '|', $text( 'options' ) );
		$label   = $text( 'label' );
		return new self(
			$name,
			in_array( $text( 'type' ), self::TYPES, true ) ? $text( 'type' ) : 'text',
			$label === '' ? ucfirst( $name ) : $label,
			array_values( array_filter( array_map( trim( ... ), $options ), static fn ( string $option ): bool => $option !== '' ) ),
			// A shortcode attribute `required` without a value has a numeric key.
			in_array( $text( 'required' ), [ '1', 'yes', 'true', 'required' ], true ) || in_array( 'required', array_filter( $written, is_int( ... ), ARRAY_FILTER_USE_KEY ), true ),
			$text( 'show-if' ) !== '' ? $text( 'show-if' ) : $text( 'show' ),
			$text( 'hide-if' ) !== '' ? $text( 'hide-if' ) : $text( 'hide' ),
		);
	}

	/** @return Written */
	public function to_array(): array {
		return [
			'name'     => $this->name,
			'type'     => $this->type,
			'label'    => $this->label,
			'options'  => $this->options,
			'required' => $this->required,
			'show'     => $this->show,
			'hide'     => $this->hide,
		];
	}

	/** @param array<string, list<string>> $given Values by field. */
	public function is_shown( array $given ): bool {
		$show = Condition::parse( $this->show );
		$hide = Condition::parse( $this->hide );
		return ( $show === null || $show->is_met( $given[ $show->field ] ?? [] ) )
			&& ( $hide === null || ! $hide->is_met( $given[ $hide->field ] ?? [] ) );
	}

	/** Cleans a value: a URL starts with "http" (spec §5), and a choice must be one of the options. */
	public function clean( string $value ): string {
		$value = trim( mb_substr( mb_scrub( $value, 'UTF-8' ), 0, self::MAX_LENGTH ) );
		if ( $this->type === 'url' && $value !== '' && ! str_starts_with( $value, 'http' ) ) {
			$value = "http://{$value}";
		}
		return $this->has_options() && ! in_array( $value, $this->options(), true ) ? '' : $value;
	}

	public function has_options(): bool {
		return in_array( $this->type, [ 'select', 'radio', 'checkbox' ], true );
	}

	/** @return list<string> A checkbox field without options is a single checkbox. */
	public function options(): array {
		return $this->options === [] && $this->type === 'checkbox' ? [ '1' ] : $this->options;
	}
}

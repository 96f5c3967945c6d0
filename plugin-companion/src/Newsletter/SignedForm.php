<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Newsletter;

use Vitrina\Companion\Newsletter\Domain\Field;
use Vitrina\Companion\Newsletter\Domain\Form;

/**
 * A form's definition, sent to the browser and back. It is signed, so that the server validates by the
 * owner's definition. The signed text is the same for every visitor.
 */
final class SignedForm {
	public static function encode( Form $form ): string {
		$json = (string) wp_json_encode(
			[
				'id'     => $form->id,
				'name'   => $form->name,
				'fields' => array_map( static fn ( Field $field ): array => $field->to_array(), $form->fields ),
			]
		);
		$text = base64_encode( $json );
		return $text . '.' . self::sign( $text );
	}

	/** @return Form|null Null if the signature or the content is invalid. */
	public static function decode( string $signed ): ?Form {
		[ $text, $signature ] = explode( '.', $signed, 2 ) + [ '', '' ];
		if ( ! hash_equals( self::sign( $text ), $signature ) ) {
			return null;
		}
		$data = json_decode( (string) base64_decode( $text, true ), true );
		if ( ! is_array( $data ) || ! is_string( $data['id'] ?? null ) || ! is_string( $data['name'] ?? null ) || ! is_array( $data['fields'] ?? null ) ) {
			return null;
		}
		$fields = array_map( Field::parse( ... ), array_filter( $data['fields'], is_array( ... ) ) );
		return new Form( $data['id'], $data['name'], array_values( array_filter( $fields ) ) );
	}

	private static function sign( string $text ): string {
		return hash_hmac( 'sha256', "vitrina-newsletter-form|{$text}", wp_salt() );
	}
}

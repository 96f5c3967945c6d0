<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use DOMDocument;
use Greenter\Ubl\UblValidator;
use PHPUnit\Framework\Assert;
use ReflectionClass;
use Vitrina\Companion\Invoices\Domain\Kind;

/** The XML schema of UBL 2.1, as a development package carries it. */
final readonly class UblSchema {
	public static function validate( string $xml, Kind $kind ): void {
		$folder   = dirname( (string) ( new ReflectionClass( UblValidator::class ) )->getFileName(), 2 );
		$name     = $kind === Kind::INVOICE ? 'Invoice' : 'CreditNote';
		$document = new DOMDocument();
		$document->loadXML( $xml, LIBXML_NONET );
		$was      = libxml_use_internal_errors( true );
		$is_valid = $document->schemaValidate( "$folder/xsd/2.1/maindoc/UBL-$name-2.1.xsd" );
		$errors   = array_map( static fn ( object $error ): string => trim( $error->message ), libxml_get_errors() );
		libxml_clear_errors();
		libxml_use_internal_errors( $was );
		Assert::assertTrue( $is_valid, implode( "\n", $errors ) . "\n$xml" );
	}
}

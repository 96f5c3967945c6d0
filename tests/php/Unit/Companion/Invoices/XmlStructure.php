<?php

declare( strict_types=1 );

namespace Vitrina\Tests\Unit\Companion\Invoices;

use DOMDocument;
use DOMElement;

/** Compares an XML file with the structure of a format: names, order, how often, and what a text may be. */
final readonly class XmlStructure {
	private const CHILD = '/^([\w:]+)([?*+])?$/D';

	/**
	 * @param array<string, string>              $namespaces Address by prefix.
	 * @param array<string, string|list<string>> $elements   Each element: its children in order, with "?" for at most once, "*" for any number, "+" for at least once; or what its text must match.
	 * @param list<string>                       $nillable   Elements that may say `xsi:nil`.
	 */
	public function __construct(
		private array $namespaces,
		private array $elements,
		private array $nillable = [],
	) {}

	/** @return list<string> What does not fit, with the name of the element. */
	public function problems( string $xml ): array {
		$document = new DOMDocument();
		if ( ! $document->loadXML( $xml, LIBXML_NONET | LIBXML_NOERROR ) || $document->documentElement === null ) {
			return [ 'not well-formed' ];
		}
		return $this->problems_of( $document->documentElement );
	}

	/** @return list<string> */
	private function problems_of( DOMElement $element ): array {
		$name     = $element->nodeName;
		$rule     = $this->elements[ $name ] ?? null;
		$children = array_values( array_filter( iterator_to_array( $element->childNodes ), static fn ( mixed $node ): bool => $node instanceof DOMElement ) );
		if ( $element->namespaceURI !== ( $this->namespaces[ $element->prefix ] ?? null ) || $rule === null ) {
			return [ "$name is unknown" ];
		}
		if ( $element->getAttributeNS( 'http://www.w3.org/2001/XMLSchema-instance', 'nil' ) === 'true' ) {
			return in_array( $name, $this->nillable, true ) && $element->textContent === '' ? [] : [ "$name may not be nil" ];
		}
		if ( is_string( $rule ) ) {
			return $children === [] && preg_match( $rule, $element->textContent ) === 1 ? [] : [ "$name: {$element->textContent}" ];
		}
		$order   = implode( '', array_map( static fn ( DOMElement $child ): string => "<{$child->nodeName}>", $children ) );
		$pattern = implode( '', array_map( static fn ( string $child ): string => preg_match( self::CHILD, $child, $parts ) === 1 ? "(<{$parts[1]}>)" . ( $parts[2] ?? '' ) : '', $rule ) );
		$wrong   = preg_match( "/^$pattern$/D", $order ) === 1 ? [] : [ "$name has $order" ];
		return [ ...$wrong, ...array_merge( ...array_map( $this->problems_of( ... ), $children ) ) ];
	}
}

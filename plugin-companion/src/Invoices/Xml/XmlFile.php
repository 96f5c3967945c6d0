<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

use XMLWriter;

/** Writes elements one after the other, so that a month of documents is never in memory as a tree. */
final readonly class XmlFile {
	private XMLWriter $writer;

	/** @param array<string, string> $namespaces Address by prefix; '' is the prefix of elements without one. */
	public function __construct( string $root, array $namespaces ) {
		$this->writer = new XMLWriter();
		$this->writer->openMemory();
		$this->writer->setIndent( true );
		$this->writer->startDocument( '1.0', 'UTF-8' );
		$this->writer->startElement( $root );
		foreach ( $namespaces as $prefix => $address ) {
			$this->writer->writeAttribute( $prefix === '' ? 'xmlns' : "xmlns:$prefix", $address );
		}
	}

	/** Opens an element that later ones are put into. */
	public function open( string $name ): void {
		$this->writer->startElement( $name );
	}

	public function close(): void {
		$this->writer->endElement();
	}

	public function add( ?Element ...$elements ): void {
		foreach ( array_filter( $elements ) as $element ) {
			$this->writer->startElement( $element->name );
			foreach ( $element->attributes as $name => $value ) {
				$this->writer->writeAttribute( $name, Text::line( $value ) );
			}
			if ( is_array( $element->content ) ) {
				$this->add( ...$element->content );
			} elseif ( $element->content !== '' ) {
				$this->writer->text( Text::line( $element->content ) );
			}
			$this->writer->endElement();
		}
	}

	/** Closes all open elements, and returns the file. */
	public function text(): string {
		$this->writer->endDocument();
		return $this->writer->outputMemory();
	}
}

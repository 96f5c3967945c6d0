<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Invoices\Xml;

use DomainException;

final class NotExportable extends DomainException {
	/** @param string $label Series and number of the document. */
	public function __construct(
		public readonly Obstacle $obstacle,
		public readonly string $label,
	) {
		parent::__construct( "Document $label cannot be exported: {$obstacle->name}." );
	}
}

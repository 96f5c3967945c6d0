<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** Why a product has no right of withdrawal, or only a limited one (Directive 2011/83/EU, article 16). */
enum Exemption: string {
	/** Made to the consumer's specifications (c). */
	case MadeToMeasure = 'made_to_measure';

	/** Deteriorates or expires rapidly (d). */
	case Perishable = 'perishable';

	/** Sealed for hygiene (e). Only goods with a broken seal are excepted, so the form cannot exclude the product. */
	case Sealed = 'sealed';

	public function excludes(): bool {
		return $this !== self::Sealed;
	}
}

<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Withdrawal\Domain;

/** Why a product has no right of withdrawal, or only a limited one (Directive 2011/83/EU, article 16). */
enum Exemption: string {
	/** Made to the consumer's specifications (c). */
	case MadeToMeasure = 'made_to_measure';

	/** Deteriorates or expires rapidly (d). */
	case Perishable = 'perishable';

	/** Sealed for hygiene (e). Only the unsealed goods are excepted, so the shop cannot refuse them beforehand. */
	case Sealed = 'sealed';

	public function excludes(): bool {
		return $this !== self::Sealed;
	}
}

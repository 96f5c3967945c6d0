<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Domain;

final readonly class Terminal {

	public function __construct(
		public string $id,
		public string $country,
		public string $city,
		public string $name,
		public string $address,
		public string $postcode = '',
		public ?float $lat = null,
		public ?float $lng = null,
	) {}

	/** Its label inside the group of its city: `Maxima, Savanorių pr. 247`. */
	public function text(): string {
		return $this->address === '' ? $this->name : "{$this->name}, {$this->address}";
	}

	/** Its label where the city is not shown: `Maxima - Savanorių pr. 247, Kaunas`. */
	public function label(): string {
		$place = $this->address === '' ? $this->city : "{$this->address}, {$this->city}";
		return "{$this->name} - {$place}";
	}
}

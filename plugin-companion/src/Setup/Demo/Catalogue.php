<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Setup\Demo;

/**
 * The sample products. Their pictures are in the folder `demo`.
 *
 * @phpstan-type Sample array{name: string, short: string, text: string, category: string, price: string, sale: string, weight: string, sizes: array<string, string>}
 */
final class Catalogue {
	/** @return array<string, array{string, string}> Name of the group → name and description of the category. */
	public static function categories(): array {
		return [
			'perfumes' => [ __( 'Perfumes', 'vitrina-companion' ), __( 'Samples: perfumes mixed in small batches.', 'vitrina-companion' ) ],
			'candles'  => [ __( 'Candles', 'vitrina-companion' ), __( 'Samples: candles of soy wax.', 'vitrina-companion' ) ],
			'home'     => [ __( 'Home scents', 'vitrina-companion' ), __( 'Samples: scents for rooms and linen.', 'vitrina-companion' ) ],
		];
	}

	/** @return array<string, Sample> Name of the picture → product. Prices in euros, weights in kilograms. */
	public static function products(): array {
		return [
			'vk-101' => self::product( 'perfumes', __( 'Garden in the Mist', 'vitrina-companion' ), __( 'Wet leaves, pear and white flowers.', 'vitrina-companion' ), '48.00', '0.35' ),
			'vk-104' => self::product( 'perfumes', __( 'Meadows after Rain', 'vitrina-companion' ), __( 'Cut grass, clover and warm earth.', 'vitrina-companion' ), '45.00', '0.35', sale: '36.00' ),
			'vk-201' => self::product( 'perfumes', __( 'Pine Forest', 'vitrina-companion' ), __( 'Resin, juniper and sun on the bark.', 'vitrina-companion' ), '52.00', '0.35' ),
			'vk-301' => self::product( 'perfumes', __( 'Salt of the Dunes', 'vitrina-companion' ), __( 'Sea wind, driftwood and a little smoke.', 'vitrina-companion' ), '49.00', '0.35' ),
			'vz-101' => self::product( 'candles', __( 'Raspberry Canes', 'vitrina-companion' ), __( 'Sun-warmed raspberries, a leaf and some honey.', 'vitrina-companion' ), '22.00', '0.52' ),
			'vz-103' => self::product(
				'candles',
				__( 'Lavender Field', 'vitrina-companion' ),
				__( 'Lavender for the hour before sleep.', 'vitrina-companion' ),
				'14.00',
				'0.52',
				sizes: [
					__( 'Small', 'vitrina-companion' )  => '14.00',
					__( 'Medium', 'vitrina-companion' ) => '22.00',
					__( 'Large', 'vitrina-companion' )  => '31.00',
				]
			),
			'vz-201' => self::product( 'candles', __( 'Fireplace', 'vitrina-companion' ), __( 'Birch wood, smoke and a wooden wick that crackles.', 'vitrina-companion' ), '29.00', '0.64', sale: '24.00' ),
			'vn-101' => self::product( 'home', __( 'Fresh Linen', 'vitrina-companion' ), __( 'Linen that dried outside all day.', 'vitrina-companion' ), '26.00', '0.45' ),
			'vn-104' => self::product( 'home', __( 'Mandarin Peel', 'vitrina-companion' ), __( 'Mandarin, clove and a kitchen in December.', 'vitrina-companion' ), '24.00', '0.45' ),
			'vn-201' => self::product( 'home', __( 'Scent of Rain', 'vitrina-companion' ), __( 'The first minute of a summer rain.', 'vitrina-companion' ), '18.00', '0.30' ),
		];
	}

	/** Path of a product's picture. */
	public static function picture( string $name ): string {
		return dirname( __DIR__, 3 ) . "/demo/{$name}.webp";
	}

	/**
	 * @param array<string, string> $sizes Size → price; empty for a product without sizes.
	 * @return Sample
	 */
	private static function product( string $category, string $name, string $short, string $price, string $weight, string $sale = '', array $sizes = [] ): array {
		return [
			'text' => __( 'This is a sample product. It shows how your shop looks; nobody sends it. Remove all samples under Vitrina → Setup before you open the shop.', 'vitrina-companion' ),
		] + compact( 'name', 'short', 'category', 'price', 'sale', 'weight', 'sizes' );
	}
}

/**
 * The sizes WordPress and the theme ask for, by the picture's shape.
 */

/** @typedef {[name: string, width: number, height: number]} Size */

/** @type {Size[]} 4:5, for products and whatever stands beside them. */
const PORTRAIT = [
	[ 'thumbnail', 150, 150 ],
	[ 'woocommerce_gallery_thumbnail', 150, 188 ],
	[ 'medium', 240, 300 ],
	[ 'vitrina-300', 300, 375 ],
	[ 'vitrina-450', 450, 563 ],
	[ 'woocommerce_thumbnail', 600, 750 ],
	[ 'medium_large', 768, 960 ],
	[ 'large', 819, 1024 ],
	[ 'vitrina-900', 900, 1125 ],
];

/**
 * @param {number} width
 * @param {number} height
 * @return {Size[]} The smaller sizes of a picture that large.
 */
export function sizesOf( width, height ) {
	if ( width < height ) {
		return PORTRAIT;
	}
	/** @type {[string, number][]} */
	const widths = [
		[ 'medium', 300 ],
		[ 'medium_large', 768 ],
		[ 'large', 1024 ],
		[ '1536x1536', 1536 ],
		[ '2048x2048', 2048 ],
	];
	return [
		[ 'thumbnail', 150, 150 ],
		[ 'vitrina-450', 450, 563 ],
		...widths
			.filter( ( [ , wide ] ) => wide < width )
			.map(
				( [ name, wide ] ) =>
					/** @type {Size} */ ( [
						name,
						wide,
						Math.round( ( wide * height ) / width ),
					] )
			),
	];
}

/** What we use of two packages that have no types of their own. */
declare module 'subset-font' {
	interface Options {
		targetFormat: 'sfnt';
		/** OpenType features that stay. */
		keepFeatures: string[];
		noHinting: boolean;
		/** Axis → the value or the part that is left of it. */
		variationAxes: Record< string, number | { min: number; max: number } >;
	}
	function subsetFont(
		font: Buffer,
		text: string,
		options: Options
	): Promise< Buffer >;
	export = subsetFont;
}

declare module 'fontverter' {
	export function convert( font: Buffer, to: 'woff2' ): Promise< Buffer >;
}

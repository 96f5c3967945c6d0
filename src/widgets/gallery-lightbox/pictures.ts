/** A picture as the lightbox shows it (spec §3, gallery item). */
export interface Picture {
	/** Address of the large file. */
	readonly src: string;
	/** Of the large file, in pixels; 0 where the page does not tell. */
	readonly width: number;
	readonly height: number;
	readonly alt: string;
	readonly caption: string;
	/** The link that shows it small. */
	readonly element: HTMLAnchorElement;
	/** The small file, shown until the large one is there. */
	readonly msrc: string;
}

/**
 * Whether an address is a picture's, by its ending alone (spec §5).
 *
 * @param address Of a link; what follows `?` or `#` is ignored.
 */
export function isPictureAddress( address: string ): boolean {
	return /\.(?:jpe?g|gif|png|webp)$/i.test(
		address.replace( /[?#].*$/s, '' )
	);
}

/**
 * What the lightbox can show of a gallery, in its order.
 *
 * @param gallery Where to look for links to pictures.
 */
export function readPictures( gallery: ParentNode ): Picture[] {
	return [ ...gallery.querySelectorAll( 'a' ) ].flatMap( ( element ) => {
		const picture = element.querySelector( 'img' );
		if ( ! picture || ! isPictureAddress( element.href ) ) {
			return [];
		}
		const { dataset } = picture;
		return [
			{
				src: element.href,
				width: Number( dataset.large_image_width ) || 0,
				height: Number( dataset.large_image_height ) || 0,
				alt: picture.alt,
				caption: dataset.caption || picture.title,
				element,
				msrc: picture.currentSrc || picture.src,
			},
		];
	} );
}

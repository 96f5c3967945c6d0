import { isPictureAddress } from '../../components/picture-link';

/** A picture in the lightbox (spec §3, gallery item). */
export interface Picture {
	/** URL of the large file. */
	readonly src: string;
	/** Size of the large file in pixels; 0 if it is unknown. */
	readonly width: number;
	readonly height: number;
	readonly alt: string;
	readonly caption: string;
	/** The link with the small image. */
	readonly element: HTMLAnchorElement;
	/** URL of the small file, shown until the large one is loaded. */
	readonly msrc: string;
}

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

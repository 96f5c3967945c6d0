/** A slide as PHP printed it; see Slides.php of the companion. */
export interface PrintedSlide {
	/** "1 of 3", in the language of the page. */
	readonly label: string;
	readonly roleDescription: string;
	/** Of other blocks: kept as it is. */
	readonly html: string;
}

/**
 * @param  box What holds the slides; null where PHP printed none.
 * @throws {Error} Where there is no box.
 */
export function readSlides( box: Element | null ): PrintedSlide[] {
	if ( ! box ) {
		throw new Error( 'There is no box of slides.' );
	}
	return [ ...box.children ].map( ( slide ) => ( {
		label: slide.getAttribute( 'aria-label' ) ?? '',
		roleDescription: slide.getAttribute( 'aria-roledescription' ) ?? '',
		html: slide.innerHTML,
	} ) );
}

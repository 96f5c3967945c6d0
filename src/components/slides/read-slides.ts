/** A slide printed by PHP; see Slides.php of the companion. */
export interface PrintedSlide {
	/** "1 of 3", in the language of the page. */
	readonly label: string;
	readonly roleDescription: string;
	/** HTML of other blocks, not changed. */
	readonly html: string;
}

/** Reads the slides in their container. Throws if PHP printed none. */
export function readSlides( container: Element | null ): PrintedSlide[] {
	if ( ! container ) {
		throw new Error( 'There is no container of slides.' );
	}
	return [ ...container.children ].map( ( slide ) => ( {
		label: slide.getAttribute( 'aria-label' ) ?? '',
		roleDescription: slide.getAttribute( 'aria-roledescription' ) ?? '',
		html: slide.innerHTML,
	} ) );
}
